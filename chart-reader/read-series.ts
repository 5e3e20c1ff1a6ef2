/** The series beside a price axis: a line, bars, or the range of bars too close to be told apart. */
import type { ChartKind, PriceAxis, RefusalCode, Series, Stage } from './types.ts';
import type { Picture } from './image/picture.ts';
import type { Ink } from './image/ink.ts';
import type { Parts, Reads } from './parts.ts';
import type { Run } from './run.ts';
import { lookAtCandleLayer } from './stages/candle-layer.ts';
import type { Envelope } from './stages/envelope.ts';
import { mayBeEnvelope } from './stages/envelope-signs.ts';
import type { FoundLine } from './stages/find-line.ts';
import type { KindRivals } from './stages/kind-rivals.ts';
import { ENVELOPE_RIVALS, rivalsOfBars, rivalsOfLine } from './stages/kind-rivals.ts';
import type { StripReading } from './stages/labels.ts';
import type { LineTrace } from './stages/line-trace.ts';
import { toSeries } from './stages/price-series.ts';
import { BarsUnclear, Refused } from './stages/refuse.ts';
import { areSurelyBars, findSeries } from './stages/series.ts';
import type { FoundSeries as FoundBars, SeriesMeasures } from './stages/series.ts';

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
 * Bars that are surely some; else the line of a pane that plainly holds nothing else; else its bars; where there are none, the line after all.
 * A kind that was `told` decides between bars and lines, and the pixels tell which of them.
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
  const asBars = (found: FoundBars, traces: LineTrace[]): FoundSeries => {
    const { kind, geometry, confidence, evidence, measures } = found;
    run.edges(geometry.edges);
    const value = amended(toSeries(geometry, fit, axis));
    const rivals = rivalsOfBars(geometry, traces);
    return { kind, rivals, series: { value, confidence, evidence }, measures, traces, ink };
  };
  const mayBeRange = run.has('envelope') && mayBeEnvelope(picture, ink);
  const early = isLine(hinted) || mayBeRange ? null : barsOfLayer(picture, ink, run);
  const sure = early !== null && !(early instanceof Refused) && areSurelyBars(early.geometry);
  if (sure && !run.inFull) return asBars(early, []);
  const lines = yield* run.need('lines');
  const traces = lines.traceLines(picture, ink).map(lines.withDots);
  if (sure) return asBars(early, traces);
  const tags = lines.priceTags(read);
  const asSeries = (found: Omit<FoundLine, 'line'>): FoundSeries => {
    const { points, others, confidence, evidence, measures } = found;
    const kind = isLine(hinted) && !told ? { ...found.kind, value: hinted } : found.kind;
    const value = amended(lines.lineSeries(kind.value, points, ink, fit, axis));
    const rivals = rivalsOfLine(kind.value);
    return { kind, rivals, series: { value, confidence, evidence }, measures, traces: others, ink };
  };
  const signs = run.has('lines') && !barred ? lines.plainLine(ink, traces, tags) : null;
  const plain = signs && lines.findPlainLine(ink, traces, signs);
  const marked = plain?.points.stepped === true || plain?.line.dots !== undefined;
  const counts = isLine(hinted) || marked;
  if (plain && (counts || !isOverBars(picture, ink, plain, run, lines))) return asSeries(plain);
  const ofLine = (): FoundSeries => asSeries(lines.findLine(ink, traces, tags));
  if (isLine(hinted)) return ofLine();
  const envelope = mayBeRange ? lines.findEnvelope(picture, ink) : null;
  if (envelope)
    return asEnvelope(envelope, ink, lines.envelopeSeries(envelope.columns, ink, fit, axis), traces);
  try {
    const found = early ?? findSeries(picture, ink, told ? [] : traces, run, run.hints?.kind);
    if (found instanceof Refused) throw found;
    const steps = run.has('lines') && !barred ? lines.stepLine(found.geometry, traces) : null;
    return steps ? asSeries(steps) : asBars(found, traces);
  } catch (error) {
    if (!(error instanceof Refused) || error instanceof BarsUnclear) throw error;
    if (!MAY_BE_A_LINE.has(error.code)) throw error;
    if (!run.has('lines') || barred) throw error;
    return ofLine();
  }
}

/** The bars, or why there are none, where their colours fill the comb: no curve bears on them. Null in every other pane. */
function barsOfLayer(picture: Picture, ink: Ink, run: Run): FoundBars | Refused | null {
  if (!run.has('colour-layers') || !lookAtCandleLayer(picture, ink)?.complete) return null;
  try {
    return findSeries(picture, ink, [], run, run.hints?.kind);
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
}

const isLine = (kind: ChartKind | undefined): kind is 'line' | 'area' => kind === 'line' || kind === 'area';

/** Whether the curve lies over a whole series of bars, or was followed through one. */
function isOverBars(
  picture: Picture,
  ink: Ink,
  { line }: FoundLine,
  run: Run,
  { standBeside, areTicked }: Parts['lines'],
): boolean {
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
