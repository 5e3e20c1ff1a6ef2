/** How often the first target came first, beside what chance alone gives in the bars that were watched. */
import type { GradeOutcome } from './grade-types.ts';

export interface GradedAnalysis {
  outcome: GradeOutcome;
  /** Share of driftless prices that meet the first target first in the bars watched; null in grades that do not know it. */
  chance: number | null;
  /** Whether the later close lay within the range given; null or missing where it was not graded. */
  inRange?: boolean | null;
  /** How many analyses this stands for; one when left out. */
  times?: number;
}

/** Plans that their owner followed up: whoever looks only when a plan went well gets a high rate. */
export interface HitRate {
  graded: number;
  hits: number;
  misses: number;
  open: number;
  ambiguous: number;
  notEntered: number;
  /** Hits of hits, misses and open ones; null with the ends of its interval when there are none. */
  rate: number | null;
  low: number | null;
  high: number | null;
  /** Mean of `chance` over the same plans; null when none has it. */
  baseRate: number | null;
}

/** Two-sided 95 % of the standard normal distribution. */
const Z = 1.959964;

/**
 * The hit rate with its Wilson score interval (Wilson 1927) and its base rate. Open plans count as not hit, for a target that is
 * further away than the stop takes longer: leaving them out would favour whichever level is near.
 */
export function hitRate(analyses: readonly GradedAnalysis[]): HitRate {
  const count = (outcome: GradeOutcome) => total(analyses.filter((one) => one.outcome === outcome));
  const [hits, misses, open] = [count('target'), count('stopped'), count('open')];
  const watched = analyses.filter(({ outcome }) => outcome !== 'ambiguous' && outcome !== 'not_entered');
  const known = watched.filter(({ chance }) => chance !== null);
  const chances = known.reduce((sum, { chance, times = 1 }) => sum + (chance ?? 0) * times, 0);
  return {
    graded: total(analyses),
    hits,
    misses,
    open,
    ambiguous: count('ambiguous'),
    notEntered: count('not_entered'),
    ...wilson(hits, total(watched)),
    baseRate: known.length === 0 ? null : chances / total(known),
  };
}

const total = (analyses: readonly GradedAnalysis[]) =>
  analyses.reduce((sum, { times = 1 }) => sum + times, 0);

function wilson(hits: number, all: number): Pick<HitRate, 'rate' | 'low' | 'high'> {
  if (all === 0) return { rate: null, low: null, high: null };
  const rate = hits / all;
  const centre = (rate + Z ** 2 / (2 * all)) / (1 + Z ** 2 / all);
  const half = (Z * Math.sqrt((rate * (1 - rate)) / all + Z ** 2 / (4 * all ** 2))) / (1 + Z ** 2 / all);
  return { rate, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}
