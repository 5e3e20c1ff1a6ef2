/** Bands around price. */
import { combine, highest, lowest, type Line, type PriceColumns } from './line.ts';
import { ema, sma } from './moving-averages.ts';
import { standardDeviation } from './statistics.ts';
import { atr } from './true-range.ts';

export interface BandLines {
  upper: Line;
  middle: Line;
  lower: Line;
}

/** Middle ± width, line by line. */
function around(middle: Line, width: Line, factor: number): BandLines {
  return {
    upper: combine((m, w) => m + factor * w, middle, width),
    middle,
    lower: combine((m, w) => m - factor * w, middle, width),
  };
}

/** Bollinger bands: SMA ± factor · population standard deviation (J. Bollinger). Warm-up: period − 1 bars. */
export function bollinger(close: readonly number[], period: number, factor: number): BandLines {
  return around(sma(close, period), standardDeviation(close, period), factor);
}

/**
 * Keltner channel: EMA of the close ± factor · ATR (C. Keltner, as revised by L. Bradford Raschke).
 * Warm-up: the longer of period − 1 and atrPeriod bars.
 */
export function keltner(columns: PriceColumns, period: number, atrPeriod: number, factor: number): BandLines {
  return around(ema(columns.close, period), atr(columns, atrPeriod), factor);
}

/** Donchian channel: highest high and lowest low, and their middle (R. Donchian). Warm-up: period − 1 bars. */
export function donchian({ high, low }: PriceColumns, period: number): BandLines {
  const upper = highest(high, period);
  const lower = lowest(low, period);
  return { upper, middle: combine((a, b) => (a + b) / 2, upper, lower), lower };
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
  const [conversion, base, spanB] = [
    donchian(columns, periods[0]).middle,
    donchian(columns, periods[1]).middle,
    donchian(columns, periods[2]).middle,
  ];
  return { conversion, base, spanA: combine((a, b) => (a + b) / 2, conversion, base), spanB };
}
