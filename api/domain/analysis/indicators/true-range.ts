/** True range and what is made of it. */
import {
  blank,
  combine,
  highest,
  lowest,
  overTail,
  sum,
  overWindow,
  type Line,
  type PriceColumns,
} from './line.ts';
import { wilder } from './moving-averages.ts';

/**
 * True range: the widest of high − low, |high − previous close|, |low − previous close| (Wilder, 1978).
 * Warm-up: 1 bar.
 */
export function trueRange({ high, low, close }: PriceColumns): Line {
  const out = blank(close.length);
  for (let i = 1; i < close.length; i++) {
    const before = close[i - 1] ?? 0;
    out[i] = Math.max(high[i] ?? before, before) - Math.min(low[i] ?? before, before);
  }
  return out;
}

/** Average true range: Wilder's average of the true range. Warm-up: period bars. */
export function atr(columns: PriceColumns, period: number): Line {
  return overTail(trueRange(columns), (tail) => wilder(tail, period));
}

/** Normalised average true range: 100·ATR / close (J. Forman, Stocks & Commodities, 2006). Warm-up: period bars. */
export function natr(columns: PriceColumns, period: number): Line {
  return combine((range, close) => (100 * range) / close, atr(columns, period), columns.close);
}

/**
 * Choppiness index: 100·log10(sum of true ranges / (highest high − lowest low)) / log10(period) (E. W. Dreiss).
 * Near 100 price goes nowhere, near 0 it goes straight. Warm-up: period bars.
 */
export function choppiness(columns: PriceColumns, period: number): Line {
  const path = overTail(trueRange(columns), (tail) => overWindow(tail, period, sum));
  return combine(
    (total, top, bottom) => (100 * Math.log10(total / (top - bottom))) / Math.log10(period),
    path,
    highest(columns.high, period),
    lowest(columns.low, period),
  );
}
