import type {
  ChartKind,
  Layout,
  PriceAxis,
  Raster,
  ReadOptions,
  ReadOutcome,
  Reading,
  Refusal,
  RefusalCode,
  Series,
  Stage,
  StageName,
  StageTiming,
  TextRecogniser,
} from './types.ts';
import { toPicture } from './image/picture.ts';
import type { Picture } from './image/picture.ts';
import type { Ink } from './image/ink.ts';
import { scanText } from './image/words.ts';
import type { TextScan } from './image/words.ts';
import { Refused } from './stages/refuse.ts';
import { checkSize } from './stages/kind.ts';
import { plainlyDrawn } from './photo/plainness.ts';
import { straighten } from './photo/straighten.ts';
import { partialInPhoto, readingInPhoto } from './photo/to-photo.ts';
import type { StripReading } from './stages/labels.ts';
import { priceAxes } from './stages/price-axes.ts';
import type { PlacedAxis } from './stages/price-axes.ts';
import { levelRows } from './stages/layout.ts';
import type { PlacedLayout } from './stages/layout.ts';
import { findSeries } from './stages/series.ts';
import type { SeriesMeasures } from './stages/series.ts';
import { toSeries } from './stages/price-series.ts';
import { findLine, findPlainLine, priceTags } from './stages/find-line.ts';
import type { FoundLine } from './stages/find-line.ts';
import { lineSeries } from './stages/line-series.ts';
import { isCurve } from './stages/choose-line.ts';
import type { LineTrace } from './stages/line-trace.ts';
import { traceLines } from './stages/line-trace.ts';
import { legendTexts, levelsOf, overlaysOf } from './stages/overlays.ts';
import { refuseAccountCurve } from './stages/account-curve.ts';
import { findLastPrice, lastPriceFromTags } from './stages/last-price.ts';
import { tagsOnAxis } from './stages/price-tags.ts';
import { readHeader, votesOfTags } from './stages/header.ts';
import { contradictsHeader, otherMagnitude } from './stages/header-agreement.ts';
import { LineReader } from './stages/text-lines.ts';
import { readTimeAxis, settleTimeframe, withTimes } from './stages/time-axis.ts';
import type { Timed } from './stages/time-axis.ts';
import { judge } from './stages/quality.ts';
import { claimAll, claimFound } from './confidence/claim.ts';

/** Runs the stages with their clock, their listener and the time limit. */
class Run {
  readonly timings: StageTiming[] = [];
  found: Refusal['found'] = {};
  /** The axis of `found` with its strip and pane. */
  axis: PlacedAxis | null = null;
  private readonly options: ReadOptions;
  private readonly begun = performance.now();
  private since = performance.now();
  private stage: StageName | null = null;

  constructor(options: ReadOptions) {
    this.options = options;
  }

  get floor(): number | undefined {
    return this.options.floor;
  }

  /** Begins a stage; a stage may be entered again, its times add up. */
  enter(stage: StageName): void {
    const limit = this.options.timeLimitMs;
    if (limit !== undefined && performance.now() - this.begun > limit)
      throw new Refused(
        'time_limit',
        stage,
        'Reading this picture took longer than is allowed.',
        'Send a smaller screenshot, or crop it to the chart and its price axis.',
      );
    this.close();
    const again = this.timings.some((t) => t.stage === stage);
    this.stage = stage;
    if (!again) this.options.onStage?.(stage);
  }

  close(): void {
    const now = performance.now();
    if (this.stage) {
      const known = this.timings.find((t) => t.stage === this.stage);
      if (known) known.ms += now - this.since;
      else this.timings.push({ stage: this.stage, ms: now - this.since });
    }
    this.since = now;
    this.stage = null;
  }
}

/**
 * Reads a picture of a price chart: axis, bars, last price, symbol and time frame, each with its error; or says why
 * not. Pure and deterministic: the same picture and recogniser give the same outcome (times excepted).
 */
