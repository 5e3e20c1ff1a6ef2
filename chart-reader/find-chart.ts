/** Which of the price axes of a picture is that of the chart, and the series beside it. */
import type {
  ChartKind,
  Layout,
  OptionalStage,
  PriceAxis,
  RefusalCode,
  Series,
  Stage,
  StageName,
  TextRecogniser,
} from './types.ts';
import type { Picture } from './image/picture.ts';
import type { Ink } from './image/ink.ts';
import type { TextScan } from './image/words.ts';
import type { Reads } from './parts.ts';
import type { Run } from './run.ts';
import { areTicked, standBeside } from './stages/bars-beside-line.ts';
import { lookAtCandleLayer } from './stages/candle-layer.ts';
import { tooFew } from './stages/axis-check.ts';
import { axisStage } from './stages/axis-stage.ts';
import type { FoundLine } from './stages/find-line.ts';
import { mayBeEnvelope } from './stages/envelope-signs.ts';
import type { Envelope } from './stages/envelope.ts';
import type { HeaderReader } from './stages/header.ts';
import {
  confirmsAxis,
  contradictsHeader,
  isFarFromUsual,
  isOfOther,
  lacksWitness,
  otherMagnitude,
  unclearLabels,
  unusualPrices,
} from './stages/header-agreement.ts';
import type { StripReading } from './stages/labels.ts';
import type { PaneLayout } from './stages/layout.ts';
import type { KindRivals } from './stages/kind-rivals.ts';
import { ENVELOPE_RIVALS, rivalsOfLine } from './stages/kind-rivals.ts';
import { marksBeside, settleMark, unsettledMark } from './stages/number-mark.ts';
import { withDots } from './stages/line-dots.ts';
import type { LineTrace } from './stages/line-trace.ts';
import { traceLines } from './stages/line-trace.ts';
import { plainLine, priceTags } from './stages/plain-line.ts';
import { orRefused, priceAxes } from './stages/price-axes.ts';
import type { AxisInPane, AxisWatch } from './stages/price-axes.ts';
import { toSeries } from './stages/price-series.ts';
import { BarsUnclear, Refused } from './stages/refuse.ts';
import { findSeries } from './stages/series.ts';
import type { SeriesMeasures } from './stages/series.ts';
import { stepLine } from './stages/step-line.ts';
import { closesAtPrinted, printedRows } from './stages/weak-axis.ts';
import type { LineReader } from './stages/text-lines.ts';

export interface FoundChart {
  strip: StripReading;
  placed: PaneLayout;
  layout: Stage<Layout>;
  axis: Stage<PriceAxis>;
  /** Neither grid lines nor round steps speak for the axis. */
  doubtful: boolean;
  /** Labels that were placed by a grid line or tick of their own. */
  marked: number;
  /** How the axis stands to a scale that was given as a hint. */
  given: AxisInPane['given'];
  kind: Stage<ChartKind>;
  rivals: KindRivals;
  series: Stage<Series>;
  measures: SeriesMeasures;
  /** Curves and levels beside the series, and what is needed to give them in prices. */
  traces: LineTrace[];
  ink: Ink;
}

/** The refusal of the latest stage is the most informative; of one stage, one that names what was found instead of prices. */
const saysMore = (error: Refused, than: Refused): boolean =>
  rank(error.stage) > rank(than.stage) ||
  (error.stage === than.stage && than.code === 'no_price_axis' && error.code !== 'no_price_axis');

/**
 * Tries the likeliest price axes in turn; the first beside which a series holds and that the header does not contradict is
 * the chart.
 */
