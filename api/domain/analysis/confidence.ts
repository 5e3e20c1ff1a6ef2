/**
 * How sure a reading is, and never how likely a price is to move.
 *
 * Evidence: the probability that a second reading of the same chart would be given the same trend word. Two readings differ
 * by √2 errors of each move, and by a bar that one of them misses; the words' thresholds cut the plane of both moves into
 * fields, whose probabilities are those of two independent normal numbers. Confidence = reading quality × evidence.
 */
import type { MeasuredBar } from './measured-series.ts';
import { normalBelow } from './normal.ts';
import { AGAINST_THRESHOLD, directionOf, THIRD_THRESHOLD, WHOLE_THRESHOLD } from './trend.ts';
import type { Confidence, NetMove, Trend } from './types.ts';

/** Bars that a second reading finds and this one did not, or the other way about, beside those known to be missing. */
const BARS_IN_DOUBT = 0.1;

const WHOLE_EDGES = [-WHOLE_THRESHOLD, WHOLE_THRESHOLD];
const THIRD_EDGES = [-THIRD_THRESHOLD, -AGAINST_THRESHOLD, AGAINST_THRESHOLD, THIRD_THRESHOLD];

const clamp = (value: number) => Math.min(1, Math.max(0, Number.isFinite(value) ? value : 0));

/** Slots between the first and the last bar without a bar. */
export function missingBars(bars: readonly MeasuredBar[]): number {
  const first = bars[0]?.slot ?? 0;
  const last = bars.at(-1)?.slot ?? 0;
  return Math.max(0, last - first + 1 - bars.length);
}

/** A stretch of values between two thresholds: one value within it, and how probable it is. */
interface Field {
  value: number;
  probability: number;
}

/** How probable a second reading of a move is in each field between the edges. */
function fieldsOf({ z, bars }: NetMove, edges: readonly number[], missingShare: number): Field[] {
  // A bar more or less moves z by about 1 / √bars.
  const unread = (BARS_IN_DOUBT + missingShare * bars) / bars;
  const spread = Math.SQRT2 * Math.hypot(z.sigma, Math.sqrt(unread));
  const below = (edge: number) => normalBelow((edge - z.value) / spread);
  return [...edges, Infinity].map((edge, i) => {
    const before = edges[i - 1] ?? -Infinity;
    const value = edge === Infinity ? before + 1 : before === -Infinity ? edge - 1 : (before + edge) / 2;
    return { value, probability: below(edge) - below(before) };
  });
}

/** Probability that a second reading gives the same word. */
function sameWord({ direction, whole, lastThird }: Trend, missingShare: number): number {
  const thirds = lastThird
    ? fieldsOf(lastThird, THIRD_EDGES, missingShare)
    : [{ value: null, probability: 1 }];
  return fieldsOf(whole, WHOLE_EDGES, missingShare)
    .flatMap((one) => thirds.map((other) => ({ one, other })))
    .filter(({ one, other }) => directionOf(one.value, other.value) === direction)
    .reduce((sum, { one, other }) => sum + one.probability * other.probability, 0);
}

/** Confidence of an analysis of these bars, read with this quality. */
export function confidenceOf(
  { bars, readingQuality }: { bars: readonly MeasuredBar[]; readingQuality: number },
  trend: Trend,
): Confidence {
  const missing = missingBars(bars);
  const quality = clamp(readingQuality);
  const evidence = clamp(sameWord(trend, missing / (bars.length + missing)));
  return { level: quality * evidence, readingQuality: quality, evidence };
}
