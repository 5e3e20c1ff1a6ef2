/** Scores of many pictures summed up, and the mirror pairs among them. */
import type { Trend, Truth } from '../truth.ts';
import { hasSeries } from '../truth.ts';
import { median, quantile, share } from './numbers.ts';
import type { Field, Score } from './score.ts';
import { limits } from './score.ts';

export interface Summary {
  pictures: number;
  right: number;
  wrong: number;
  refused: number;
  /** Shares are 0..1, null for nothing to count. */
  axisRight: number | null;
  /** Axis right, whether the series was given or refused. */
  axisFound: number | null;
  recall: number | null;
  precision: number | null;
  /** Median and 95th percentile of the price errors, percent of the visible range. */
  medianError: number | null;
  p95Error: number | null;
  direction: number | null;
  /** Last price right, where the picture prints it. */
  last: number | null;
  symbol: number | null;
  timeframe: number | null;
  trend: number | null;
  symbolsInvented: number;
  timeframesInvented: number;
  medianMs: number | null;
  p95Ms: number | null;
}

const count = (scores: readonly Score[], test: (s: Score) => boolean): number => scores.filter(test).length;

function shown(scores: readonly Score[], pick: (s: Score) => boolean | null): number | null {
  const values = scores.map(pick).filter((v) => v !== null);
  return share(values.filter(Boolean).length, values.length);
}

/** Sums up a group of pictures; charts and pictures that are none may be mixed. */
export function summarise(scores: readonly Score[]): Summary {
  const charts = scores.filter((s) => s.isChart);
  const bars = charts.flatMap((s) => (s.bars ? [s.bars] : []));
  const sum = (pick: (b: (typeof bars)[number]) => number): number =>
    bars.reduce((total, b) => total + pick(b), 0);
  const shownLast = charts.filter((s) => s.lastShown);
  const errors = bars.flatMap((b) => (Object.keys(b.errors) as Field[]).flatMap((field) => b.errors[field]));
  const times = scores.flatMap((s) => (s.elapsedMs === null ? [] : [s.elapsedMs]));
  return {
    pictures: scores.length,
    right: count(scores, (s) => s.right),
    wrong: count(scores, (s) => !s.refused && !s.right),
    refused: count(scores, (s) => s.refused),
    axisRight: share(
      count(charts, (s) => s.axisRight),
      charts.length,
    ),
    axisFound: share(
      count(charts, (s) => s.axisFound),
      charts.length,
    ),
    recall: share(
      sum((b) => b.matched),
      sum((b) => b.truths),
    ),
    precision: share(
      sum((b) => b.matched),
      sum((b) => b.predicted),
    ),
    medianError: median(errors),
    p95Error: quantile(errors, 0.95),
    direction: share(
      sum((b) => b.directionsRight),
      sum((b) => b.directions),
    ),
    last: share(
      count(shownLast, (s) => s.lastError !== null && s.lastError <= limits.lastPercent),
      shownLast.length,
    ),
    symbol: shown(charts, (s) => s.symbolRight),
    timeframe: shown(charts, (s) => s.timeframeRight),
    trend: share(
      count(charts, (s) => s.trendRight),
      charts.length,
    ),
    symbolsInvented: count(charts, (s) => s.symbolInvented),
    timeframesInvented: count(charts, (s) => s.timeframeInvented),
    medianMs: median(times),
    p95Ms: quantile(times, 0.95),
  };
}

export interface MirrorSummary {
  pairs: number;
  answered: number;
  /** Pairs whose trend flips exactly: bullish and bearish exchanged, sideways kept. */
  flipped: number;
  bothBullish: number;
  bothBearish: number;
  bothRight: number;
}

const opposite: Record<string, Trend | undefined> = {
  bullish: 'bearish',
  bearish: 'bullish',
  sideways: 'sideways',
};
const stem = (image: string): string => image.replace(/\.(png|jpe?g|webp)$/i, '');

/** Compares every mirrored picture with the one it mirrors. A reader without a bias flips them all. */
export function summariseMirrors(truths: readonly Truth[], scores: readonly Score[]): MirrorSummary {
  const byStem = new Map(scores.map((s) => [stem(s.image), s]));
  const pairs = truths.flatMap((truth) => {
    if (!hasSeries(truth) || !truth.mirror_of) return [];
    const [plain, mirrored] = [byStem.get(stem(truth.mirror_of)), byStem.get(stem(truth.image))];
    return plain && mirrored ? [{ plain, mirrored }] : [];
  });
  const answered = pairs.filter((p) => opposite[p.plain.trend] && opposite[p.mirrored.trend]);
  const both = (trend: Trend): number =>
    answered.filter((p) => p.plain.trend === trend && p.mirrored.trend === trend).length;
  return {
    pairs: pairs.length,
    answered: answered.length,
    flipped: answered.filter((p) => opposite[p.plain.trend] === p.mirrored.trend).length,
    bothBullish: both('bullish'),
    bothBearish: both('bearish'),
    bothRight: pairs.filter((p) => p.plain.right && p.mirrored.right).length,
  };
}
