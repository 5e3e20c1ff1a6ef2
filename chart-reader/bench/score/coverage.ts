/** Do the stated errors hold? The share of true prices within one and two standard deviations. */
import type { Bar } from '../../types.ts';
import type { ChartTruth } from '../truth.ts';
import { matchColumns } from './match.ts';

export interface Coverage {
  prices: number;
  withinOne: number;
  withinTwo: number;
}

/** Counts true prices inside the stated errors, over the matched bars of one reading. */
export function countCoverage(truth: ChartTruth, bars: readonly Bar[]): Coverage {
  const total: Coverage = { prices: 0, withinOne: 0, withinTwo: 0 };
  const pairs = matchColumns(
    truth.candles.map((c) => c.x_px),
    bars.map((b) => b.x_px),
  );
  for (const [i, j] of pairs) {
    const [real, read] = [truth.candles[i], bars[j]];
    if (!real || !read) continue;
    for (const [price, measured] of [
      [real.o, read.open],
      [real.h, read.high],
      [real.l, read.low],
      [real.c, read.close],
    ] as const) {
      if (price === null || !measured) continue;
      const off = Math.abs(price - measured.price);
      total.prices++;
      if (off <= measured.sigma) total.withinOne++;
      if (off <= 2 * measured.sigma) total.withinTwo++;
    }
  }
  return total;
}

export const addCoverage = (a: Coverage, b: Coverage): Coverage => ({
  prices: a.prices + b.prices,
  withinOne: a.withinOne + b.withinOne,
  withinTwo: a.withinTwo + b.withinTwo,
});
