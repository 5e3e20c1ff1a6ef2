/** The series beside a price axis: a line, bars, or the range of bars too close to be told apart. */
import type { ChartKind, PriceAxis, RefusalCode, Series, Stage } from './types.ts';
import type { Picture } from './image/picture.ts';
import type { Ink } from './image/ink.ts';
import type { Reads } from './parts.ts';
import type { Run } from './run.ts';
import { areTicked, standBeside } from './stages/bars-beside-line.ts';
import { lookAtCandleLayer } from './stages/candle-layer.ts';
import type { Envelope } from './stages/envelope.ts';
import { mayBeEnvelope } from './stages/envelope-signs.ts';
import type { FoundLine } from './stages/find-line.ts';
import type { KindRivals } from './stages/kind-rivals.ts';
import { ENVELOPE_RIVALS, rivalsOfLine } from './stages/kind-rivals.ts';
import type { StripReading } from './stages/labels.ts';
import { withDots } from './stages/line-dots.ts';
import type { LineTrace } from './stages/line-trace.ts';
import { traceLines } from './stages/line-trace.ts';
import { plainLine, priceTags } from './stages/plain-line.ts';
import { toSeries } from './stages/price-series.ts';
import { BarsUnclear, Refused } from './stages/refuse.ts';
import { findSeries } from './stages/series.ts';
import type { SeriesMeasures } from './stages/series.ts';
import { stepLine } from './stages/step-line.ts';

export interface FoundSeries {
  kind: Stage<ChartKind>;
  rivals: KindRivals;
  series: Stage<Series>;
  measures: SeriesMeasures;
  /** Curves and levels beside the series, and what is needed to give them in prices. */
  traces: LineTrace[];
  ink: Ink;
}

/** Refusals of bars after which a line is looked for; what is known to be another thing stays refused. */
const MAY_BE_A_LINE: ReadonlySet<RefusalCode> = new Set([
  'no_series',
  'series_uncertain',
  'unsupported_kind',
]);

/** The series; one that is refused is looked for again as the kind that a model told, and counts if the pixels tell that kind, too. */
export function* readSeriesOrTold(
  picture: Picture,
  ink: Ink,
  read: StripReading,
  axis: PriceAxis,
  run: Run,
): Reads<FoundSeries> {
  const { kind } = run.testimony;
  try {
    return yield* readSeries(picture, ink, read, axis, run);
  } catch (error) {
    if (!(error instanceof Refused) || error instanceof BarsUnclear) throw error;
    if (!MAY_BE_A_LINE.has(error.code) || !kind) throw error;
    const found = yield* readSeries(picture, ink, read, axis, run, kind);
    if (found.kind.value !== kind) throw error;
    run.told.add('kind');
    return found;
  }
}

/**
 * The line of a pane that plainly holds nothing else; else its bars; where there are none, the line after all. A kind that was `told`
 * decides between bars and lines, and the pixels tell which of them.
 */
function* readSeries(
  picture: Picture,
  ink: Ink,
  read: StripReading,
  axis: PriceAxis,
  run: Run,
  told?: ChartKind,
): Reads<FoundSeries> {
  const { fit } = read.calibration;
  const hinted = run.hints?.kind ?? told;
  const barred = hinted !== undefined && !isLine(hinted);
  const amended = (series: Series): Series =>
    run.hints ? run.part('hints').amendBars(series, { ink, fit, axis }, run.hints) : series;
  const traces = traceLines(picture, ink).map(withDots);
  const tags = priceTags(read);
  const asSeries = function* (found: Omit<FoundLine, 'line'>): Reads<FoundSeries> {
    const { lineSeries } = yield* run.need('lines');
    const { points, others, confidence, evidence, measures } = found;
    const kind = isLine(hinted) && !told ? { ...found.kind, value: hinted } : found.kind;
    const value = amended(lineSeries(kind.value, points, ink, fit, axis));
    const rivals = rivalsOfLine(kind.value);
    return { kind, rivals, series: { value, confidence, evidence }, measures, traces: others, ink };
  };
  const signs = run.has('lines') && !barred ? plainLine(ink, traces, tags) : null;
  const plain = signs && (yield* run.need('lines')).findPlainLine(ink, traces, signs);
  const marked = plain?.points.stepped === true || plain?.line.dots !== undefined;
  const sure = isLine(hinted) || marked;
  if (plain && (sure || !isOverBars(picture, ink, plain, run))) return yield* asSeries(plain);
  const ofLine = function* (): Reads<FoundSeries> {
    return yield* asSeries((yield* run.need('lines')).findLine(ink, traces, tags));
  };
  if (isLine(hinted)) return yield* ofLine();
  if (run.has('envelope') && mayBeEnvelope(picture, ink)) {
    const { envelopeSeries, findEnvelope } = yield* run.need('lines');
    const envelope = findEnvelope(picture, ink);
    if (envelope) {
      const value = envelopeSeries(envelope.columns, ink, fit, axis);
      return asEnvelope(envelope, ink, value, traces);
    }
  }
  try {
    const found = findSeries(picture, ink, told ? [] : traces, run, run.hints?.kind);
    const { kind, rivals, geometry, confidence, evidence, measures } = found;
    const steps = run.has('lines') && !barred ? stepLine(geometry, traces) : null;
    if (steps) return yield* asSeries(steps);
    run.edges(geometry.edges);
    const value = amended(toSeries(geometry, fit, axis));
    return { kind, rivals, series: { value, confidence, evidence }, measures, traces, ink };
  } catch (error) {
    if (!(error instanceof Refused) || error instanceof BarsUnclear) throw error;
    if (!MAY_BE_A_LINE.has(error.code)) throw error;
    if (!run.has('lines') || barred) throw error;
    return yield* ofLine();
  }
}

const isLine = (kind: ChartKind | undefined): kind is 'line' | 'area' => kind === 'line' || kind === 'area';

/** Whether the curve lies over a whole series of bars, or was followed through one. */
function isOverBars(picture: Picture, ink: Ink, { line }: FoundLine, run: Run): boolean {
  const layer = run.has('colour-layers') ? lookAtCandleLayer(picture, ink) : null;
  return (layer !== null && standBeside(layer, line, ink)) || areTicked(ink);
}

/** The range of each column where the bars are too close to be told apart. */
function asEnvelope(
  { filled, explained, evidence }: Envelope,
  ink: Ink,
  value: Series,
  traces: LineTrace[],
): FoundSeries {
  const confidence = filled * explained;
  return {
    kind: { value: 'candles', confidence, evidence },
    rivals: ENVELOPE_RIVALS,
    series: { value, confidence, evidence },
    measures: { filled, explained },
    traces,
    ink,
  };
}
