/** True range and what is made of it. */
import { mapped, minus, over, ratio, times } from './arithmetic.ts';
import { highest, lowest, sums, unset, type Line, type PriceColumns } from './line.ts';
import { wilder } from './moving-averages.ts';

/**
 * True range: the widest of high − low, |high − previous close|, |low − previous close| (Wilder, 1978).
 * Warm-up: 1 bar.
 */
export function trueRange({ high, low, close }: PriceColumns): Line {
  const { copies } = close;
  const out = unset(close);
  out.values.fill(NaN, 0, copies);
  for (let at = copies; at < out.values.length; at++) {
    const before = close.values[at - copies]!;
    out.values[at] = Math.max(high.values[at]!, before) - Math.min(low.values[at]!, before);
  }
  return out;
}

/** Average true range: Wilder's average of the true range. Warm-up: period bars. */
export function atr(columns: PriceColumns, period: number): Line {
  return wilder(trueRange(columns), period);
}

/** Normalised average true range: 100·ATR / close (J. Forman, Stocks & Commodities, 2006). Warm-up: period bars. */
export function natr(columns: PriceColumns, period: number): Line {
  return ratio(atr(columns, period), columns.close, 100);
}

/**
 * Choppiness index: 100·log10(sum of true ranges / (highest high − lowest low)) / log10(period) (E. W. Dreiss).
 * Near 100 price goes nowhere, near 0 it goes straight. Warm-up: period bars.
 */
export function choppiness(columns: PriceColumns, period: number): Line {
  const path = sums(trueRange(columns), period);
  const range = minus(highest(columns.high, period), lowest(columns.low, period));
  return over(times(mapped(ratio(path, range), Math.log10), 100), Math.log10(period));
}
