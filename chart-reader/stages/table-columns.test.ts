import type { Word } from '../image/words.ts';
import { findStrips } from './strips.ts';
import { isTableColumn } from './table-columns.ts';

function word(x0: number, middle: number, width = 40): Word {
  const box = { x0, y0: middle - 5, x1: x0 + width, y1: middle + 5 };
  return { box, glyphs: 6, middle, height: 10, shapes: [] };
}

/** A column of figures at even rows. */
const column = (x0: number, pitch: number, width = 40): Word[] =>
  Array.from({ length: 12 }, (_, i) => word(x0, 40 + i * pitch, width));

const stripAt = (words: Word[], x0: number): ReturnType<typeof findStrips>[number] =>
  findStrips(words, 900, 600).find((s) => Math.abs(s.box.x0 - x0) < 2)!;

describe('isTableColumn', () => {
  it('tells prices of an order book by the amounts on their lines', () => {
    const words = [...column(700, 22), ...column(790, 22, 46)];
    expect(isTableColumn(stripAt(words, 700), words)).toBe(true);
  });

  it('keeps an axis that stands alone, or across the pane from another one', () => {
    const alone = column(850, 22);
    expect(isTableColumn(stripAt(alone, 850), alone)).toBe(false);
    const facing = [...column(10, 22), ...column(850, 22)];
    expect(isTableColumn(stripAt(facing, 850), facing)).toBe(false);
  });

  it('keeps an axis with the labels of another scale beside it, whose rows lie far apart', () => {
    const words = [...column(780, 48), ...column(840, 48)];
    expect(isTableColumn(stripAt(words, 840), words)).toBe(false);
  });
});
