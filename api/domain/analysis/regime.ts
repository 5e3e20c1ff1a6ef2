/**
 * Whether the visible stretch is of one piece.
 *
 * Break of drift: the largest distance of the path from the straight line between its ends, over √(Σ (change − mean change)²). Without
 * a break it has the distribution of the largest distance of a Brownian bridge from zero (W. Ploberger and W. Krämer, The CUSUM test
 * with OLS residuals, 1992), P(D > x) = 2 Σ (−1)ʲ⁻¹ exp(−2 j² x²) (A. Kolmogorov, 1933). A break is named where charts of
 * one drift bend as far in one of twenty at most.
 *
 * Calm or lively: the last 14 true ranges against those before, as in `volatility.ts`; beside it how often bars of one volatility
 * differ as much, from how uneven their own true ranges are.
 */
import type { Frame } from './frame.ts';
import { columnsOf } from './frame.ts';
import { trueRange } from './indicators/true-range.ts';
import { normalBelow } from './normal.ts';
import { netMoveOf } from './trend.ts';
import type { Regime, Volatility } from './types.ts';
import { PERIOD } from './volatility.ts';

const NAMED_BELOW = 0.05;
const LEAST_BARS = 30;
const TERMS = 100;

/** P(D > x) for the largest distance of a Brownian bridge from zero. */
export function bridgeBeyond(x: number): number {
  if (x < 0.2) return 1;
  let share = 0;
  for (let j = 1; j <= TERMS; j++) share += 2 * (j % 2 === 1 ? 1 : -1) * Math.exp(-2 * j ** 2 * x ** 2);
  return Math.min(1, Math.max(0, share));
}

/** The bar from which the drift is another, and how far the path bends there. */
function furthestBend(closes: readonly number[]): { bar: number; distance: number } {
  const n = closes.length - 1;
  const first = closes[0] ?? 0;
  const mean = ((closes.at(-1) ?? 0) - first) / n;
  const squares = closes
    .slice(1)
    .reduce((sum, close, i) => sum + (close - (closes[i] ?? close) - mean) ** 2, 0);
  if (!(squares > 0)) return { bar: 0, distance: 0 };
  const bends = closes.map((close, bar) => Math.abs(close - first - mean * bar));
  const furthest = Math.max(...bends);
  return { bar: bends.indexOf(furthest), distance: furthest / Math.sqrt(squares) };
}

/** Share of stretches of one volatility whose last bars differ as much from those before. */
function unevenShare(frame: Frame, expansion: number): number | null {
  const ranges = trueRange(columnsOf(frame.bars)).values.slice(1);
  const before = ranges.slice(0, -PERIOD);
  const mean = before.reduce((sum, range) => sum + range, 0) / before.length;
  const variance = before.reduce((sum, range) => sum + (range - mean) ** 2, 0) / before.length;
  if (!(variance > 0) || !(expansion > 0)) return null;
  const spread = (Math.sqrt(variance) / mean) * Math.sqrt(1 / PERIOD + 1 / before.length);
  return 2 * normalBelow(-Math.abs(Math.log(expansion)) / spread);
}

const MOODS = { low: 'calm', moderate: 'as_before', high: 'lively' } as const;

/** The regime of the visible bars; null below thirty. */
export function regimeOf(frame: Frame, { class: level, expansion }: Volatility): Regime | null {
  const closes = frame.bars.map(({ close }) => close);
  if (frame.envelope || closes.length < LEAST_BARS) return null;
  const { bar, distance } = furthestBend(closes.map(({ value }) => value));
  const breakShare = bridgeBeyond(distance);
  const named = breakShare <= NAMED_BELOW && bar > 0;
  return {
    breakBar: named ? bar : null,
    breakShare,
    before: named ? netMoveOf(closes.slice(0, bar + 1)) : null,
    after: named ? netMoveOf(closes.slice(bar)) : null,
    mood: expansion === null ? null : MOODS[level],
    moodShare: expansion === null ? null : unevenShare(frame, expansion),
  };
}