export function readChart(
  raster: Raster,
  recogniser: TextRecogniser,
  options: ReadOptions = {},
): ReadOutcome {
  const run = new Run(options);
  try {
    const reading = readStages(raster, recogniser, run);
    run.close();
    return { outcome: 'read', reading: { ...reading, stages: run.timings } };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    run.close();
    const { code, stage, advice, message } = error;
    return {
      outcome: 'refused',
      refusal: { code, stage, advice, reason: message, found: run.found, stages: run.timings },
    };
  }
}

type Unclocked = Omit<Reading, 'stages'>;
type Unjudged = Omit<Reading, 'stages' | 'quality' | 'measures'>;

interface Found {
  strip: StripReading;
  placed: PlacedLayout;
  layout: Stage<Layout>;
  axis: Stage<PriceAxis>;
  kind: Stage<ChartKind>;
  series: Stage<Series>;
  measures: SeriesMeasures;
  /** Curves and levels beside the series, and what is needed to give them in prices. */
  traces: LineTrace[];
  ink: Ink;
}

function readStages(raster: Raster, recogniser: TextRecogniser, run: Run): Unclocked {
  run.enter('kind');
  const picture = toPicture(raster);
  checkSize(picture);
  const photo = plainlyDrawn(picture) ? null : straighten(raster);
  if (!photo) return readScreen(picture, recogniser, run, false);
  try {
    return readingInPhoto(readScreen(toPicture(photo.raster), recogniser, run, true), photo.toPhoto, {
      width: raster.width,
      height: raster.height,
    });
  } catch (error) {
    run.found = partialInPhoto(run.found, photo.toPhoto);
    throw asPhoto(error);
  }
}

/** A photo on which not even a price scale was found is refused as a photo; anything else says what was missing. */
function asPhoto(error: unknown): unknown {
  if (!(error instanceof Refused) || error.code !== 'no_price_axis') return error;
  return new Refused(
    'photo_unsupported',
    error.stage,
    'This looks like a photo, and no price scale could be read on it.',
    'Take a screenshot on the device that shows the chart, or photograph the screen straight on, close and sharp.',
  );
}

/** Reads a picture whose rows and columns are those of the screen. */
function readScreen(picture: Picture, recogniser: TextRecogniser, run: Run, photo: boolean): Unclocked {
  run.enter('layout');
  const text = scanText(picture);
  const reader = new LineReader(picture, recogniser);
  try {
    const found = findChart(reader, text, recogniser, run);
    const { reading, timed } = readAround(picture, text, found, reader, run);
    run.enter('quality');
    const { reading: claimed, score, measures } = claimAll(reading, found.measures, photo);
    const evidence = { measures: found.measures, timed, score };
    return { ...claimed, quality: judge(claimed, evidence, run.floor), measures };
  } catch (error) {
    if (error instanceof Refused && error.code !== 'time_limit') completeFound(reader, text, run, photo);
    throw error;
  }
}

/** Last price, header, times and overlays: what is read once axis and series are known. */
function readAround(
  picture: Picture,
  text: TextScan,
  found: Found,
  reader: LineReader,
  run: Run,
): { reading: Unjudged; timed: Timed | null } {
  const { layout, axis, kind, strip, traces, ink } = found;
  const { fit } = strip.calibration;
  run.enter('last-price');
  const tags = tagsOnAxis(strip, text, reader, levelRows(found.placed.ink));
  run.enter('header');
  const header = readHeader(reader, text, layout.value, votesOfTags(tags));
  if (kind.value === 'line' || kind.value === 'area') refuseAccountCurve(reader, text, layout.value);
  const legend = traces.some(isCurve) ? legendTexts(reader, text, layout.value) : [];
  run.enter('last-price');
  const last_price = findLastPrice(
    picture,
    { fit, tags, header: header.prices, quotes: header.quotes },
    found.series.value,
  );
  run.enter('time-axis');
  const timed = readTimeAxis(reader, text, layout.value, found.series.value, header);
  const reading = {
    size: { width: picture.width, height: picture.height },
    kind,
    layout,
    labels: strip.calibration.labels,
    axis,
    series: withTimes(found.series, timed),
    last_price,
    symbol: header.symbol,
    timeframe: settleTimeframe(header, timed),
    time_axis: timed?.stage ?? null,
    overlays: [...overlaysOf(traces, ink, fit, legend), ...levelsOf(picture, ink, fit)],
    straightened: null,
  };
  return { reading, timed };
}

