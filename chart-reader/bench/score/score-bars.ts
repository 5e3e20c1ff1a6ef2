/** How the bars of an answer compare with the true ones, or with the few that were measured by hand. */
import type { ChartTruth, Prediction, RealTruth, SampledBar, TruthCandle } from '../truth.ts';
import { reference } from './axis-error.ts';
import { matchColumns } from './match.ts';
import { finite, median } from './numbers.ts';
import { limits } from './limits.ts';

const fields = ['o', 'h', 'l', 'c'] as const;
export type Field = (typeof fields)[number];
type FieldErrors = Record<Field, number[]>;

export interface BarScore {
  truths: number;
  predicted: number;
  matched: number;
  recall: number;
  precision: number;
  /** Errors in percent of the visible range, per matched bar. */
  errors: FieldErrors;
  medianError: number | null;
  directions: number;
  directionsRight: number;
}

/** Error in percent of the visible range; capped, so that one absurd value does not drown the rest. */
export function percentError(difference: number, range: number): number {
  const percent = (Math.abs(difference) / range) * 100;
  return Number.isFinite(percent) ? Math.min(percent, 1000) : 1000;
}

const noErrors = (): FieldErrors => ({ o: [], h: [], l: [], c: [] });

type Answered = NonNullable<Prediction['candles']>[number];

/** An entry without prices says that a bar stands there and is hidden. */
const isPriced = (c: Answered | undefined): boolean =>
  c !== undefined && fields.some((field) => finite(c[field]) !== null);

/**
 * Hidden bars that are no miss: those of which the answer says so, and those before its first bar or after its last one, of which nobody can
 * tell that there are any.
 */
function unseenBars(
  truth: ChartTruth,
  found: readonly Answered[],
  matched: readonly [number, number][],
): number {
  const answer = new Map(matched.map(([i, j]) => [i, found[j]]));
  const xs = found.filter(isPriced).map((c) => c.x_px);
  const [first, last] = [Math.min(...xs), Math.max(...xs)];
  return truth.candles.filter((c, i) => {
    if (!c.hidden || isPriced(answer.get(i))) return false;
    return answer.has(i) || c.x_px < first || c.x_px > last;
  }).length;
}

export function scoreBars(truth: ChartTruth, prediction: Prediction): BarScore {
  const { high, low, lift, range } = reference(truth.axis);
  const found = Array.isArray(prediction.candles) ? prediction.candles : [];
  const matched = matchColumns(
    truth.candles.map((c) => c.x_px),
    found.map((c) => finite(c.x_px)),
  );
  const pairs = matched.filter(([, j]) => isPriced(found[j]));
  const priced = found.filter(isPriced);
  const unseen = unseenBars(truth, found, matched);
  const errors = noErrors();
  const least =
    limits.directionBody * (truth.axis.scale === 'log' ? range : Math.abs(high.price - low.price));
  const body = (c: TruthCandle): number =>
    c.o === null ? 0 : Math.abs(truth.axis.scale === 'log' ? lift(c.c) - lift(c.o) : c.c - c.o);
  let [directions, directionsRight] = [0, 0];
  for (const [i, j] of pairs) {
    const [real, read] = [truth.candles[i], found[j]];
    if (!real || !read) continue;
    for (const field of fields) {
      const price = real[field];
      if (price === null || price === undefined) continue;
      const value = finite(read[field]);
      errors[field].push(value === null ? 100 : percentError(lift(value) - lift(price), range));
    }
    if (real.o === null || body(real) < least) continue;
    directions++;
    const [open, close] = [finite(read.o), finite(read.c)];
    if (open !== null && close !== null && Math.sign(close - open) === Math.sign(real.c - real.o))
      directionsRight++;
  }
  const truths = truth.candles.length - unseen;
  return {
    truths,
    predicted: priced.length,
    matched: pairs.length,
    recall: truths ? pairs.length / truths : 0,
    precision: priced.length ? pairs.length / priced.length : 0,
    errors,
    medianError: median(fields.flatMap((field) => errors[field])),
    directions,
    directionsRight,
  };
}

/** How the bars measured by hand were read. */
export interface SampleScore {
  bars: number;
  found: number;
  errors: FieldErrors;
  directionsRight: number;
}

const rowsOf = (bar: SampledBar): Record<Field, number> => ({
  o: bar.open_y,
  h: bar.high_y,
  l: bar.low_y,
  c: bar.close_y,
});

/** Each hand-measured bar against the read bar nearest to its column; null where none was measured. */
export function scoreSample(truth: RealTruth, prediction: Prediction): SampleScore | null {
  const sample = truth.ohlc_sample ?? [];
  if (!sample.length) return null;
  const { high: a, low: b, lift, range } = reference(truth.axis);
  const liftedAt = (y: number): number =>
    lift(a.price) + ((lift(b.price) - lift(a.price)) * (y - a.y_px)) / (b.y_px - a.y_px);
  const read = (prediction.candles ?? [])
    .filter((c) => finite(c.x_px) !== null)
    .sort((p, q) => p.x_px - q.x_px);
  const gap = median(read.slice(1).map((c, i) => c.x_px - (read[i]?.x_px ?? 0))) ?? 6;
  const score: SampleScore = { bars: sample.length, found: 0, errors: noErrors(), directionsRight: 0 };
  for (const bar of sample) {
    const distance = (c: { x_px: number }): number => Math.abs(c.x_px - bar.x_px);
    const near = read.reduce<(typeof read)[number] | null>(
      (best, c) => (best === null || distance(c) < distance(best) ? c : best),
      null,
    );
    if (!near || distance(near) > Math.min(gap / 2, 12)) continue;
    score.found++;
    for (const field of fields) {
      const value = finite(near[field]);
      score.errors[field].push(
        value === null ? 100 : percentError(lift(value) - liftedAt(rowsOf(bar)[field]), range),
      );
    }
    const [open, close] = [finite(near.o), finite(near.c)];
    if (open !== null && close !== null && Math.sign(close - open) === Math.sign(bar.open_y - bar.close_y))
      score.directionsRight++;
  }
  return score;
}
