/** Bands around price. */
import { minus, over, plus, times } from './arithmetic.ts';
import { highest, lowest, type Line, type PriceColumns } from './line.ts';
import { ema, sma } from './moving-averages.ts';
import { standardDeviation } from './statistics.ts';
import { atr } from './true-range.ts';

export interface BandLines {
  upper: Line;
  middle: Line;
  lower: Line;
}

/** Middle ± width, line by line. */
function around(middle: Line, width: Line): BandLines {
  return { upper: plus(middle, width), middle, lower: minus(middle, width) };
}

/** Bollinger bands: SMA ± factor · population standard deviation (J. Bollinger). Warm-up: period − 1 bars. */
export function bollinger(close: Line, period: number, factor: number): BandLines {
  return around(sma(close, period), times(standardDeviation(close, period), factor));
}

/**
 * Keltner channel: EMA of the close ± factor · ATR (C. Keltner, as revised by L. Bradford Raschke).
 * Warm-up: the longer of period − 1 and atrPeriod bars.
 */
export function keltner(columns: PriceColumns, period: number, atrPeriod: number, factor: number): BandLines {
  return around(ema(columns.close, period), times(atr(columns, atrPeriod), factor));
}

/** Donchian channel: highest high and lowest low, and their middle (R. Donchian). Warm-up: period − 1 bars. */
export function donchian({ high, low }: PriceColumns, period: number): BandLines {
  const upper = highest(high, period);
  const lower = lowest(low, period);
  return { upper, middle: over(plus(upper, lower), 2), lower };
}

/** The lines of the Ichimoku chart at the bar they are computed from: nothing is shifted forward or back. */
export interface IchimokuLines {
  conversion: Line;
  base: Line;
  spanA: Line;
  spanB: Line;
}

/**
 * Ichimoku: middles of the highest high and lowest low of 9, 26 and 52 bars; span A is the mean of the first two
 * (G. Hosoda, 1969). Warm-up: 8, 25, 25 and 51 bars.
 */
export function ichimoku(columns: PriceColumns, periods: readonly [number, number, number]): IchimokuLines {
  const conversion = donchian(columns, periods[0]).middle;
  const base = donchian(columns, periods[1]).middle;
  const spanB = donchian(columns, periods[2]).middle;
  return { conversion, base, spanA: over(plus(conversion, base), 2), spanB };
}