/** Where the price axis was found, header and last price are read although the series is refused; all get their claims. */
function completeFound(reader: LineReader, text: TextScan, run: Run, photo: boolean): void {
  if (!run.axis || !run.found.axis || !run.found.labels) return;
  const { strip, placed } = run.axis;
  run.enter('last-price');
  const tags = tagsOnAxis(strip, text, reader, levelRows(placed.ink));
  run.enter('header');
  const header = readHeader(reader, text, placed.layout.value, votesOfTags(tags));
  const { symbol, timeframe, prices, quotes } = header;
  run.enter('last-price');
  const last_price = lastPriceFromTags({ fit: strip.calibration.fit, tags, header: prices, quotes });
  const { axis, labels } = run.found;
  run.found = { ...run.found, ...claimFound({ axis, labels, symbol, timeframe, last_price }, photo) };
}

/** Tries the likeliest price axes in turn; the first beside which a series holds is the chart. */
function findChart(reader: LineReader, text: TextScan, recogniser: TextRecogniser, run: Run): Found {
  const { picture } = reader;
  let refusal: Refused | null = null;
  const refused = (error: Refused): void => {
    // The refusal that came farthest says most about the picture.
    if (!refusal || rank(error.stage) > rank(refusal.stage)) refusal = error;
  };
  const labels = (read: StripReading): void => {
    if (!run.found.axis) run.found.labels = read.calibration.labels;
  };
  const watch = { enter: (stage: StageName) => run.enter(stage), labels, refused };
  for (const { strip, placed, axis } of priceAxes(picture, text, recogniser, watch)) {
    const { layout, ink } = placed;
    const { y0, y1 } = layout.value.price_pane;
    if (contradictsHeader(strip.calibration.fit, readHeader(reader, text, layout.value), y0, y1)) {
      refused(otherMagnitude());
      continue;
    }
    if (!run.axis || axis.confidence > run.axis.axis.confidence) {
      run.axis = { strip, placed, axis };
      run.found = { ...run.found, axis, layout, labels: strip.calibration.labels };
    }
    try {
      run.enter('candles');
      const found = readSeries(picture, ink, strip, axis.value);
      run.found.kind = found.kind;
      return { strip, placed, layout, axis, ...found };
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

/** Refusals of bars after which a line is looked for; what is known to be another thing stays refused. */
const MAY_BE_A_LINE: ReadonlySet<RefusalCode> = new Set([
  'no_series',
  'series_uncertain',
  'unsupported_kind',
]);

/** The line of a pane that plainly holds nothing else; else its bars; where there are none, the line after all. */
function readSeries(
  picture: Picture,
  ink: Ink,
  read: StripReading,
  axis: PriceAxis,
): Pick<Found, 'kind' | 'series' | 'measures' | 'traces' | 'ink'> {
  const { fit } = read.calibration;
  const traces = traceLines(picture, ink);
  const tags = priceTags(read);
  const asSeries = (found: FoundLine): ReturnType<typeof readSeries> => {
    const { kind, points, others, confidence, evidence, measures } = found;
    const value = lineSeries(kind.value, points, ink, fit, axis);
    return { kind, series: { value, confidence, evidence }, measures, traces: others, ink };
  };
  const plain = findPlainLine(ink, traces, tags);
  if (plain) return asSeries(plain);
  try {
    const { kind, geometry, confidence, evidence, measures } = findSeries(picture, ink);
    const value = toSeries(geometry, fit, axis);
    return { kind, series: { value, confidence, evidence }, measures, traces, ink };
  } catch (error) {
    if (!(error instanceof Refused) || !MAY_BE_A_LINE.has(error.code)) throw error;
    return asSeries(findLine(ink, traces, tags));
  }
}

const ORDER: StageName[] = ['decode', 'kind', 'layout', 'labels', 'calibration', 'candles'];

function rank(stage: StageName): number {
  return ORDER.indexOf(stage);
}
