/** How often the first target came before the stop, what chance alone would give, and how far both can be trusted. */
import type { GradeOutcome } from './grade-types.ts';

export interface GradedAnalysis {
  outcome: GradeOutcome;
  /** (first target − entry) / (entry − stop), above zero. */
  riskReward: number;
}

export interface HitRate {
  graded: number;
  hits: number;
  misses: number;
  open: number;
  ambiguous: number;
  notEntered: number;
  /** Hits of hits and misses; null with the ends of its interval when there are none. */
  rate: number | null;
  low: number | null;
  high: number | null;
  /** Mean over hits and misses of what chance alone would give; null when there are none. */
  baseRate: number | null;
}

/** Two-sided 95 % of the standard normal distribution. */
const Z = 1.959964;

/**
 * The hit rate with its Wilson score interval (Wilson 1927) and its base rate: a price without drift reaches a target
 * before a stop with probability risk / (risk + reward) (gambler's ruin), which is 1 / (1 + risk/reward ratio).
 */
export function hitRate(analyses: readonly GradedAnalysis[]): HitRate {
  const count = (outcome: GradeOutcome) => analyses.filter((one) => one.outcome === outcome).length;
  const hits = count('target');
  const misses = count('stopped');
  const decided = analyses.filter(({ outcome }) => outcome === 'target' || outcome === 'stopped');
  const chances = decided.map(({ riskReward }) => 1 / (1 + riskReward));
  return {
    graded: analyses.length,
    hits,
    misses,
    open: count('open'),
    ambiguous: count('ambiguous'),
    notEntered: count('not_entered'),
    ...wilson(hits, hits + misses),
    baseRate: chances.length === 0 ? null : chances.reduce((sum, one) => sum + one, 0) / chances.length,
  };
}

function wilson(hits: number, all: number): Pick<HitRate, 'rate' | 'low' | 'high'> {
  if (all === 0) return { rate: null, low: null, high: null };
  const rate = hits / all;
  const centre = (rate + Z ** 2 / (2 * all)) / (1 + Z ** 2 / all);
  const half = (Z * Math.sqrt((rate * (1 - rate)) / all + Z ** 2 / (4 * all ** 2))) / (1 + Z ** 2 / all);
  return { rate, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}
