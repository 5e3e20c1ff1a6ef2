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

  it('takes no two words without a tag for a column, nor where the tag is in the middle of the picture', () => {
    expect(findStrips(two, 500, 400)).toEqual([]);
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
});
