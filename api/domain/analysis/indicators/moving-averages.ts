/** Moving averages of a line. Each has one value per bar, none before warm-up. */
import { minus, over, plus, times } from './arithmetic.ts';
import { blank, firstBar, sums, weightedSums, type Line } from './line.ts';

/** Simple moving average: mean of the last `period` values. Warm-up: period − 1 bars. */
export function sma(line: Line, period: number): Line {
  return over(sums(line, period), period);
}

/**
 * Exponential average with weight `alpha` on the newest value, begun with the simple average of `period` values at
 * bar `period − 1 + start` after the first value; values before `start` are not used. Shared by EMA (alpha 2/(n+1)) and Wilder (1/n).
 */
function smoothed(line: Line, period: number, alpha: number, start = 0): Line {
  const { values, copies } = line;
  const out = blank(line);
  const averages = out.values;
  const begin = (firstBar(line) + start) * copies;
  const first = begin + (period - 1) * copies;
  if (first >= values.length) return out;
  for (let c = 0; c < copies; c++) {
    let total = 0;
    for (let at = begin + c; at <= first + c; at += copies) total += values[at]!;
    averages[first + c] = total / period;
  }
  for (let at = first + copies; at < values.length; at++) {
    const before = averages[at - copies]!;
    averages[at] = before + alpha * (values[at]! - before);
  }
  return out;
}

/** Exponential moving average: alpha = 2 / (period + 1), begun with the simple average. Warm-up: period − 1 bars. */
export function ema(line: Line, period: number, start = 0): Line {
  return smoothed(line, period, 2 / (period + 1), start);
}

/**
 * Wilder's average: alpha = 1 / period, begun with the simple average (J. W. Wilder, New Concepts in Technical Trading
 * Systems, 1978). Warm-up: period − 1 bars.
 */
export function wilder(line: Line, period: number): Line {
  return smoothed(line, period, 1 / period);
}

/** Weighted moving average: weights 1, 2 … period, the newest heaviest. Warm-up: period − 1 bars. */
export function wma(line: Line, period: number): Line {
  const weights = Array.from({ length: period }, (_, k) => k + 1);
  return over(weightedSums(line, weights), (period * (period + 1)) / 2);
}

/** Triangular moving average: the simple average taken twice, weights rising to the middle. Warm-up: period − 1 bars. */
export function trima(line: Line, period: number): Line {
  const short = Math.ceil(period / 2);
  const long = Math.floor(period / 2) + 1;
  return sma(sma(line, short), long);
}

/** EMA of an EMA, nested three deep; each stage begins with the first value of the one before. */
export function nestedEmas(line: Line, period: number): [Line, Line, Line] {
  const one = ema(line, period);
  const two = ema(one, period);
  return [one, two, ema(two, period)];
}

/** Double EMA: 2·EMA − EMA(EMA) (P. Mulloy, Stocks & Commodities, 1994). Warm-up: 2·(period − 1) bars. */
export function dema(line: Line, period: number): Line {
  const one = ema(line, period);
  return minus(times(one, 2), ema(one, period));
}

/** Triple EMA: 3·EMA − 3·EMA² + EMA³ (P. Mulloy, 1994). Warm-up: 3·(period − 1) bars. */
export function tema(line: Line, period: number): Line {
  const [one, two, three] = nestedEmas(line, period);
  return plus(minus(times(one, 3), times(two, 3)), three);
}

/** Hull average: WMA(√n) of 2·WMA(n/2) − WMA(n) (A. Hull, 2005). Warm-up: period − 1 + ⌊√period⌋ − 1 bars. */
export function hull(line: Line, period: number): Line {
  const raw = minus(times(wma(line, Math.floor(period / 2)), 2), wma(line, period));
  return wma(raw, Math.floor(Math.sqrt(period)));
}

/**
 * Kaufman's adaptive average: alpha = (er·(2/3 − 2/31) + 2/31)², er = |net change| / sum of |changes| over `period`
 * (P. Kaufman, Trading Systems and Methods). Begun with the close before the first value. Warm-up: period bars.
 */
export function kama(line: Line, period: number): Line {
  const { values, copies } = line;
  const out = blank(line);
  const back = period * copies;
  for (let at = back; at < values.length; at++) {
    const now = values[at]!;
    let path = 0;
    let last = values[at - back]!;
    for (let k = at - back + copies; k <= at; k += copies) {
      const next = values[k]!;
      path += Math.abs(next - last);
      last = next;
    }
    const efficiency = path === 0 ? 1 : Math.abs(now - values[at - back]!) / path;
    const alpha = (efficiency * (2 / 3 - 2 / 31) + 2 / 31) ** 2;
    const before = at < back + copies ? values[at - copies]! : out.values[at - copies]!;
    out.values[at] = before + alpha * (now - before);
  }
  return out;
}
