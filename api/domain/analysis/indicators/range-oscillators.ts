/** Oscillators that place the close within recent highs and lows. */
import { minus, over, plus, ratio, times } from './arithmetic.ts';
import { carriedOn, highest, lowest, overWindow, sums, unset, type Line, type PriceColumns } from './line.ts';
import { sma } from './moving-averages.ts';
import { rsi } from './momentum.ts';

/** Where a line lies between two others, 0..100; no value where these are equal. */
const percentOfRange = (line: Line, bottom: Line, top: Line): Line =>
  ratio(minus(line, bottom), minus(top, bottom), 100);

/** %K and %D of a stochastic oscillator. */
export interface StochasticLines {
  k: Line;
  d: Line;
}

/**
 * Slow stochastic: %K = SMA(smooth) of where the close lies within the highest high and lowest low of `period` bars,
 * %D = SMA(signal) of %K (G. Lane). Warm-up of %D: period + smooth + signal − 3 bars.
 */
export function stochastic(
  { high, low, close }: PriceColumns,
  period: number,
  smooth: number,
  signal: number,
): StochasticLines {
  const raw = percentOfRange(close, lowest(low, period), highest(high, period));
  const k = sma(carriedOn(raw), smooth);
  return { k, d: sma(k, signal) };
}

/**
 * Stochastic RSI: where the RSI lies within its own range of `period` bars, 0..100, and its SMA(signal)
 * (T. Chande and S. Kroll, 1994). Warm-up: 2·period − 1 bars for %K.
 */
export function stochasticRsi(close: Line, period: number, signal: number): StochasticLines {
  const strength = rsi(close, period);
  const k = percentOfRange(strength, lowest(strength, period), highest(strength, period));
  return { k, d: sma(carriedOn(k), signal) };
}

/** Williams %R: how far the close lies below the highest high, −100..0 (L. Williams). Warm-up: period − 1 bars. */
export function williamsR({ high, low, close }: PriceColumns, period: number): Line {
  const out = percentOfRange(close, lowest(low, period), highest(high, period));
  for (let at = 0; at < out.values.length; at++) out.values[at] = out.values[at]! - 100;
  return out;
}

/**
 * Commodity channel index: (typical − its mean) / (0.015 · mean absolute deviation), typical = (high + low + close) / 3
 * (D. Lambert, 1980). Warm-up: period − 1 bars.
 */
export function commodityChannel({ high, low, close }: PriceColumns, period: number): Line {
  const typical = over(plus(plus(high, low), close), 3);
  return overWindow(typical, period, (values, first, step, count) => {
    const last = first + step * (count - 1);
    let total = 0;
    for (let at = first; at <= last; at += step) total += values[at]!;
    const mean = total / count;
    let deviation = 0;
    for (let at = first; at <= last; at += step) deviation += Math.abs(values[at]! - mean) / count;
    return deviation === 0 ? NaN : (values[last]! - mean) / (0.015 * deviation);
  });
}

/**
 * Ultimate oscillator: buying pressure (close − true low) over true range, summed over three periods and weighted
 * 4 : 2 : 1 (L. Williams, 1985). Warm-up: the longest period.
 */
export function ultimate(
  { high, low, close }: PriceColumns,
  periods: readonly [number, number, number],
): Line {
  const { copies } = close;
  const [pressure, range] = [unset(close), unset(close)];
  pressure.values.fill(NaN, 0, copies);
  range.values.fill(NaN, 0, copies);
  for (let at = copies; at < close.values.length; at++) {
    const before = close.values[at - copies]!;
    const bottom = Math.min(low.values[at]!, before);
    pressure.values[at] = close.values[at]! - bottom;
    range.values[at] = Math.max(high.values[at]!, before) - bottom;
  }
  const share = (period: number, weight: number) =>
    times(ratio(sums(pressure, period), sums(range, period)), weight);
  const [short, middle, long] = periods;
  const all = plus(plus(share(short, 4), share(middle, 2)), share(long, 1));
  return over(times(all, 100), 7);
}

/** Awesome oscillator: SMA(5) − SMA(34) of (high + low) / 2 (B. Williams). Warm-up: slow − 1 bars. */
export function awesome({ high, low }: PriceColumns, fast: number, slow: number): Line {
  const median = over(plus(high, low), 2);
  return minus(sma(median, fast), sma(median, slow));
}

/** Balance of power: (close − open) / (high − low), −1..1; 0 for a bar without range (I. Livshin, 2001). No warm-up. */
export function balanceOfPower({ open, high, low, close }: PriceColumns): Line {
  return ratio(minus(close, open), minus(high, low), 1, 0);
}
