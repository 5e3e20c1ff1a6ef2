/** Do the stated errors hold? How far true prices lie from measured ones, in stated standard deviations. */
import type { Bar, MeasuredPrice } from '../../types.ts';
import type { ChartTruth } from '../truth.ts';
import { matchColumns } from './match.ts';
import { quantile } from './numbers.ts';
import type { Field } from './score.ts';

/** Distances of true prices in units of the stated standard deviation. */
export type Deviations = Record<Field | 'last', number[]>;

const noDeviations = (): Deviations => ({ o: [], h: [], l: [], c: [], last: [] });

function deviation(price: number, measured: Pick<MeasuredPrice, 'price' | 'sigma'>): number {
  const off = Math.abs(price - measured.price);
  return off === 0 ? 0 : off / measured.sigma;
}

/** Over the matched bars of one reading. A stated error of zero that is wrong counts as infinite. */
export function deviationsOf(
  truth: ChartTruth,
  bars: readonly Bar[],
  last: MeasuredPrice | null,
): Deviations {
  const found = noDeviations();
  const pairs = matchColumns(
    truth.candles.map((c) => c.x_px),
    bars.map((b) => b.x_px),
  );
  for (const [i, j] of pairs) {
    const [real, read] = [truth.candles[i], bars[j]];
    if (!real || !read) continue;
    const measured = { o: read.open, h: read.high, l: read.low, c: read.close };
    for (const field of ['o', 'h', 'l', 'c'] as const) {
      const [price, value] = [real[field], measured[field]];
      if (price === null || !value) continue;
      found[field].push(deviation(price, value));
    }
  }
  if (last) found.last.push(deviation(truth.last_price, last));
  return found;
}

/** Puts the deviations of many readings together. */
export function joinDeviations(all: readonly Deviations[]): Deviations {
  const join = (field: keyof Deviations): number[] => all.flatMap((d) => d[field]);
  return { o: join('o'), h: join('h'), l: join('l'), c: join('c'), last: join('last') };
}

export interface Coverage {
  prices: number;
  withinOne: number | null;
  withinTwo: number | null;
  withinFive: number | null;
  /** Factor by which the stated errors would have to grow to hold 68.3% of the true prices. */
  factor: number | null;
}

export function coverageOf(deviations: readonly number[]): Coverage {
  const within = (limit: number): number | null =>
    deviations.length ? deviations.filter((d) => d <= limit).length / deviations.length : null;
  return {
    prices: deviations.length,
    withinOne: within(1),
    withinTwo: within(2),
    withinFive: within(5),
    factor: quantile(deviations, 0.683),
  };
}
