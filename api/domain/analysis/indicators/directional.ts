/** Indicators of direction from highs and lows. */
import { minus, plus, ratio, size } from './arithmetic.ts';
import {
  blank,
  delayed,
  firstBar,
  overWindow,
  sums,
  unset,
  type Line,
  type PriceColumns,
  type WindowFigure,
} from './line.ts';
import { wilder } from './moving-averages.ts';
import { trueRange } from './true-range.ts';

/** ADX with its two directional lines, each 0..100. */
export interface DirectionalLines {
  adx: Line;
  plusDi: Line;
  minusDi: Line;
}

/** Directional movement of every bar after the first: up and down, one of them zero. */
function directionalMovement({ high, low }: PriceColumns): { up: Line; down: Line } {
  const { copies } = high;
  const [up, down] = [unset(high), unset(high)];
  up.values.fill(NaN, 0, copies);
  down.values.fill(NaN, 0, copies);
  for (let at = copies; at < high.values.length; at++) {
    const rise = high.values[at]! - high.values[at - copies]!;
    const fall = low.values[at - copies]! - low.values[at]!;
    up.values[at] = rise > 0 && rise > fall ? rise : 0;
    down.values[at] = fall > 0 && fall > rise ? fall : 0;
  }
  return { up, down };
}

/**
 * Wilder's running sum: begins with the sum of period − 1 values, then keeps (1 − 1/period) of itself and adds the new
 * one. Warm-up: period − 1 bars after the first value.
 */
function runningSum(line: Line, period: number): Line {
  const { values, copies } = line;
  const out = blank(line);
  const begin = firstBar(line) * copies;
  const first = begin + (period - 1) * copies;
  if (first >= values.length) return out;
  for (let c = 0; c < copies; c++) {
    let total = 0;
    for (let at = begin + c; at < first; at += copies) total += values[at]!;
    out.values[first + c] = total + (values[first + c]! - total / period);
  }
  for (let at = first + copies; at < values.length; at++) {
    const total = out.values[at - copies]!;
    out.values[at] = total + (values[at]! - total / period);
  }
  return out;
}

/**
 * Average directional index and ±DI: DI = 100·directional movement / true range, both Wilder sums;
 * ADX = Wilder average of 100·|+DI − −DI| / (+DI + −DI) (Wilder, 1978). Warm-up: period bars, ADX 2·period − 1.
 */
export function directionalIndex(columns: PriceColumns, period: number): DirectionalLines {
  const range = runningSum(trueRange(columns), period);
  const { up, down } = directionalMovement(columns);
  const plusDi = ratio(runningSum(up, period), range, 100, 0);
  const minusDi = ratio(runningSum(down, period), range, 100, 0);
  const dx = ratio(size(minus(plusDi, minusDi)), plus(plusDi, minusDi), 100, 0);
  return { adx: wilder(dx, period), plusDi, minusDi };
}

/** Aroon up and down, 0..100, and up − down. */
export interface AroonLines {
  up: Line;
  down: Line;
  oscillator: Line;
}

/** Where in a window, 0..100, the latest of its highest values lies; of the lowest with `sign` −1. */
const placeOfExtreme =
  (sign: 1 | -1): WindowFigure =>
  (values, first, step, count) => {
    let best = -Infinity;
    let place = 0;
    for (let k = 0, at = first; k < count; k++, at += step) {
      const value = sign * values[at]!;
      if (value < best) continue;
      best = value;
      place = k;
    }
    return (100 * place) / (count - 1);
  };

/**
 * Aroon: 100·(period − bars since the highest high, or lowest low) / period over period + 1 bars; the latest of equal
 * extremes counts (T. Chande, 1995). Warm-up: period bars.
 */
export function aroon({ high, low }: PriceColumns, period: number): AroonLines {
  const up = overWindow(high, period + 1, placeOfExtreme(1));
  const down = overWindow(low, period + 1, placeOfExtreme(-1));
  return { up, down, oscillator: minus(up, down) };
}

/** The two lines of the vortex indicator. */
export interface VortexLines {
  plus: Line;
  minus: Line;
}

/**
 * Vortex: sums over `period` of |high − previous low| and |low − previous high|, each over the sum of true ranges
 * (E. Botes and D. Siepman, 2010). Warm-up: period bars.
 */
export function vortex(columns: PriceColumns, period: number): VortexLines {
  const { high, low } = columns;
  const range = sums(trueRange(columns), period);
  const moves = (to: Line, from: Line): Line => sums(size(minus(to, delayed(from, 1))), period);
  return { plus: ratio(moves(high, low), range), minus: ratio(moves(low, high), range) };
}
