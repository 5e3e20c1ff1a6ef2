/**
 * Scores one prediction against one truth. Definitions are those of the development set:
 * read right means axis, recall, precision and median price error all within their limits.
 */
import type { ChartTruth, Prediction, Truth, TruthCandle } from '../truth.ts';
import { isChart } from '../truth.ts';
import { axisError, reference } from './axis-error.ts';
import { matchColumns } from './match.ts';
import { normaliseSymbol, normaliseTimeframe, normaliseTrend } from './normalise.ts';
import { finite, median } from './numbers.ts';

export const limits = {
  axis: 0.005,
  recall: 0.95,
  precision: 0.95,
  medianPercent: 0.5,
  lastPercent: 0.5,
  directionBody: 0.005,
  trendSlack: 0.03,
} as const;

const fields = ['o', 'h', 'l', 'c'] as const;
export type Field = (typeof fields)[number];

interface BarScore {
  truths: number;
  predicted: number;
  matched: number;
  recall: number;
  precision: number;
  /** Errors in percent of the visible range, per matched bar. */
  errors: Record<Field, number[]>;
  medianError: number | null;
  directions: number;
  directionsRight: number;
}

export interface Score {
  image: string;
  isChart: boolean;
  refused: boolean;
  right: boolean;
  elapsedMs: number | null;
  axisError: number | null;
  axisRight: boolean;
  bars: BarScore | null;
  /** Error of the last price in percent of the range; null when none was given. */
  lastError: number | null;
  /** Null where the picture does not show it. */
  symbolRight: boolean | null;
  timeframeRight: boolean | null;
  symbolInvented: boolean;
  timeframeInvented: boolean;
  trend: string;
  trendTrue: string;
  trendRight: boolean;
}

const sign = (value: number): number => Math.sign(value);

function scoreBars(truth: ChartTruth, prediction: Prediction): BarScore {
  const { high, low, lift, range } = reference(truth.axis);
  const found = Array.isArray(prediction.candles) ? prediction.candles : [];
  const pairs = matchColumns(
    truth.candles.map((c) => c.x_px),
    found.map((c) => finite(c.x_px)),
  );
  const errors: BarScore['errors'] = { o: [], h: [], l: [], c: [] };
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
    if (open !== null && close !== null && sign(close - open) === sign(real.c - real.o)) directionsRight++;
  }
  return {
    truths: truth.candles.length,
    predicted: found.length,
    matched: pairs.length,
    recall: pairs.length / truth.candles.length,
    precision: found.length ? pairs.length / found.length : 0,
    errors,
    medianError: median(fields.flatMap((field) => errors[field])),
    directions,
    directionsRight,
  };
}

function percentError(difference: number, range: number): number {
  const percent = (Math.abs(difference) / range) * 100;
  return Number.isFinite(percent) ? Math.min(percent, 1000) : 1000;
}

function trendRight(truth: ChartTruth, trend: string): boolean {
  if (trend === truth.trend_by_rule) return true;
  if (Math.abs(Math.abs(truth.trend_score) - 0.15) >= limits.trendSlack) return false;
  return trend === 'sideways' || trend === (truth.trend_score > 0 ? 'bullish' : 'bearish');
}

function scoreChart(truth: ChartTruth, prediction: Prediction | undefined): Score {
  const refused = !prediction || Boolean(prediction.refused);
  const answer: Prediction = refused ? {} : prediction;
  const error = axisError(truth.axis, answer.axis);
  const axisRight = error !== null && error <= (truth.axis.tol_frac ?? limits.axis);
  const bars = scoreBars(truth, answer);
  const { lift, range } = reference(truth.axis);
  const last = finite(answer.last_price);
  const exact = bars.medianError !== null && bars.medianError <= limits.medianPercent;
  const complete = bars.recall >= limits.recall && bars.precision >= limits.precision;
  const timeframe = normaliseTimeframe(answer.timeframe);
  const trend = refused ? '' : normaliseTrend(answer.trend_direction);
  return {
    image: truth.image,
    isChart: true,
    refused,
    right: axisRight && complete && exact,
    elapsedMs: finite(prediction?.elapsed_ms),
    axisError: error,
    axisRight,
    bars,
    lastError: last === null ? null : percentError(lift(last) - lift(truth.last_price), range),
    symbolRight: truth.symbol_shown ? normaliseSymbol(answer.symbol) === normaliseSymbol(truth.symbol) : null,
    timeframeRight: truth.timeframe_shown ? timeframe === normaliseTimeframe(truth.timeframe) : null,
    symbolInvented: !truth.symbol_shown && Boolean(answer.symbol),
    timeframeInvented:
      !truth.timeframe_shown &&
      Boolean(answer.timeframe) &&
      timeframe !== normaliseTimeframe(truth.timeframe),
    trend,
    trendTrue: truth.trend_by_rule,
    trendRight: trendRight(truth, trend),
  };
}

/** A missing prediction counts as refused, but not as a right refusal of a picture that is no chart. */
export function scorePicture(truth: Truth, prediction: Prediction | undefined): Score {
  if (isChart(truth)) return scoreChart(truth, prediction);
  const refused = !prediction || Boolean(prediction.refused);
  return {
    image: truth.image,
    isChart: false,
    refused,
    right: prediction !== undefined && refused,
    elapsedMs: finite(prediction?.elapsed_ms),
    axisError: null,
    axisRight: false,
    bars: null,
    lastError: null,
    symbolRight: null,
    timeframeRight: null,
    symbolInvented: false,
    timeframeInvented: false,
    trend: '',
    trendTrue: '',
    trendRight: false,
  };
}
