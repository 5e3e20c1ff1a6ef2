/** Momentum of closes. */
import { minus, plus, positive, ratio, size, times } from './arithmetic.ts';
import { delayed, sums, unset, type Line } from './line.ts';
import { ema, nestedEmas, wilder } from './moving-averages.ts';

/** Momentum: close − close `period` bars ago; price units. Warm-up: period bars. */
export function momentum(close: Line, period: number): Line {
  return minus(close, delayed(close, period));
}

/** Rate of change: 100·(close / close `period` bars ago − 1). Warm-up: period bars. */
export function rateOfChange(close: Line, period: number): Line {
  const share = ratio(close, delayed(close, period));
  const out = unset(close);
  for (let at = 0; at < out.values.length; at++) out.values[at] = (share.values[at]! - 1) * 100;
  return out;
}

/**
 * Relative strength index: 100·rises / (rises + falls), both Wilder averages (Wilder, 1978); 50 where nothing moved.
 * Warm-up: period bars.
 */
export function rsi(close: Line, period: number): Line {
  const change = momentum(close, 1);
  const rises = wilder(positive(change), period);
  const falls = wilder(positive(times(change, -1)), period);
  return ratio(rises, plus(rises, falls), 100, 50);
}

/**
 * Chande momentum oscillator: 100·(rises − falls) / (rises + falls), both sums over `period` changes (T. Chande and S. Kroll, The
 * New Technical Trader, 1994; TA-Lib smooths them as Wilder does instead). Warm-up: period bars.
 */
export function chandeMomentum(close: Line, period: number): Line {
  return ratio(momentum(close, period), sums(size(momentum(close, 1)), period), 100, 0);
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
export function macd(close: Line, fast: number, slow: number, signalPeriod: number): MacdLines {
  const line = minus(ema(close, fast, slow - fast), ema(close, slow));
  const signal = ema(line, signalPeriod);
  return { macd: line, signal, histogram: minus(line, signal) };
}

/** TRIX: one-bar rate of change, in percent, of a triple-smoothed EMA (J. Hutson, 1983). Warm-up: 3·(period − 1) + 1. */
export function trix(close: Line, period: number): Line {
  return rateOfChange(nestedEmas(close, period)[2], 1);
}
