/** The terms of candlestick definitions: bodies, shadows, and how far a condition is fulfilled. */
import { larger, mean, measured, minus, smaller, times } from '../estimate.ts';
import type { FramedBar } from '../frame.ts';
import { slope } from '../indicators/statistics.ts';
import type { Measured } from '../measured-series.ts';

/** A candle by its parts; heights in units of the frame, never negative beyond measuring error. */
export interface Candle {
  open: Measured;
  high: Measured;
  low: Measured;
  close: Measured;
  /** Upper and lower end of the body. */
  top: Measured;
  bottom: Measured;
  body: Measured;
  range: Measured;
  upperShadow: Measured;
  lowerShadow: Measured;
}

export function candleOf(bar: FramedBar): Candle {
  const top = larger(bar.open, bar.close);
  const bottom = smaller(bar.open, bar.close);
  return {
    ...bar,
    top,
    bottom,
    body: minus(top, bottom),
    range: minus(bar.high, bar.low),
    upperShadow: minus(bar.high, top),
    lowerShadow: minus(bottom, bar.low),
  };
}

/** How candles of late have been: what long, short and equal are measured against. */
export interface Surroundings {
  /** Mean high − low of the ten bars before the pattern (as many as there are). */
  typicalRange: number;
  /** Climb of the closes over the six bars before the pattern by least squares, in typical ranges. */
  priorMove: Measured;
}

const BARS_FOR_RANGE = 10;
const BARS_FOR_MOVE = 6;
/** Bars that must lie before a pattern for its surroundings to be known. */
const LEAST_BEFORE = 5;

/** Surroundings of a pattern whose first bar is `first`; null when too few bars lie before it. */
export function surroundingsOf(bars: readonly FramedBar[], first: number): Surroundings | null {
  if (first < LEAST_BEFORE) return null;
  const before = bars.slice(Math.max(0, first - BARS_FOR_RANGE), first);
  const typicalRange = mean(before.map(({ high, low }) => minus(high, low))).value;
  if (typicalRange <= 0) return null;
  const closes = bars.slice(Math.max(0, first - BARS_FOR_MOVE), first).map(({ close }) => close);
  const climb = slope(closes.map(({ value }) => value)) * (closes.length - 1);
  return { typicalRange, priorMove: times(measured(climb, errorOfClimb(closes)), 1 / typicalRange) };
}

/** One sigma of the climb of a least-squares line from the first to the last of some closes. */
function errorOfClimb(closes: readonly Measured[]): number {
  const middle = (closes.length - 1) / 2;
  const spread = closes.reduce((sum, _, i) => sum + (i - middle) ** 2, 0);
  const variance = closes.reduce((sum, { sigma }, i) => sum + ((i - middle) * sigma) ** 2, 0);
  return (Math.sqrt(variance) / spread) * (closes.length - 1);
}

/** A condition: fulfilled when it is not negative. */
export type Condition = Measured;

/** a ≥ b. */
export function atLeast(a: Measured, b: Measured | number): Condition {
  return minus(a, typeof b === 'number' ? measured(b) : b);
}

/** a ≤ b. */
export function atMost(a: Measured, b: Measured | number): Condition {
  return minus(typeof b === 'number' ? measured(b) : b, a);
}

/** a and b differ by no more than `tolerance`. */
export function alike(a: Measured, b: Measured, tolerance: number): Condition {
  const gap = minus(a, b);
  return measured(tolerance - Math.abs(gap.value), gap.sigma);
}

/** A rising body of at least `height`. */
export function risingBody(candle: Candle, height: number): Condition {
  return atLeast(minus(candle.close, candle.open), height);
}

/** A falling body of at least `height`. */
export function fallingBody(candle: Candle, height: number): Condition {
  return atLeast(minus(candle.open, candle.close), height);
}

/** The middle of a body. */
export function middleOf(candle: Candle): Measured {
  return mean([candle.top, candle.bottom]);
}

/** A share of a height. */
export function shareOf(height: Measured, share: number): Measured {
  return times(height, share);
}
