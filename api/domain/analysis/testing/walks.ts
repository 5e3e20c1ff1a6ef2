/** Random walks with fixed seeds, to measure what chance alone gives. */
import { randomFrom } from '../random.ts';
import type { MeasuredSeries } from '../measured-series.ts';
import { buildSeries, type Ohlc } from './build-series.ts';

/** Standard normal numbers (Box and Muller, 1958). */
function normal(seed: number): () => number {
  const next = randomFrom(seed);
  return () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
}

export interface WalkOptions {
  seed: number;
  bars: number;
  /** Mean change of a bar, in standard deviations of the change; by the number of the bar. */
  drift?: (bar: number) => number;
  /** Share of the distance from the start that each bar goes back. */
  reversion?: number;
  /** Steps of price within a bar. */
  steps?: number;
}

/** A bar's change has a standard deviation of 1, in four steps unless `steps` is given; it starts at 1,000. */
export function walk({ seed, bars, drift = () => 0, reversion = 0, steps = 4 }: WalkOptions): MeasuredSeries {
  const START = 1_000;
  const next = normal(seed);
  let price = START;
  const ohlc = Array.from({ length: bars }, (_, bar): Ohlc => {
    const path = [price];
    for (let step = 0; step < steps; step++) {
      price += next() / Math.sqrt(steps) + drift(bar) / steps - (reversion / steps) * (price - START);
      path.push(price);
    }
    return [path[0] ?? price, Math.max(...path), Math.min(...path), price];
  });
  return buildSeries(ohlc);
}

/** The series as a reading with these errors sees it. */
export function reread(series: MeasuredSeries, sigma: number, seed: number): MeasuredSeries {
  const next = normal(seed);
  const seen = series.bars.map(({ open, high, low, close }): Ohlc => {
    const [o, h, l, c] = [open, high, low, close].map((price) => (price?.value ?? 0) + sigma * next());
    return [o ?? 0, h ?? 0, l ?? 0, c ?? 0];
  });
  return buildSeries(seen, { sigma });
}
