/**
 * Trend: how far price went, beside how far it goes without any drift.
 *
 * z = (last close − first close) / √(Σ squared changes from close to close), in the axis' own scale. On a walk whose steps
 * are as likely up as down, whatever their sizes, z has mean 0 and variance 1, so |z| tells how rare the move would be by
 * chance alone. It is taken over the whole chart and over its last third.
 *
 * - |z| of the whole above 1: bullish or bearish; *mixed* where the last third goes the other way by more than 0.5.
 * - |z| of the whole within 1: mixed where the last third alone exceeds 1.28 (one in five without drift), else sideways.
 *
 * Beside it stands the evidence of structure: in a rising market each swing high and each swing low lies above the one
 * before it (C. Dow; Edwards & Magee, Technical Analysis of Stock Trends). The least-squares line through the closes is
 * reported, not judged by.
 */
import { measured, times } from './estimate.ts';
import { UNITS, type Frame } from './frame.ts';
import { slope } from './indicators/statistics.ts';
import type { Measured } from './measured-series.ts';
import { normalBelow } from './normal.ts';
import type { FramedPivot } from './pivots.ts';
import type { Bias, NetMove, Trend, TrendDirection } from './types.ts';

/** |z| of the whole picture beyond which it has a direction. */
export const WHOLE_THRESHOLD = 1;
/** |z| of the last third against the whole that makes it mixed. */
export const AGAINST_THRESHOLD = 0.5;
/** |z| of the last third that makes a whole without direction mixed. */
export const THIRD_THRESHOLD = 1.28;
/** Bars that a last third has at least, and the whole at least twice as many. */
const LEAST_THIRD = 12;

/** The word for the two moves; `third` is null where the picture is too short for one. */
export function directionOf(whole: number, third: number | null): TrendDirection {
  if (Math.abs(whole) <= WHOLE_THRESHOLD)
    return third !== null && Math.abs(third) > THIRD_THRESHOLD ? 'mixed' : 'sideways';
  if (third !== null && -Math.sign(whole) * third > AGAINST_THRESHOLD) return 'mixed';
  return whole > 0 ? 'bullish' : 'bearish';
}

/** z of a stretch of closes; its error carries the error of each close through the formula. */
export function netMoveOf(closes: readonly Measured[]): NetMove {
  const changes = closes.slice(1).map(({ value }, i) => value - (closes[i]?.value ?? value));
  const squares = changes.reduce((total, change) => total + change ** 2, 0);
  if (squares === 0) return { bars: closes.length, z: measured(0), driftlessShare: 1 };
  const root = Math.sqrt(squares);
  const z = ((closes.at(-1)?.value ?? 0) - (closes[0]?.value ?? 0)) / root;
  const variance = closes.reduce((total, { sigma }, i) => {
    const ends = (i === closes.length - 1 ? 1 : 0) - (i === 0 ? 1 : 0);
    const perClose = ends / root - (z * ((changes[i - 1] ?? 0) - (changes[i] ?? 0))) / squares;
    return total + (sigma * perClose) ** 2;
  }, 0);
  return {
    bars: closes.length,
    z: measured(z, Math.sqrt(variance)),
    driftlessShare: 2 * normalBelow(-Math.abs(z)),
  };
}

/** The last third of the bars, at least twelve of them; null below twenty-four. */
function lastThird<T>(all: readonly T[]): readonly T[] | null {
  if (all.length < 2 * LEAST_THIRD) return null;
  return all.slice(-Math.max(LEAST_THIRD, Math.round(all.length / 3)));
}

function slopeOf(closes: readonly Measured[]): Measured {
  const n = closes.length;
  if (n < 2) return measured(0);
  const spread = (n * (n * n - 1)) / 12;
  const variance = closes.reduce(
    (total, { sigma }, i) => total + ((sigma * (i - (n - 1) / 2)) / spread) ** 2,
    0,
  );
  return measured(slope(closes.map(({ value }) => value)), Math.sqrt(variance));
}

/** Share of the variance of the closes that their least-squares line explains, 0..1. */
function explained(closes: readonly Measured[], perBar: number): number {
  const n = closes.length;
  const mean = closes.reduce((total, { value }) => total + value, 0) / n;
  const variance = closes.reduce((total, { value }) => total + (value - mean) ** 2, 0);
  if (variance === 0) return 0;
  return Math.min(1, (perBar ** 2 * ((n * (n * n - 1)) / 12)) / variance);
}

/** How each swing high and low compares with the one before it. */
function structureOf(pivots: readonly FramedPivot[]): Trend['structure'] {
  const steps = (kind: 'high' | 'low') => {
    const values = pivots.filter((pivot) => pivot.kind === kind).map(({ at }) => at.value);
    return values.slice(1).map((value, i) => Math.sign(value - (values[i] ?? value)));
  };
  const count = (all: number[], sign: number) => all.filter((step) => step === sign).length;
  const [highs, lows] = [steps('high'), steps('low')];
  return {
    higherHighs: count(highs, 1),
    lowerHighs: count(highs, -1),
    higherLows: count(lows, 1),
    lowerLows: count(lows, -1),
  };
}

/** The side that the structure supports: at least two of three comparisons agree. */
function biasOf({ higherHighs, lowerHighs, higherLows, lowerLows }: Trend['structure']): Bias {
  const up = higherHighs + higherLows;
  const down = lowerHighs + lowerLows;
  if (up + down < 2) return 'neutral';
  if (up >= 2 * down) return 'bullish';
  return down >= 2 * up ? 'bearish' : 'neutral';
}

/** Trend of the framed bars. */
export function assessTrend(frame: Frame, pivots: readonly FramedPivot[]): Trend {
  const closes = frame.bars.map(({ close }) => close);
  const whole = netMoveOf(closes);
  const recent = lastThird(closes);
  const third = recent === null ? null : netMoveOf(recent);
  const perBar = slopeOf(closes);
  const moved = frame.highestHigh.value > frame.lowestLow.value;
  const line = times(perBar, moved ? (closes.length - 1) / UNITS : 0);
  const structure = structureOf(pivots);
  return {
    direction: directionOf(whole.z.value, third?.z.value ?? null),
    whole,
    lastThird: third,
    score: measured(line.value, Math.hypot(line.sigma, line.value * (frame.rangeSigma / UNITS))),
    slopePerBar: times(perBar, frame.priceOf(frame.last).perUnit),
    rSquared: explained(closes, perBar.value),
    structure,
    structureBias: biasOf(structure),
  };
}
