/** Moving averages of a list of prices. Each returns one value per bar, none before warm-up. */
import { blank, combine, overTail, overWindow, sum, type Line } from './line.ts';

/** Simple moving average: mean of the last `period` values. Warm-up: period − 1 bars. */
export function sma(values: readonly number[], period: number): Line {
  return overWindow(values, period, (all, from, to) => sum(all, from, to) / period);
}

/**
 * Exponential average with weight `alpha` on the newest value, begun with the simple average of `period` values at
 * bar `period − 1 + start`; values before `start` are not used. Shared by EMA (alpha 2/(n+1)) and Wilder (1/n).
 */
function smoothed(values: readonly number[], period: number, alpha: number, start = 0): Line {
  const out = blank(values.length);
  const first = start + period - 1;
  if (first >= values.length) return out;
  let average = sum(values, start, first) / period;
  out[first] = average;
  for (let i = first + 1; i < values.length; i++) {
    average += alpha * ((values[i] ?? average) - average);
    out[i] = average;
  }
  return out;
}

/** Exponential moving average: alpha = 2 / (period + 1), begun with the simple average. Warm-up: period − 1 bars. */
export function ema(values: readonly number[], period: number, start = 0): Line {
  return smoothed(values, period, 2 / (period + 1), start);
}

/**
 * Wilder's average: alpha = 1 / period, begun with the simple average (J. W. Wilder, New Concepts in Technical Trading
 * Systems, 1978). Warm-up: period − 1 bars.
 */
export function wilder(values: readonly number[], period: number): Line {
  return smoothed(values, period, 1 / period);
}

/** Weighted moving average: weights 1, 2 … period, the newest heaviest. Warm-up: period − 1 bars. */
export function wma(values: readonly number[], period: number): Line {
  const total = (period * (period + 1)) / 2;
  return overWindow(values, period, (all, from, to) => {
    let weighted = 0;
    for (let i = from; i <= to; i++) weighted += (all[i] ?? 0) * (i - from + 1);
    return weighted / total;
  });
}

/** Triangular moving average: the simple average taken twice, weights rising to the middle. Warm-up: period − 1 bars. */
export function trima(values: readonly number[], period: number): Line {
  const short = Math.ceil(period / 2);
  const long = Math.floor(period / 2) + 1;
  return overTail(sma(values, short), (tail) => sma(tail, long));
}

/** EMA of an EMA, nested `times` deep; each stage begins with the first value of the one before. */
export function nestedEma(values: readonly number[], period: number, times: number): Line {
  return nestedEmas(values, period, times).at(-1) ?? [...values];
}

/** The same with those within it, from the plain EMA on. */
function nestedEmas(values: readonly number[], period: number, times: number): Line[] {
  const stages: Line[] = [];
  for (let i = 0; i < times; i++)
    stages.push(overTail(stages.at(-1) ?? [...values], (tail) => ema(tail, period)));
  return stages;
}

/** Double EMA: 2·EMA − EMA(EMA) (P. Mulloy, Stocks & Commodities, 1994). Warm-up: 2·(period − 1) bars. */
export function dema(values: readonly number[], period: number): Line {
  return combine((one, two) => 2 * one - two, ...nestedEmas(values, period, 2));
}

/** Triple EMA: 3·EMA − 3·EMA² + EMA³ (P. Mulloy, 1994). Warm-up: 3·(period − 1) bars. */
export function tema(values: readonly number[], period: number): Line {
  return combine((one, two, three) => 3 * one - 3 * two + three, ...nestedEmas(values, period, 3));
}

/** Hull average: WMA(√n) of 2·WMA(n/2) − WMA(n) (A. Hull, 2005). Warm-up: period − 1 + ⌊√period⌋ − 1 bars. */
export function hull(values: readonly number[], period: number): Line {
  const raw = combine(
    (fast, slow) => 2 * fast - slow,
    wma(values, Math.floor(period / 2)),
    wma(values, period),
  );
  return overTail(raw, (tail) => wma(tail, Math.floor(Math.sqrt(period))));
}

/**
 * Kaufman's adaptive average: alpha = (er·(2/3 − 2/31) + 2/31)², er = |net change| / sum of |changes| over `period`
 * (P. Kaufman, Trading Systems and Methods). Begun with the close before the first value. Warm-up: period bars.
 */
export function kama(values: readonly number[], period: number): Line {
  const out = blank(values.length);
  let average = values[period - 1] ?? 0;
  for (let i = period; i < values.length; i++) {
    let path = 0;
    for (let k = i - period + 1; k <= i; k++) path += Math.abs((values[k] ?? 0) - (values[k - 1] ?? 0));
    const net = Math.abs((values[i] ?? 0) - (values[i - period] ?? 0));
    const efficiency = path === 0 ? 1 : net / path;
    const alpha = (efficiency * (2 / 3 - 2 / 31) + 2 / 31) ** 2;
    average += alpha * ((values[i] ?? average) - average);
    out[i] = average;
  }
  return out;
}
