/** Statistics of closes. */
import { mapped, over, plus, ratio, times } from './arithmetic.ts';
import { carriedOn, delayed, overWindow, weightedSums, type Line } from './line.ts';
import { sma } from './moving-averages.ts';

/** Standard deviation (population) of every window; price units. Warm-up: period − 1 bars. */
export function standardDeviation(line: Line, period: number): Line {
  return overWindow(line, period, (values, first, step, count) => {
    const end = first + step * count;
    let total = 0;
    for (let at = first; at < end; at += step) total += values[at]!;
    const mean = total / count;
    let squares = 0;
    for (let at = first; at < end; at += step) squares += (values[at]! - mean) ** 2;
    return Math.sqrt(squares / count);
  });
}

/** Weight of a value in the least-squares slope: around the middle, so that turning the list upside down gives exactly the negative. */
const slopeWeight = (i: number, n: number): number => i - (n - 1) / 2;

/** Sum of the squares of these weights. */
const slopeDivisor = (n: number): number => (n * (n * n - 1)) / 12;

/** Least-squares slope of a list against 0, 1, 2 …; 0 for a single value. */
export function slope(values: readonly number[]): number {
  const n = values.length;
  if (n < 2) return 0;
  let covariance = 0;
  for (let i = 0; i < n; i++) covariance += slopeWeight(i, n) * (values[i] ?? 0);
  return covariance / slopeDivisor(n);
}

/** Slope of the least-squares line of every window; price units per bar. Warm-up: period − 1 bars. */
export function regressionSlope(line: Line, period: number): Line {
  const weights = Array.from({ length: period }, (_, i) => slopeWeight(i, period));
  return over(weightedSums(line, weights), slopeDivisor(period));
}

/** Where the least-squares line of every window ends; price units. Warm-up: period − 1 bars. */
export function regressionValue(line: Line, period: number): Line {
  return plus(sma(line, period), over(times(regressionSlope(line, period), period - 1), 2));
}

/**
 * Historical volatility per bar: sample standard deviation of the logarithmic returns of `period` bars, in percent,
 * not annualised because the time frame may be unknown. Warm-up: period bars.
 */
export function historicalVolatility(close: Line, period: number): Line {
  const returns = carriedOn(mapped(ratio(close, delayed(close, 1)), Math.log));
  return times(times(standardDeviation(returns, period), 100), Math.sqrt(period / (period - 1)));
}