export function* findChart(
  reader: LineReader,
  text: TextScan,
  headers: HeaderReader,
  recogniser: TextRecogniser,
  run: Run,
): Reads<FoundChart> {
  const { picture } = reader;
  let refusal: Refused | null = null;
  const refused = (error: Refused): void => {
    if (!refusal || saysMore(error, refusal)) refusal = error;
  };
  const labels = (read: StripReading): void => {
    if (!run.found.axis) run.found.labels = read.calibration.labels;
  };
  const watch = {
    enter: (stage: StageName) => run.enter(stage),
    has: (stage: OptionalStage) => run.has(stage),
    labels,
    refused,
  };
  for (const candidate of candidates(reader, text, recogniser, watch, run)) {
    const { strip, placed, doubtful, marked, refined, given } = candidate;
    const { layout, ink } = placed;
    const { y0, y1 } = layout.value.price_pane;
    const header = headers.read(layout.value, [], topOfLabels(strip));
    run.header ??= header;
    const marks = marksBeside(reader, text, strip.calibration, header, layout.value.price_pane);
    const said = { ...header, marks };
    if (settleMark(strip.calibration, said)) candidate.axis = axisStage(strip.calibration, refined).stage;
    const unsettled = given ? null : unsettledMark(strip.calibration, said);
    if (unsettled) {
      refused(unsettled);
      continue;
    }
    const { fit } = strip.calibration;
    const weak =
      candidate.wanting === 'close' || (candidate.wanting === 'header' && !confirmsAxis(fit, header));
    const printed = printedRows(fit, header, placed.tags);
    if (weak && printed.header.length + printed.tags.length === 0) {
      refused(tooFew(strip));
      continue;
    }
    const { axis } = candidate;
    if (given === 'set')
      run.part('hints').checkHeader(header.prices, strip.calibration.fit, layout.value.price_pane);
    const checked = run.has('header-check') && !given;
    if ((checked || given === 'told') && contradictsHeader(strip.calibration.fit, header, y0, y1)) {
      refused(otherMagnitude());
      continue;
    }
    if (checked && candidate.uneven && isOfOther(strip.calibration, header)) {
      refused(otherMagnitude());
      continue;
    }
    if (checked && isFarFromUsual(fit, header)) {
      refused(unusualPrices());
      continue;
    }
    if (checked && lacksWitness(strip.calibration, header)) {
      refused(unclearLabels());
      continue;
    }
    if (!weak && isBetter(candidate, run.axis)) {
      run.axis = candidate;
      run.found = { ...run.found, axis, layout, labels: strip.calibration.labels };
    }
    try {
      run.enter('candles');
      const found = yield* readSeriesOrTold(picture, ink, strip, axis.value, run);
      if (weak && !closesAtPrinted(found.series.value, found.kind.value, printed)) throw tooFew(strip);
      run.found.kind = found.kind;
      if (given === 'told') run.told.add('axis');
      return { strip, placed, layout, axis, doubtful, marked, given, ...found };
    } catch (error) {
      if (!(error instanceof Refused) || error.code === 'time_limit') throw error;
      refused(error);
    }
  }
  throw (
    refusal ??
    new Refused(
      'no_price_axis',
      'labels',
      'No column of price labels was found beside a chart.',
      'Send a screenshot that shows the chart together with its price scale, uncropped and at full size.',
    )
  );
}

/** Whether an axis is shown rather than the one that was found before it: one without round steps may be another instrument's. */
const isBetter = ({ axis, uneven }: AxisInPane, before: AxisInPane | null): boolean =>
  !before || (axis.confidence > before.axis.confidence && (!uneven || before.uneven));

/** The row where the labels and tags of the axis begin: what else stands in their columns may be the header. */
function topOfLabels({ labels, calibration }: StripReading): number {
  const own = labels.filter(({ shape }, i) => shape.plate !== null || calibration.labels[i]!.inlier);
  return Math.min(...own.map(({ shape }) => shape.box.y0));
}

/** The axes that the reader finds, by itself or by hints; where none of them will do, that of which a model named the labels. */
function* candidates(
  reader: LineReader,
  text: TextScan,
  recogniser: TextRecogniser,
  watch: AxisWatch,
  run: Run,
): Generator<AxisInPane> {
  const { hints, testimony } = run;
  const { picture } = reader;
  yield* hints
    ? run.part('hints').hintedAxes(reader, text, recogniser, watch, hints)
    : priceAxes(picture, text, recogniser, watch);
  if (run.axis !== null || !testimony.axis) return;
  const { toldAxis } = run.part('witness');
  const told = orRefused(watch, () => toldAxis(testimony.axis!, picture, text, recogniser, watch));
  if (told) yield told;
}

/** Refusals of bars after which a line is looked for; what is known to be another thing stays refused. */
const MAY_BE_A_LINE: ReadonlySet<RefusalCode> = new Set([
  'no_series',
  'series_uncertain',
  'unsupported_kind',
]);

type FoundSeries = Pick<FoundChart, 'kind' | 'rivals' | 'series' | 'measures' | 'traces' | 'ink'>;

/** The series; one that is refused is looked for again as the kind that a model told, and counts if the pixels tell that kind, too. */
function* readSeriesOrTold(
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

const ORDER: StageName[] = ['decode', 'kind', 'layout', 'labels', 'calibration', 'candles'];

function rank(stage: StageName): number {
  return ORDER.indexOf(stage);
}
