/** Oscillators made of averages and rates of change. */
import { minus, plus, ratio, size, times } from './arithmetic.ts';
import { carriedOn, delayed, type Line, type PriceColumns } from './line.ts';
import { macd, momentum, rateOfChange } from './momentum.ts';
import { ema, sma, wma } from './moving-averages.ts';

/** Percentage price oscillator: 100·(EMA(fast) − EMA(slow)) / EMA(slow) (G. Appel). Warm-up: slow − 1 bars. */
export function percentagePrice(close: Line, fast: number, slow: number): Line {
  return ratio(macd(close, fast, slow, 1).macd, ema(close, slow), 100);
}

/** Detrended price: close of period / 2 + 1 bars before − SMA. Warm-up: period − 1 bars. */
export function detrendedPrice(close: Line, period: number): Line {
  return minus(delayed(close, period / 2 + 1), sma(close, period));
}

/**
 * True strength index: 100·EMA(EMA(change)) / EMA(EMA(|change|)) (W. Blau, Momentum, Direction and Divergence, 1995); 0 where
 * nothing moved. Warm-up: slow + fast − 1 bars.
 */
export function trueStrength(close: Line, slow: number, fast: number): Line {
  const twice = (line: Line) => ema(ema(line, slow), fast);
  const change = momentum(close, 1);
  return ratio(twice(change), twice(size(change)), 100, 0);
}

/** Pring's know sure thing: averages of four rates of change, weighted 1 to 4 (M. Pring, 1992). Warm-up: 44, its signal 52. */
export function knowSureThing(close: Line): { kst: Line; signal: Line } {
  const part = (rate: number, average: number, weight: number) =>
    times(sma(carriedOn(rateOfChange(close, rate)), average), weight);
  const kst = plus(plus(plus(part(10, 10, 1), part(15, 10, 2)), part(20, 10, 3)), part(30, 15, 4));
  return { kst, signal: sma(kst, 9) };
}

/** Coppock curve: WMA(10) of ROC(14) + ROC(11) (E. Coppock, Barron's, 1962). Warm-up: 23 bars. */
export function coppock(close: Line): Line {
  return wma(carriedOn(plus(rateOfChange(close, 14), rateOfChange(close, 11))), 10);
}

/** Elder ray: high and low against the EMA (A. Elder, Trading for a Living, 1993). Warm-up: period − 1 bars. */
export function elderRay({ high, low, close }: PriceColumns, period: number): { bull: Line; bear: Line } {
  const average = ema(close, period);
  return { bull: minus(high, average), bear: minus(low, average) };
}

/** EMA of 2·close − close of (period − 1) / 2 bars before (J. Ehlers and R. Way, 2010). Warm-up: period − 1 + that delay. */
export function zeroLagEma(close: Line, period: number): Line {
  return ema(minus(times(close, 2), delayed(close, Math.floor((period - 1) / 2))), period);
}
