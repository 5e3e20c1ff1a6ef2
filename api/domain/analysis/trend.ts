/**
 * Trend of the visible stretch.
 *
 * Score = slope of the least-squares line through the closes × (bars − 1) / (highest high − lowest low): the share of the
 * visible range that the line climbs from the first bar to the last. Above +0.15 bullish, below −0.15 bearish, else
 * sideways. Beside it stands the evidence of structure: in a rising market each swing high and each swing low lies above
 * the one before it (C. Dow; Edwards & Magee, Technical Analysis of Stock Trends).
 */
import { measured, times } from './estimate.ts';
import { UNITS, type Frame } from './frame.ts';
import { slope } from './indicators/statistics.ts';
import type { Measured } from './measured-series.ts';
import type { FramedPivot } from './pivots.ts';
import type { Bias, Trend, TrendDirection } from './types.ts';

/** Score beyond which a stretch counts as rising or falling. */
export const TREND_THRESHOLD = 0.15;

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

export function directionOf(score: number): TrendDirection {
  if (score > TREND_THRESHOLD) return 'bullish';
  return score < -TREND_THRESHOLD ? 'bearish' : 'sideways';
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

/** What the structure speaks for: one side when at least two of three comparisons agree, of two or more. */
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
  const perBar = slopeOf(closes);
  const moved = frame.highestHigh.value > frame.lowestLow.value;
  const factor = moved ? (closes.length - 1) / UNITS : 0;
  const raw = times(perBar, factor);
  const rangeError = moved
    ? Math.hypot(frame.highestHigh.sigma, frame.lowestLow.sigma) / (UNITS * frame.unit)
    : 0;
  const structure = structureOf(pivots);
  return {
    direction: directionOf(raw.value),
    score: measured(raw.value, Math.hypot(raw.sigma, raw.value * rangeError)),
    slopePerBar: times(perBar, frame.unit),
    rSquared: explained(closes, perBar.value),
    structure,
    structureBias: biasOf(structure),
  };
}
