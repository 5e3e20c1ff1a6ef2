import type { Word } from '../image/words.ts';
import { findStrips } from './strips.ts';

const word = (x0: number, middle: number): Word => ({
  box: { x0, y0: middle - 6, x1: x0 + 50, y1: middle + 6 },
  middle,
  height: 12,
  glyphs: 6,
  shapes: [],
});

describe('findStrips', () => {
  const two = [word(440, 100), word(440, 300)];
  const tag = { x0: 430, y0: 190, x1: 498, y1: 212 };

  it('takes two aligned words for a column where a tag stands between or beside them', () => {
    expect(findStrips(two, 500, 400, [tag]).map((s) => s.words)).toEqual([two]);
  });

  it('takes no two words in the middle of the picture for a column, with a tag or without', () => {
    const moved = two.map((w) => word(w.box.x0 - 220, w.middle));
    expect(findStrips(moved, 500, 400, [{ ...tag, x0: 210, x1: 278 }])).toEqual([]);
  });

  it('takes no words under the tag itself, or out of line', () => {
    expect(findStrips([word(440, 201), word(440, 300)], 500, 400, [tag])).toEqual([]);
    expect(findStrips([word(434, 100), word(446, 300)], 500, 400, [tag])).toEqual([]);
  });

  it('takes labels of a very large picture for a column, however many pixels they have', () => {
    const large = [200, 500, 800, 1100].map((middle) => {
      const small = word(60, middle);
      return { ...small, height: 43, box: { ...small.box, x1: 285, y0: middle - 21, y1: middle + 22 } };
    });
    expect(findStrips(large, 4000, 2520)).toHaveLength(1);
    expect(findStrips(large, 1000, 1200)).toEqual([]);
  });

  it('takes labels for a column although tags hide every other one of them', () => {
    const hidden = [100, 140, 220, 260, 340].map((middle) => word(440, middle));
    const uneven = [100, 140, 199, 238, 310].map((middle) => word(440, middle));
    const score = (words: Word[]): number => findStrips(words, 500, 400)[0]!.score;
    expect(score(hidden)).toBeGreaterThan(1.5 * score(uneven));
  });

  it('leaves out of the columns of the labels what is joined to one of them', () => {
    const labels = [100, 140, 180, 220].map((middle) => word(440, middle));
    const joined = { ...word(440, 260), box: { x0: 390, y0: 254, x1: 490, y1: 266 } };
    expect(findStrips([...labels, joined], 500, 400)[0]!.box).toMatchObject({ x0: 440, x1: 490 });
  });

  it('[W-541] takes the only two like words at the side for a column, also below others that are unlike', () => {
    expect(findStrips(two, 500, 400).map((s) => s.words)).toEqual([two]);
    const clock = word(444, 20);
    const small = { ...word(440, 50), height: 8 };
    expect(findStrips([...two, clock, small], 500, 400).map((s) => s.words)).toEqual([two]);
    expect(findStrips([two[0]!, { ...two[1]!, height: 8 }], 500, 400)).toEqual([]);
    const from = (x0: number, x1: number, middle: number): Word => ({
      ...word(x0, middle),
      box: { x0, y0: middle - 6, x1, y1: middle + 6 },
    });
    expect(findStrips([word(440, 100), from(440, 498, 220), from(446, 491, 340)], 500, 400)).toEqual([]);
    expect(findStrips([word(440, 100), word(440, 150)], 500, 400)).toEqual([]);
  });

  it('offers columns of other words in the place of a better one after it', () => {
    const own = [100, 140, 180, 220, 260].map((middle) => word(440, middle));
    const joined = [120, 160, 240].map((middle) => {
      const w = word(400, middle);
      return { ...w, height: 30, box: { ...w.box, x1: 490, y0: middle - 15, y1: middle + 15 } };
    });
    const found = findStrips([...own, ...joined], 500, 400).map((s) => s.words);
    expect(found).toContainEqual(own);
    expect(found).toContainEqual(joined);
  });
});
