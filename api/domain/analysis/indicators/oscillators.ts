/** Oscillators made of averages and rates of change. */
import { blank, combine, overTail, type Line, type PriceColumns } from './line.ts';
import { macd, momentum, rateOfChange } from './momentum.ts';
import { ema, sma, wma } from './moving-averages.ts';

/** The line moved `bars` to the right: its value of `bars` before. */
function delayed(line: readonly number[], bars: number): Line {
  return [...blank(Math.min(bars, line.length)), ...line.slice(0, Math.max(0, line.length - bars))];
}

/** Percentage price oscillator: 100·(EMA(fast) − EMA(slow)) / EMA(slow) (G. Appel). Warm-up: slow − 1 bars. */
export function percentagePrice(close: readonly number[], fast: number, slow: number): Line {
  return combine((gap, average) => (100 * gap) / average, macd(close, fast, slow, 1).macd, ema(close, slow));
}

/** Detrended price: close of period / 2 + 1 bars before − SMA. Warm-up: period − 1 bars. */
export function detrendedPrice(close: readonly number[], period: number): Line {
  return combine((then, average) => then - average, delayed(close, period / 2 + 1), sma(close, period));
}

/**
 * True strength index: 100·EMA(EMA(change)) / EMA(EMA(|change|)) (W. Blau, Momentum, Direction and Divergence, 1995); 0 where
 * nothing moved. Warm-up: slow + fast − 1 bars.
 */
export function trueStrength(close: readonly number[], slow: number, fast: number): Line {
  const twice = (line: Line) =>
    overTail(
      overTail(line, (tail) => ema(tail, slow)),
      (tail) => ema(tail, fast),
    );
  const change = momentum(close, 1);
  const size = change.map(Math.abs);
  return combine((net, all) => (all === 0 ? 0 : (100 * net) / all), twice(change), twice(size));
}

/** Pring's know sure thing: averages of four rates of change, weighted 1 to 4 (M. Pring, 1992). Warm-up: 44, its signal 52. */
export function knowSureThing(close: readonly number[]): { kst: Line; signal: Line } {
  const part = (rate: number, average: number) =>
    overTail(rateOfChange(close, rate), (tail) => sma(tail, average));
  const kst = combine(
    (a, b, c, d) => a + 2 * b + 3 * c + 4 * d,
    part(10, 10),
    part(15, 10),
    part(20, 10),
    part(30, 15),
  );
  return { kst, signal: overTail(kst, (tail) => sma(tail, 9)) };
}

/** Coppock curve: WMA(10) of ROC(14) + ROC(11) (E. Coppock, Barron's, 1962). Warm-up: 23 bars. */
export function coppock(close: readonly number[]): Line {
  const both = combine((long, short) => long + short, rateOfChange(close, 14), rateOfChange(close, 11));
  return overTail(both, (tail) => wma(tail, 10));
}

/** Elder ray: high and low against the EMA (A. Elder, Trading for a Living, 1993). Warm-up: period − 1 bars. */
export function elderRay({ high, low, close }: PriceColumns, period: number): { bull: Line; bear: Line } {
  const average = ema(close, period);
  const against = (prices: readonly number[]) => combine((price, mean) => price - mean, prices, average);
  return { bull: against(high), bear: against(low) };
}

/** EMA of 2·close − close of (period − 1) / 2 bars before (J. Ehlers and R. Way, 2010). Warm-up: period − 1 + that delay. */
export function zeroLagEma(close: readonly number[], period: number): Line {
  const raw = combine((now, then) => 2 * now - then, close, delayed(close, Math.floor((period - 1) / 2)));
  return overTail(raw, (tail) => ema(tail, period));
}
