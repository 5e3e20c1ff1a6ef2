import type { MeasuredPrice, PriceAxis, Quality, Series, Stage } from '../types.ts';
import { clamp } from '../image/numbers.ts';
import type { Header } from './header.ts';
import type { Timed } from './time-axis.ts';
import { Refused } from './refuse.ts';
import type { SeriesMeasures } from './series.ts';

export interface Evidence {
  axis: Stage<PriceAxis>;
  series: Stage<Series>;
  last: Stage<MeasuredPrice> | null;
  header: Header;
  timed: Timed | null;
  measures: SeriesMeasures;
}

/**
 * Weights of a logistic regression of "the reading is right" (axis and bars within the scorer's limits) on the evidence,
 * fitted on 136 readings of drawn charts, clean and degraded, of which 9 were wrong. `labels` counts the labels on the
 * axis beyond three, up to five more; all others are 0..1.
 */
const WEIGHTS = { peak: 2.18, filled: 1.61, explained: 1.85, axis: 0.47, labels: 3.39 };
const OFFSET = -5.38;
/** Below this nearly every reading was wrong. */
const FLOOR = 0.65;

/** Probability that the reading is right. */
export function scoreOf(measures: SeriesMeasures, axis: Stage<PriceAxis>): number {
  const labels = clamp((axis.value.labels_used - 3) / 5, 0, 1);
  const z =
    OFFSET +
    WEIGHTS.peak * measures.peak +
    WEIGHTS.filled * Math.min(1, measures.filled) +
    WEIGHTS.explained * Math.min(1, measures.explained) +
    WEIGHTS.axis * axis.confidence +
    WEIGHTS.labels * labels;
  return 1 / (1 + Math.exp(-z));
}

/** Verdict on the whole reading, with notes on what was weak or left out; refuses below the floor. */
export function judge({ axis, series, last, header, timed, measures }: Evidence): Quality {
  const score = scoreOf(measures, axis);
  if (score < FLOOR)
    throw new Refused(
      'series_uncertain',
      'quality',
      'The chart could be read only in part, and the result is not sure enough to show.',
      'Hide drawings and indicators, zoom in so that the bars are wider, and send a screenshot at full size.',
    );
  const notes: string[] = [];
  const covered = series.value.bars.filter((b) => b.confidence < 0.5).length;
  if (covered > 0) notes.push(`${covered} bars are partly hidden and less certain.`);
  if (axis.value.labels_used < 6) notes.push(`The axis rests on ${axis.value.labels_used} labels only.`);
  if (axis.value.residual_px > 1) notes.push('The price labels do not lie quite evenly.');
  if (measures.filled < 0.97) notes.push('Some places on the time axis are empty, such as weekends.');
  if (!last) notes.push('No last price was found.');
  if (!header.symbol) notes.push('No symbol was read.');
  if (!header.timeframe) notes.push('No time frame was read.');
  notes.push(...timeNotes(series.value, timed));
  return { score, verdict: score >= 0.9 ? 'good' : score >= 0.75 ? 'fair' : 'poor', notes };
}

/** What is not known of the times of the bars, in plain words. */
function timeNotes(series: Series, timed: Timed | null): string[] {
  const known = timed?.times.filter((t) => t !== null).length ?? 0;
  if (!timed || known === 0) return ['No dates or times were read: bars are numbered only.'];
  const notes: string[] = [];
  if (known < series.bars.length) notes.push(`${series.bars.length - known} bars have no certain time.`);
  const first = timed.times.find((t) => t !== null) ?? '';
  if (first.startsWith('T')) notes.push('The chart shows times of day but no dates.');
  else if (first.startsWith('-')) notes.push('The chart shows no year.');
  return notes;
}
