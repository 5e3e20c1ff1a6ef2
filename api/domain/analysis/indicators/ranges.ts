/** Volatility from ranges and falls. */
import { mapped, minus, over, product, ratio, times } from './arithmetic.ts';
import { bollinger, type BandLines } from './channels.ts';
import { carriedOn, highest, sums, type Line, type PriceColumns } from './line.ts';
import { ema, sma } from './moving-averages.ts';

/** Mass index: sum of EMA(9) of high − low over its own EMA(9) (D. Dorsey, 1992). Warm-up: 16 + period − 1 bars. */
export function massIndex({ high, low }: PriceColumns, period: number): Line {
  const one = ema(minus(high, low), 9);
  return sums(carriedOn(ratio(one, ema(one, 9))), period);
}

/**
 * Ulcer index: root mean square of the fall, in percent, from the highest close of `period` bars (P. Martin and B. McCann, 1989).
 * Warm-up: 2·(period − 1) bars.
 */
export function ulcer(close: Line, period: number): Line {
  const top = highest(close, period);
  const fall = ratio(minus(close, top), top, 100);
  return mapped(sma(carriedOn(product(fall, fall)), period), Math.sqrt);
}

/** Squares of the logarithm of one line over another. */
function squaredLogs(a: Line, b: Line): Line {
  const log = mapped(ratio(a, b), Math.log);
  return product(log, log);
}

/** Parkinson's volatility per bar, percent: from ln(high / low) (M. Parkinson, 1980). Warm-up: period − 1 bars. */
export function parkinson({ high, low }: PriceColumns, period: number): Line {
  const mean = sma(squaredLogs(high, low), period);
  return times(mapped(over(mean, 4 * Math.LN2), Math.sqrt), 100);
}

/** Garman and Klass's volatility per bar, percent: from ranges and bodies (1980). Warm-up: period − 1 bars. */
export function garmanKlass({ open, high, low, close }: PriceColumns, period: number): Line {
  const terms = minus(over(squaredLogs(high, low), 2), times(squaredLogs(close, open), 2 * Math.LN2 - 1));
  return times(mapped(sma(terms, period), Math.sqrt), 100);
}

/** Where the close lies between the Bollinger bands (0 lower, 1 upper), and their width in percent of the middle. */
export function bollingerPosition(close: Line, period: number, factor: number) {
  const { upper, middle, lower } = bollinger(close, period, factor);
  const width = minus(upper, lower);
  return { position: ratio(minus(close, lower), width), width: ratio(width, middle, 100) };
}

/** SMA and a percentage above and below it. Warm-up: period − 1 bars. */
export function envelope(close: Line, period: number, percent: number): BandLines {
  const middle = sma(close, period);
  const at = (share: number) => times(middle, 1 + share / 100);
  return { upper: at(percent), middle, lower: at(-percent) };
}
