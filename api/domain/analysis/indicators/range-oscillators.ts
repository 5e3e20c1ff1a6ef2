/** Oscillators that place the close within recent highs and lows. */
import { combine, highest, lowest, overTail, overWindow, sum, type Line, type PriceColumns } from './line.ts';
import { sma } from './moving-averages.ts';
import { rsi } from './momentum.ts';

/** Where `value` lies between `bottom` and `top`, 0..100; NaN, hence no value, where they are equal. */
const percentOfRange = (value: number, bottom: number, top: number) =>
  (100 * (value - bottom)) / (top - bottom);

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
  columns: PriceColumns,
  period: number,
  smooth: number,
  signal: number,
): StochasticLines {
  const raw = combine(
    percentOfRange,
    columns.close,
    lowest(columns.low, period),
    highest(columns.high, period),
  );
  const k = overTail(raw, (tail) => sma(tail, smooth));
  return { k, d: overTail(k, (tail) => sma(tail, signal)) };
}

/**
 * Stochastic RSI: where the RSI lies within its own range of `period` bars, 0..100, and its SMA(signal)
 * (T. Chande and S. Kroll, 1994). Warm-up: 2·period − 1 bars for %K.
 */
export function stochasticRsi(close: readonly number[], period: number, signal: number): StochasticLines {
  const strength = rsi(close, period);
  const k = overTail(strength, (tail) =>
    combine(percentOfRange, tail, lowest(tail, period), highest(tail, period)),
  );
  return { k, d: overTail(k, (tail) => sma(tail, signal)) };
}

/** Williams %R: how far the close lies below the highest high, −100..0 (L. Williams). Warm-up: period − 1 bars. */
export function williamsR({ high, low, close }: PriceColumns, period: number): Line {
  return combine(
    (value, bottom, top) => percentOfRange(value, bottom, top) - 100,
    close,
    lowest(low, period),
    highest(high, period),
  );
}

/**
 * Commodity channel index: (typical − its mean) / (0.015 · mean absolute deviation), typical = (high + low + close) / 3
 * (D. Lambert, 1980). Warm-up: period − 1 bars.
 */
export function commodityChannel({ high, low, close }: PriceColumns, period: number): Line {
  const typical = close.map((value, i) => ((high[i] ?? value) + (low[i] ?? value) + value) / 3);
  return overWindow(typical, period, (all, from, to) => {
    const mean = sum(all, from, to) / period;
    let deviation = 0;
    for (let i = from; i <= to; i++) deviation += Math.abs((all[i] ?? mean) - mean) / period;
    return deviation === 0 ? NaN : ((all[to] ?? mean) - mean) / (0.015 * deviation);
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
  const pressure: number[] = [];
  const range: number[] = [];
  for (let i = 1; i < close.length; i++) {
    const before = close[i - 1] ?? 0;
    const bottom = Math.min(low[i] ?? before, before);
    pressure.push((close[i] ?? before) - bottom);
    range.push(Math.max(high[i] ?? before, before) - bottom);
  }
  const shares = periods.map((period) =>
    combine((a, b) => a / b, overWindow(pressure, period, sum), overWindow(range, period, sum)),
  );
  const line = combine((short, middle, long) => (100 * (4 * short + 2 * middle + long)) / 7, ...shares);
  return [NaN, ...line].slice(0, close.length);
}

/** Awesome oscillator: SMA(5) − SMA(34) of (high + low) / 2 (B. Williams). Warm-up: slow − 1 bars. */
export function awesome({ high, low }: PriceColumns, fast: number, slow: number): Line {
  const median = high.map((value, i) => (value + (low[i] ?? value)) / 2);
  return combine((a, b) => a - b, sma(median, fast), sma(median, slow));
}

/** Balance of power: (close − open) / (high − low), −1..1; 0 for a bar without range (I. Livshin, 2001). No warm-up. */
export function balanceOfPower({ open, high, low, close }: PriceColumns): Line {
  return combine((o, h, l, c) => (h <= l ? 0 : (c - o) / (h - l)), open, high, low, close);
}
