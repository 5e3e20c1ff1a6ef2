import { runsOf } from '../image/runs.ts';
import { measureWidths } from './widths.ts';

const WIDTH = 400;
const HEIGHT = 200;
const COMB = { spacing: 10, origin: 5, slots: 40, peak: 1 };

/** A mask with these rectangles: left, top, columns, rows. */
function widthsOf(rectangles: readonly (readonly [number, number, number, number])[], comb = COMB) {
  const mask = new Uint8Array(WIDTH * HEIGHT);
  for (const [x, y, w, h] of rectangles)
    for (let row = y; row < y + h; row++) mask.fill(1, row * WIDTH + x, row * WIDTH + x + w);
  return measureWidths(runsOf(mask, WIDTH, HEIGHT, true), HEIGHT, comb);
}

const slots = Array.from({ length: 40 }, (_, k) => k);

describe('measureWidths', () => {
  it('tells the wicks from the bodies of candles', () => {
    const candles = slots.flatMap((k) => [
      [10 * k + 4, 60, 1, 40] as const,
      [10 * k + 1, 70, 7, 20] as const,
    ]);
    expect(widthsOf(candles)).toEqual({ wick: 1, body: 7 });
  });

  it('tells wicks of few rows from the bodies, where nearly all rows are those of bodies', () => {
    const candles = slots.flatMap((k) => [
      [10 * k + 4, k % 4 ? 60 : 52, 1, 100] as const,
      [10 * k + 1, 60, 7, 100] as const,
    ]);
    expect(widthsOf(candles)).toEqual({ wick: 1, body: 7 });
    expect(widthsOf(slots.map((k) => [10 * k + 1, 60, 7, 100] as const))).toEqual({ wick: 7, body: null });
  });

  it('takes wide wicks for no bodies where there are as many rows of wider ones', () => {
    const candles = slots.flatMap((k) => [
      [10 * k + 3, 60, 4, 60] as const,
      [10 * k + 1, 80, 8, k % 2 ? 24 : 20] as const,
      ...(k % 4 ? [] : [[10 * k + 4, 59, 1, 4] as const, [10 * k + 4, 116, 1, 8] as const]),
    ]);
    expect(widthsOf(candles)).toEqual({ wick: 4, body: 8 });
  });

  it('takes specks that letters leave for no wicks of bars with thick stems', () => {
    const stems = slots.map((k) => [10 * k + 3, 60, 3, 30] as const);
    const specks = slots.flatMap((k) => [0, 4, 8, 12].map((y) => [10 * k + 4, y, 1, 2] as const));
    expect(widthsOf([...stems, ...specks]).wick).toBe(3);
  });

  it('counts everything where all bars are flat', () => {
    expect(widthsOf(slots.map((k) => [10 * k + 4, 60, 2, 3] as const)).wick).toBe(2);
  });

  it('takes wide wicks with more rows than the bodies for wicks', () => {
    const bars = slots
      .slice(0, 10)
      .flatMap((k) => [[40 * k + 4, 20, 3, 90] as const, [40 * k - 8, 60, 27, 14] as const]);
    const letters = slots.slice(0, 10).map((k) => [40 * k + 5, 120, 1, 20] as const);
    const comb = { spacing: 40, origin: 5.5, slots: 10, peak: 1 };
    expect(widthsOf([...bars, ...letters].slice(2), comb)).toEqual({ wick: 3, body: 27 });
  });
});
