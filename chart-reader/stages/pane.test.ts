import type { Word } from '../image/words.ts';
import { timeAxisTop } from './pane.ts';

/** A word in the middle of row `middle` from column `x`, so high. */
const word = (x: number, middle: number, height: number): Word =>
  ({
    box: { x0: x, y0: middle - height / 2, x1: x + 40, y1: middle + height / 2 },
    middle,
    height,
    glyphs: 3,
  }) as unknown as Word;

const pane = { x0: 0, x1: 900 };
const rowAt = (middle: number, heights: readonly number[]): Word[] =>
  heights.map((height, i) => word(20 + 190 * i, middle, height));

describe('timeAxisTop', () => {
  it('passes over small bodies in a row, which are of different heights, and takes the dates below', () => {
    const words = [...rowAt(380, [14, 9, 9, 18]), ...rowAt(470, [12, 12, 13, 12])];
    expect(timeAxisTop(words, 300, pane, 12)).toBe(463.5);
  });

  it('takes a row of dates in which one word is something else', () => {
    const words = rowAt(470, [9, 12, 12, 13, 12]);
    expect(timeAxisTop([...words, word(850, 470, 18)], 300, pane, 12)).toBe(461);
  });
});
