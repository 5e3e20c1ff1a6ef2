import { findHeaderPrices } from './header-prices.ts';
import type { Segment } from './text-lines.ts';

const row = (text: string, probability: number, others: [string, number][]): Segment => ({
  box: { x0: 0, y0: 0, x1: 300, y1: 12 },
  height: 10,
  plated: false,
  read: { text, probability, alternatives: others.map(([t, p]) => ({ text: t, probability: p })) },
});

describe('findHeaderPrices', () => {
  const prices = '41.713 41.713 41.675 41.675';

  it('is as sure as the figures are: what else the line may say does not matter', () => {
    const same: [string, number][] = [
      [`XAGUSD, M5 ${prices}`, 0.2],
      [`v XAGUSD, M5 ${prices}`, 0.1],
    ];
    expect(findHeaderPrices([[row(`Y XAGUSD, M5 ${prices}`, 0.35, same)]])!.probability).toBeGreaterThan(
      0.95,
    );
    const other: [string, number][] = [['XAGUSD, M5 41.713 41.713 41.575 41.575', 0.3]];
    const unsure = findHeaderPrices([[row(`Y XAGUSD, M5 ${prices}`, 0.35, other)]])!;
    expect(unsure.probability).toBeLessThan(0.85);
  });
});
