/** What chance alone gives of each pattern, from the file that `make pattern-figures` writes. */
import figures from '../../shared-with-web/pattern-figures.json' with { type: 'json' };
import type { PatternRate } from '../types.ts';

const rates: Record<string, { per_100_bars: number; higher_after: number; low: number; high: number }> =
  figures.patterns;

export function rateOf(id: string): PatternRate | null {
  const rate = rates[id];
  if (!rate) return null;
  return {
    per100Bars: rate.per_100_bars,
    higherAfter: rate.higher_after,
    low: rate.low,
    high: rate.high,
    afterBars: figures.after_bars,
  };
}
