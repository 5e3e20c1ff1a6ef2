/** Momentum of closes. */
import { blank, combine, overTail, overWindow, sum, type Line } from './line.ts';
import { ema, nestedEma, wilder } from './moving-averages.ts';

/** Close against the close `period` bars before, by `f`. */
function against(close: readonly number[], period: number, f: (now: number, then: number) => number): Line {
  const out = blank(close.length);
  for (let i = period; i < close.length; i++) {
    const result = f(close[i] ?? 0, close[i - period] ?? 0);
    if (Number.isFinite(result)) out[i] = result;
  }
  return out;
}

/** Momentum: close − close `period` bars ago; price units. Warm-up: period bars. */
export function momentum(close: readonly number[], period: number): Line {
  return against(close, period, (now, then) => now - then);
}

/** Rate of change: 100·(close / close `period` bars ago − 1). Warm-up: period bars. */
export function rateOfChange(close: readonly number[], period: number): Line {
  return against(close, period, (now, then) => (now / then - 1) * 100);
}

/** Wilder averages of rises and of falls. */
function risesAndFalls(close: readonly number[], period: number): [Line, Line] {
  const change = momentum(close, 1);
  return [1, -1].map((sign) =>
    overTail(
      change.map((value) => Math.max(0, sign * value)),
      (tail) => wilder(tail, period),
    ),
  ) as [Line, Line];
}

/**
 * Relative strength index: 100·rises / (rises + falls), both Wilder averages (Wilder, 1978); 50 where nothing moved.
 * Warm-up: period bars.
 */
export function rsi(close: readonly number[], period: number): Line {
  return combine(
    (up, down) => (up + down === 0 ? 50 : (100 * up) / (up + down)),
    ...risesAndFalls(close, period),
  );
}

/**
 * Chande momentum oscillator: 100·(rises − falls) / (rises + falls), both sums over `period` changes (T. Chande and S. Kroll, The
 * New Technical Trader, 1994; TA-Lib smooths them as Wilder does instead). Warm-up: period bars.
 */
export function chandeMomentum(close: readonly number[], period: number): Line {
  const changes = momentum(close, 1);
  const path = overTail(changes, (tail) => overWindow(tail.map(Math.abs), period, sum));
  return combine((net, all) => (all === 0 ? 0 : (100 * net) / all), momentum(close, period), path);
}

/** The three lines of MACD. */
export interface MacdLines {
  macd: Line;
  signal: Line;
  histogram: Line;
}

/**
 * Moving average convergence/divergence: EMA(fast) − EMA(slow), its EMA as signal, their difference as histogram
 * (G. Appel). Both averages begin at the bar where the slow one can, as in TA-Lib. Warm-up: slow − 1 bars, signal
 * slow + signal − 2.
 */
export function macd(close: readonly number[], fast: number, slow: number, signalPeriod: number): MacdLines {
  const line = combine((a, b) => a - b, ema(close, fast, slow - fast), ema(close, slow));
  const signal = overTail(line, (tail) => ema(tail, signalPeriod));
  return { macd: line, signal, histogram: combine((a, b) => a - b, line, signal) };
}

/** TRIX: one-bar rate of change, in percent, of a triple-smoothed EMA (J. Hutson, 1983). Warm-up: 3·(period − 1) + 1. */
export function trix(close: readonly number[], period: number): Line {
  return overTail(nestedEma(close, period, 3), (tail) => rateOfChange(tail, 1));
}
