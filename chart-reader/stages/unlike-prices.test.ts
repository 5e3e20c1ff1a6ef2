import { alternate, standOnOneRow } from './unlike-prices.ts';
import type { PixelBar } from './pixel-bar.ts';

const even = (k: number): number => Math.abs(Math.sin(12.9898 * (k + 1)) * 43758.5453) % 1;

/** Bars of which only the heights of body and wicks matter. */
const barsOf = (heights: (k: number) => { body: number; wicks: number }): PixelBar[] =>
  Array.from({ length: 120 }, (_, k) => {
    const { body, wicks } = heights(k);
    return { slot: k, highY: 100 - wicks, openY: 100, closeY: 100 + body, lowY: 100 + body } as PixelBar;
  });

describe('alternate', () => {
  it('is not true of bars whose heights are their own', () => {
    expect(alternate(barsOf((k) => ({ body: 10 * even(k), wicks: 8 * even(k + 500) })))).toBe(false);
  });

  it('is not true of one bar high and one low after another for a while', () => {
    const some = barsOf((k) => ({ body: k < 20 ? 4 + 6 * (k % 2) : 10 * even(k), wicks: 8 * even(k + 500) }));
    expect(alternate(some)).toBe(false);
  });

  it('is true of points and the pieces of a line between them', () => {
    expect(
      alternate(
        barsOf((k) => ({ body: k % 2 === 0 ? 8 + even(k) : 3 + 5 * even(k), wicks: k % 2 === 0 ? 0 : 2 })),
      ),
    ).toBe(true);
  });
});

describe('standOnOneRow', () => {
  const ending = (row: (k: number) => number): PixelBar[] =>
    Array.from({ length: 40 }, (_, k) => ({ highY: row(k) - 5 - 80 * even(k), lowY: row(k) }) as PixelBar);

  it('is true of bars of volume, a few of which were misread', () => {
    expect(standOnOneRow(ending((k) => (k % 4 === 0 ? 200 + 60 * even(k) : 300)))).toBe(true);
    const hanging = ending((k) => (k % 4 === 0 ? 200 + 60 * even(k) : 300)).map(
      ({ highY, lowY }) => ({ highY: -lowY, lowY: -highY }) as PixelBar,
    );
    expect(standOnOneRow(hanging)).toBe(true);
  });

  it('is true of bars of volume whose feet a blur spreads', () => {
    expect(standOnOneRow(ending((k) => 290 + 20 * even(k + 70)))).toBe(true);
  });

  it('is not true of bars that are longer than their price moves', () => {
    const still = Array.from(
      { length: 40 },
      (_, k) => ({ highY: 100 - 30 * even(k), lowY: 160 + 24 * even(k + 70) }) as PixelBar,
    );
    expect(standOnOneRow(still)).toBe(false);
  });

  it('is not true of prices that stopped at one level again and again', () => {
    expect(standOnOneRow(ending((k) => (k % 2 === 0 ? 300 : 220 + 70 * even(k))))).toBe(false);
  });
});
