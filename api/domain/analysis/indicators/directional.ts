/** Indicators of direction from highs and lows. */
import {
  blank,
  combine,
  largest,
  overTail,
  overWindow,
  smallest,
  sum,
  type Line,
  type PriceColumns,
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
function directionalMovement({ high, low }: PriceColumns): { plus: number[]; minus: number[] } {
  const plus: number[] = [];
  const minus: number[] = [];
  for (let i = 1; i < high.length; i++) {
    const up = (high[i] ?? 0) - (high[i - 1] ?? 0);
    const down = (low[i - 1] ?? 0) - (low[i] ?? 0);
    plus.push(up > 0 && up > down ? up : 0);
    minus.push(down > 0 && down > up ? down : 0);
  }
  return { plus, minus };
}

/**
 * Wilder's running sum: begins with the sum of period − 1 values, then keeps (1 − 1/period) of itself and adds the new
 * one. First value at index period − 1 of the list.
 */
function runningSum(values: readonly number[], period: number): Line {
  const out = blank(values.length);
  if (values.length < period) return out;
  let total = sum(values.slice(0, period - 1));
  for (let i = period - 1; i < values.length; i++) {
    total += (values[i] ?? 0) - total / period;
    out[i] = total;
  }
  return out;
}

/**
 * Average directional index and ±DI: DI = 100·directional movement / true range, both Wilder sums;
 * ADX = Wilder average of 100·|+DI − −DI| / (+DI + −DI) (Wilder, 1978). Warm-up: period bars, ADX 2·period − 1.
 */
export function directionalIndex(columns: PriceColumns, period: number): DirectionalLines {
  const range = runningSum(trueRange(columns).slice(1), period);
  const { plus, minus } = directionalMovement(columns);
  const share = (moved: number, total: number) => (total === 0 ? 0 : (100 * moved) / total);
  const later = (line: Line): Line => [NaN, ...line].slice(0, columns.close.length);
  const plusDi = later(combine(share, runningSum(plus, period), range));
  const minusDi = later(combine(share, runningSum(minus, period), range));
  const dx = combine((p, m) => (p + m === 0 ? 0 : (100 * Math.abs(p - m)) / (p + m)), plusDi, minusDi);
  return { adx: overTail(dx, (tail) => wilder(tail, period)), plusDi, minusDi };
}

/** Aroon up and down, 0..100, and up − down. */
export interface AroonLines {
  up: Line;
  down: Line;
  oscillator: Line;
}

/**
 * Aroon: 100·(period − bars since the highest high, or lowest low) / period over period + 1 bars; the latest of equal
 * extremes counts (T. Chande, 1995). Warm-up: period bars.
 */
export function aroon({ high, low }: PriceColumns, period: number): AroonLines {
  const share = (values: readonly number[], extreme: typeof largest) =>
    overWindow(values, period + 1, (all, from, to) => {
      const bar = all.lastIndexOf(extreme(all, from, to), to);
      return (100 * (bar - from)) / period;
    });
  const up = share(high, largest);
  const down = share(low, smallest);
  return { up, down, oscillator: combine((a, b) => a - b, up, down) };
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
  const range = overTail(trueRange(columns), (tail) => overWindow(tail, period, sum));
  const moves = (to: readonly number[], from: readonly number[]): Line =>
    overTail(
      to.map((value, i) => (i === 0 ? NaN : Math.abs(value - (from[i - 1] ?? value)))),
      (tail) => overWindow(tail, period, sum),
    );
  return {
    plus: combine((a, b) => a / b, moves(high, low), range),
    minus: combine((a, b) => a / b, moves(low, high), range),
  };
}
