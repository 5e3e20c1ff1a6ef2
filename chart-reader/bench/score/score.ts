/**
 * Scores one prediction against one truth. Definitions are those of the development set: read right
 * means axis, recall, precision and median price error all within their limits; of a real screenshot
 * it means the axis.
 */
import type { ChartTruth, Prediction, RealTruth, Truth } from '../truth.ts';
import { hasSeries, isChart } from '../truth.ts';
import { axisError, reference, scaleFactor } from './axis-error.ts';
import { limits } from './limits.ts';
import { normaliseSymbol, normaliseTimeframe, normaliseTrend } from './normalise.ts';
import { finite } from './numbers.ts';
import type { BarScore, SampleScore } from './score-bars.ts';
import { percentError, scoreBars, scoreSample } from './score-bars.ts';
import { envelopeRight } from './score-envelope.ts';
import type { TimeScore } from './score-times.ts';
import { scoreTimes } from './score-times.ts';

export { limits } from './limits.ts';
export type { Field } from './score-bars.ts';

export interface Score {
  image: string;
  isChart: boolean;
  refused: boolean;
  right: boolean;
  elapsedMs: number | null;
  axisError: number | null;
  axisRight: boolean;
  /** The axis is right, whether the series was given or refused. */
  axisFound: boolean;
  /** By which factor the axis of an answer is off in scale, at least 1; null for refusals. */
  scaleFactor: number | null;
  /** Null for refusals and where the truth names no kind. */
  kindRight: boolean | null;
  bars: BarScore | null;
  /** Bars measured by hand, on real screenshots. */
  sample: SampleScore | null;
  times: TimeScore | null;
  /** Whether the picture prints the last price. */
  lastShown: boolean;
  /** Error of the last price in percent of the range, also of one given beside a refused series; null when none was given. */
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

/** Near a threshold of the rule the neighbour passes too; real screenshots list what passes. */
function trendsAllowed(truth: ChartTruth | RealTruth): string[] {
  if (!hasSeries(truth)) return truth.trend_ok ?? [truth.trend];
  if (Math.abs(Math.abs(truth.trend_score) - 0.15) >= limits.trendSlack) return [truth.trend_by_rule];
  return [truth.trend_by_rule, 'sideways', truth.trend_score > 0 ? 'bullish' : 'bearish'];
}

/** What is said of printed things, with the series or where it is refused. */
type Said = Pick<Prediction, 'symbol' | 'timeframe' | 'last_price'>;

/** The parts of the score that rest on what is printed. */
function scorePrinted(truth: ChartTruth | RealTruth, answer: Said) {
  const timeframe = normaliseTimeframe(answer.timeframe);
  const symbols = [truth.symbol, ...(truth.symbol_ok ?? [])].map(normaliseSymbol);
  const trueTimeframe = normaliseTimeframe(truth.timeframe);
  return {
    symbolRight: truth.symbol_shown ? symbols.includes(normaliseSymbol(answer.symbol)) : null,
    timeframeRight: truth.timeframe_shown ? timeframe === trueTimeframe : null,
    symbolInvented: !truth.symbol_shown && Boolean(answer.symbol),
    timeframeInvented: !truth.timeframe_shown && Boolean(answer.timeframe) && timeframe !== trueTimeframe,
  };
}

function kindRight(truth: ChartTruth | RealTruth, answer: Prediction): boolean | null {
  if (!answer.kind) return null;
  const passing: string[] = truth.chart_type_ok ?? [truth.chart_type];
  return passing.includes(answer.kind) || (answer.kind === 'hollow' && drawnHollow(truth));
}

/** Whether bodies of one direction have the colour of the ground, so that candles look hollow whatever they were called. */
function drawnHollow(truth: ChartTruth | RealTruth): boolean {
  if (!hasSeries(truth) || truth.chart_type !== 'candles') return false;
  const { bg, up, down, hollow_up } = truth.theme;
  return hollow_up || up === bg || down === bg;
}

function lastError(truth: ChartTruth | RealTruth, answer: Said): number | null {
  const last = finite(answer.last_price);
  if (last === null || truth.last_price === null) return null;
  const { lift, range } = reference(truth.axis);
  return percentError(lift(last) - lift(truth.last_price), range);
}

const within = (error: number | null, truth: ChartTruth | RealTruth): boolean =>
  error !== null && error <= (truth.axis.tol_frac ?? limits.axis);

function barsRight(bars: BarScore): boolean {
  const exact = bars.medianError !== null && bars.medianError <= limits.medianPercent;
  return exact && bars.recall >= limits.recall && bars.precision >= limits.precision;
}

/** Bars closer than two pixels are judged as an envelope. */
function seriesRight(truth: ChartTruth | RealTruth, answer: Prediction, bars: BarScore | null): boolean {
  if (!bars) return true;
  return hasSeries(truth) && truth.envelope ? envelopeRight(truth, answer) : barsRight(bars);
}

function scoreChart(truth: ChartTruth | RealTruth, prediction: Prediction | undefined): Score {
  const refused = !prediction || Boolean(prediction.refused);
  const answer: Prediction = refused ? {} : prediction;
  const said: Said = refused ? (prediction?.found ?? {}) : prediction;
  const error = axisError(truth.axis, answer.axis);
  const axisRight = within(error, truth);
  const bars = hasSeries(truth) ? scoreBars(truth, answer) : null;
  const trend = refused ? '' : normaliseTrend(answer.trend_direction);
  return {
    image: truth.image,
    isChart: true,
    refused,
    right: axisRight && seriesRight(truth, answer, bars),
    elapsedMs: finite(prediction?.elapsed_ms),
    axisError: error,
    axisRight,
    axisFound: axisRight || within(axisError(truth.axis, prediction?.found?.axis), truth),
    scaleFactor: scaleFactor(truth.axis, answer.axis),
    kindRight: kindRight(truth, answer),
    bars,
    sample: hasSeries(truth) ? null : scoreSample(truth, answer),
    times: hasSeries(truth) ? scoreTimes(truth, answer) : null,
    lastShown: truth.last_price_shown && truth.last_price !== null,
    lastError: lastError(truth, said),
    ...scorePrinted(truth, said),
    trend,
    trendTrue: hasSeries(truth) ? truth.trend_by_rule : truth.trend,
    trendRight: trendsAllowed(truth).includes(trend),
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
    axisFound: false,
    scaleFactor: null,
    kindRight: null,
    bars: null,
    sample: null,
    times: null,
    lastShown: false,
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
