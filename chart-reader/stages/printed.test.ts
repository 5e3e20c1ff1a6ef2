import type { Word } from '../image/words.ts';
import { isPrinted, wordsOfLines } from './printed.ts';
import type { Mark } from './slot-marks.ts';

const word = (x0: number, middle: number, glyphs: number, height = 12): Word => ({
  ...{ glyphs, middle, height, shapes: [] },
  box: { x0, y0: middle - height / 2, x1: x0 + 8 * glyphs, y1: middle + height / 2 },
});

describe('wordsOfLines', () => {
  it('[W-562] gives the words of a line, and none that are few, short, or of other heights', () => {
    const header = [word(20, 40, 6), word(100, 41, 5), word(180, 40, 7)];
    expect(wordsOfLines(header)).toEqual(header.map(({ box }) => box));
    expect(wordsOfLines(header.slice(1))).toEqual([]);
    expect(wordsOfLines([word(20, 40, 2), word(60, 40, 3), word(90, 40, 2)])).toEqual([]);
    expect(wordsOfLines([header[0]!, word(100, 40, 5, 24), word(180, 52, 7)])).toEqual([]);
  });

  it('gives the last word of a line, too, where it has grown together with a label above it', () => {
    const header = [word(20, 40, 6), word(100, 40, 5), word(180, 40, 7)];
    const grown = word(250, 36, 12, 20);
    expect(wordsOfLines([...header, grown])).toContainEqual(grown.box);
    const below = word(250, 50, 12, 20);
    expect(wordsOfLines([...header, below])).toHaveLength(3);
  });
});

describe('isPrinted', () => {
  const tag = { x0: 300, x1: 360, y0: 100, y1: 120 };
  const mark = (top: number, bottom: number): Mark => ({ x: 299, top, bottom }) as Mark;

  it('takes the side of a tag, which is higher than its figures, for a piece of it', () => {
    expect(isPrinted(mark(90, 131), [tag])).toBe(true);
  });

  it('takes a bar that goes on above or below the tag for none', () => {
    expect(isPrinted(mark(70, 131), [tag])).toBe(false);
    expect(isPrinted(mark(90, 115), [tag])).toBe(false);
  });
});
