/** Statistics of closes. */
import { blank, combine, overTail, overWindow, sum, type Line } from './line.ts';

/** Population standard deviation of a part of a list. */
function deviation(values: readonly number[], from: number, to: number): number {
  const n = to - from + 1;
  const mean = sum(values, from, to) / n;
  let squares = 0;
  for (let i = from; i <= to; i++) squares += ((values[i] ?? mean) - mean) ** 2;
  return Math.sqrt(squares / n);
}

/** Standard deviation (population) of every window; price units. Warm-up: period − 1 bars. */
export function standardDeviation(values: readonly number[], period: number): Line {
  return overWindow(values, period, deviation);
}

/** Least-squares slope of a list, or of a part of it, against 0, 1, 2 …; 0 for a single value. */
export function slope(values: readonly number[], from = 0, to = values.length - 1): number {
  const n = to - from + 1;
  if (n < 2) return 0;
  // Around the middle, so that turning the list upside down gives exactly the negative.
  let covariance = 0;
  for (let i = from; i <= to; i++) covariance += (i - from - (n - 1) / 2) * (values[i] ?? 0);
  return covariance / ((n * (n * n - 1)) / 12);
}

/** Slope of the least-squares line of every window; price units per bar. Warm-up: period − 1 bars. */
export function regressionSlope(values: readonly number[], period: number): Line {
  return overWindow(values, period, slope);
}

/** Where the least-squares line of every window ends; price units. Warm-up: period − 1 bars. */
export function regressionValue(values: readonly number[], period: number): Line {
  return overWindow(
    values,
    period,
    (all, from, to) => sum(all, from, to) / period + (slope(all, from, to) * (period - 1)) / 2,
  );
}

/**
 * Historical volatility per bar: sample standard deviation of the logarithmic returns of `period` bars, in percent,
 * not annualised because the time frame may be unknown. Warm-up: period bars.
 */
export function historicalVolatility(close: readonly number[], period: number): Line {
  const returns = blank(close.length);
  for (let i = 1; i < close.length; i++) {
    const value = Math.log((close[i] ?? 0) / (close[i - 1] ?? 0));
    if (Number.isFinite(value)) returns[i] = value;
  }
  const line = overTail(returns, (tail) => standardDeviation(tail, period));
  return combine((value) => 100 * value * Math.sqrt(period / (period - 1)), line);
}
