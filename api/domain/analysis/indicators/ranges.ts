/** Volatility from ranges and falls. */
import { bollinger } from './channels.ts';
import { combine, highest, overTail, overWindow, sum, type Line, type PriceColumns } from './line.ts';
import { ema, sma } from './moving-averages.ts';

/** Mass index: sum of EMA(9) of high − low over its own EMA(9) (D. Dorsey, 1992). Warm-up: 16 + period − 1 bars. */
export function massIndex({ high, low }: PriceColumns, period: number): Line {
  const one = ema(
    high.map((top, i) => top - (low[i] ?? top)),
    9,
  );
  const ratio = combine(
    (single, double) => single / double,
    one,
    overTail(one, (tail) => ema(tail, 9)),
  );
  return overTail(ratio, (tail) => overWindow(tail, period, sum));
}

/**
 * Ulcer index: root mean square of the fall, in percent, from the highest close of `period` bars (P. Martin and B. McCann, 1989).
 * Warm-up: 2·(period − 1) bars.
 */
export function ulcer(close: readonly number[], period: number): Line {
  const squares = combine((now, top) => ((100 * (now - top)) / top) ** 2, close, highest(close, period));
  return combine(
    Math.sqrt,
    overTail(squares, (tail) => sma(tail, period)),
  );
}

/** Parkinson's volatility per bar, percent: from ln(high / low) (M. Parkinson, 1980). Warm-up: period − 1 bars. */
export function parkinson({ high, low }: PriceColumns, period: number): Line {
  const squares = high.map((top, i) => Math.log(top / (low[i] ?? top)) ** 2);
  return combine((mean) => 100 * Math.sqrt(mean / (4 * Math.LN2)), sma(squares, period));
}

/** Garman and Klass's volatility per bar, percent: from ranges and bodies (1980). Warm-up: period − 1 bars. */
export function garmanKlass({ open, high, low, close }: PriceColumns, period: number): Line {
  const terms = close.map(
    (end, i) =>
      Math.log((high[i] ?? end) / (low[i] ?? end)) ** 2 / 2 -
      (2 * Math.LN2 - 1) * Math.log(end / (open[i] ?? end)) ** 2,
  );
  return combine((mean) => 100 * Math.sqrt(mean), sma(terms, period));
}

/** Where the close lies between the Bollinger bands (0 lower, 1 upper), and their width in percent of the middle. */
export function bollingerPosition(close: readonly number[], period: number, factor: number) {
  const { upper, middle, lower } = bollinger(close, period, factor);
  return {
    position: combine((now, top, bottom) => (now - bottom) / (top - bottom), close, upper, lower),
    width: combine((top, mean, bottom) => (100 * (top - bottom)) / mean, upper, middle, lower),
  };
}

/** SMA and a percentage above and below it. Warm-up: period − 1 bars. */
export function envelope(close: readonly number[], period: number, percent: number) {
  const middle = sma(close, period);
  const at = (share: number) => combine((mean) => mean * (1 + share / 100), middle);
  return { upper: at(percent), middle, lower: at(-percent) };
}
