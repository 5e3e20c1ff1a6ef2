/** Indicator lines that the bench draws over and under its charts. NaN where there is no value yet. */
import type { Candle } from './market.ts';

export function simpleAverage(values: readonly number[], period: number): number[] {
  let sum = 0;
  return values.map((value, i) => {
    sum += value - (i >= period ? (values[i - period] ?? 0) : 0);
    return i >= period - 1 ? sum / period : NaN;
  });
}

export function exponentialAverage(values: readonly number[], period: number): number[] {
  let average = values[0] ?? NaN;
  return values.map((value) => (average += (value - average) * (2 / (period + 1))));
}

/** Upper, middle and lower band, two standard deviations wide. */
export function bands(values: readonly number[], period: number): number[][] {
  const middle = simpleAverage(values, period);
  const width = values.map((_, i) => {
    const part = values.slice(Math.max(0, i - period + 1), i + 1);
    const mean = middle[i] ?? NaN;
    return 2 * Math.sqrt(part.reduce((sum, v) => sum + (v - mean) ** 2, 0) / period);
  });
  return [middle.map((m, i) => m + (width[i] ?? NaN)), middle, middle.map((m, i) => m - (width[i] ?? NaN))];
}

export function relativeStrength(values: readonly number[], period: number): number[] {
  let gain = 0;
  let loss = 0;
  return values.map((value, i) => {
    const change = i ? value - (values[i - 1] ?? value) : 0;
    gain += (Math.max(0, change) - gain) / period;
    loss += (Math.max(0, -change) - loss) / period;
    return i < period ? NaN : 100 - 100 / (1 + gain / (loss || 1e-12));
  });
}

/** The MACD line, its signal and their difference. */
export function macd(values: readonly number[]): number[][] {
  const slow = exponentialAverage(values, 26);
  const line = exponentialAverage(values, 12).map((v, i) => v - (slow[i] ?? v));
  const signal = exponentialAverage(line, 9);
  return [line, signal, line.map((v, i) => v - (signal[i] ?? v))];
}

export function stochastic(candles: readonly Candle[], period: number): number[][] {
  const fast = candles.map((c, i) => {
    const part = candles.slice(Math.max(0, i - period + 1), i + 1);
    const high = Math.max(...part.map((p) => p.high));
    const low = Math.min(...part.map((p) => p.low));
    return i < period ? NaN : (100 * (c.close - low)) / (high - low || 1);
  });
  const smooth = fast.map((_, i) => fast.slice(Math.max(0, i - 2), i + 1).reduce((a, b) => a + b, 0) / 3);
  return [fast, smooth];
}

/** Dots that trail the price, in the manner of a parabolic stop. */
export function trailingStop(candles: readonly Candle[]): number[] {
  let rising = true;
  let extreme = candles[0]?.high ?? 0;
  let stop = candles[0]?.low ?? 0;
  let speed = 0.02;
  return candles.map((c) => {
    stop += speed * (extreme - stop);
    const crossed = rising ? c.low < stop : c.high > stop;
    if (crossed) {
      rising = !rising;
      stop = extreme;
      extreme = rising ? c.high : c.low;
      speed = 0.02;
    } else if (rising ? c.high > extreme : c.low < extreme) {
      extreme = rising ? c.high : c.low;
      speed = Math.min(0.2, speed + 0.02);
    }
    return stop;
  });
}
