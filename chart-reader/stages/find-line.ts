import type { ChartKind, Stage } from '../types.ts';
import type { Ink } from '../image/ink.ts';
import { busyShare } from './line-company.ts';
import { choosePriceLine, isCurve } from './choose-line.ts';
import type { PriceTag } from './choose-line.ts';
import { pointsOf } from './line-points.ts';
import type { StripReading } from './labels.ts';
import type { LinePoints } from './line-points.ts';
import type { LineTrace } from './line-trace.ts';
import { Refused } from './refuse.ts';
import type { SeriesMeasures } from './series.ts';

export interface FoundLine {
  kind: Stage<Extract<ChartKind, 'line' | 'area'>>;
  points: LinePoints;
  line: LineTrace;
  others: LineTrace[];
  confidence: number;
  evidence: string[];
  measures: SeriesMeasures;
}

const LEAST_SPAN = 0.45;
const LEAST_SEEN = 0.85;
const LEAST_POINTS = 12;
/** Ink of the path over that of a plain line: what lies outside was followed through bodies or text. */
const EVEN = { least: 0.8, most: 1.25 };
/** Share of the pane's ink in curves from which on nothing else can be the chart, and below which no line is. */
const MOSTLY_CURVES = 0.45;
const FEW_CURVES = 0.12;
const MOST_BUSY = 0.38;
/** A fill that no second curve ends says as much as an empty pane. */
const MOST_BUSY_OVER_FILL = 0.5;
/** A curve without vertices is believed only when it is nearly all there is. */
const SMOOTH_EXPLAINED = 0.5;

/** What a line must explain, how clear its vertices and how empty the pane must be to leave no room for bars. */
const PLAIN = { explained: 0.1, clarity: 0.37, busy: 0.25 };

/**
 * The price line where the pane plainly holds nothing but curves: then volume on its floor or dots beside the line need
 * not be tried as candles. Null in every other case.
 */
export function findPlainLine(ink: Ink, traces: LineTrace[], tags: PriceTag[]): FoundLine | null {
  const curves = traces.filter(isCurve);
  const strong = (c: LineTrace): boolean =>
    c.explained >= PLAIN.explained && c.seen >= LEAST_SEEN && c.excess >= EVEN.least && c.excess <= EVEN.most;
  if (!curves.some(strong)) return null;
  try {
    const found = findLine(ink, traces, tags);
    const clear = found.points.resolution === 'bars' && found.points.clarity >= PLAIN.clarity;
    return clear && busyShare(ink, found.line, curves) <= PLAIN.busy ? found : null;
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

/** The price line of a line or area chart among the traces, or a refusal when there is none to be sure of. */
export function findLine(ink: Ink, traces: LineTrace[], tags: PriceTag[]): FoundLine {
  const { line: chosen, others, evidence } = choosePriceLine(traces, ink, tags);
  const line = isBand(chosen, others) ? { ...chosen, filled: null } : chosen;
  const points = pointsOf(line);
  checkCompany(ink, line, traces.filter(isCurve), points);
  if (line.span < LEAST_SPAN || line.seen < LEAST_SEEN || points.points.length < LEAST_POINTS)
    throw new Refused(
      'series_uncertain',
      'candles',
      `A line was followed over ${(100 * line.span).toFixed(0)} % of the pane's width only.`,
      'Hide drawings that cover the line, and send a screenshot at full size.',
    );
  const value = line.filled === 'below' ? 'area' : 'line';
  const slots = points.points[points.points.length - 1]!.slot - points.points[0]!.slot + 1;
  const calm = 1 - busyShare(ink, line, traces.filter(isCurve));
  const measures = {
    peak: points.clarity,
    filled: points.points.length / slots,
    explained: line.seen,
    redrawn: calm,
    agreeing: calm,
  };
  const confidence = line.seen * (0.5 + 0.5 * points.clarity);
  return {
    kind: {
      value,
      confidence,
      evidence: [...evidence, `the area below it is ${value === 'area' ? '' : 'not '}filled`],
    },
    points,
    line,
    others,
    confidence,
    evidence: [...evidence, ...points.evidence],
    measures,
  };
}

/** Whether the fill below the curve ends at another one: a band, and no area. */
function isBand(line: LineTrace, others: LineTrace[]): boolean {
  return line.filled === 'below' && others.some((o) => o.filled === 'above' && o.span > 0.5 * line.span);
}

/** Refuses a curve that is not what the chart is made of: an average over candles, an outline of something else. */
function checkCompany(ink: Ink, line: LineTrace, curves: LineTrace[], points: LinePoints): void {
  const even = curves.filter((c) => c.excess >= EVEN.least && c.excess <= EVEN.most);
  const share = even.reduce((sum, c) => sum + c.explained, 0);
  const enough =
    share >= MOSTLY_CURVES ||
    (share >= FEW_CURVES && busyShare(ink, line, curves) <= (line.filled ? MOST_BUSY_OVER_FILL : MOST_BUSY));
  const vertices = points.resolution === 'bars' || line.explained >= SMOOTH_EXPLAINED;
  if (line.excess >= EVEN.least && line.excess <= EVEN.most && enough && vertices) return;
  throw new Refused(
    'series_uncertain',
    'candles',
    'A line was found, but most of what is drawn in the pane is something else.',
    'Hide drawings and indicators, and send a screenshot at full size.',
  );
}

/** The coloured price boxes of the axis strip. */
export function priceTags(reading: StripReading): PriceTag[] {
  return reading.labels.flatMap(({ shape }) =>
    shape.plate ? [{ y: shape.y, colour: [shape.plate.tone.r, shape.plate.tone.g, shape.plate.tone.b] }] : [],
  );
}
