/** A second look at bars that were refused, in a compressed picture or a few pixels apart: on a smoothed copy of their pane, and on one at twice its size, and of bars drawn faintly, on one in which they are plain. */
import type {
  OptionalStage,
  PartialReading,
  Raster,
  ReadHints,
  Reading,
  RefusalCode,
  Series,
  StageName,
} from '../types.ts';
import type { Testimony } from '../hints/types.ts';
import type { BarEvidence } from '../shapes.ts';
import { toPicture } from '../image/picture.ts';
import type { Picture } from '../image/picture.ts';
import type { Ink } from '../image/ink.ts';
import { quantile } from '../image/numbers.ts';
import { scanText } from '../image/words.ts';
import type { Copy } from '../closer/closer-series.ts';
import type * as Closer from '../closer/closer-part.ts';
import type * as Amend from '../hints/amend-bars.ts';
import type { Reads } from '../reads.ts';
import { lookAtCandleLayer } from '../stages/candle-layer.ts';
import type { FoundChart } from '../stages/found-chart.ts';
import { rivalsOfBars } from '../stages/kind-rivals.ts';
import type * as Lines from '../stages/lines-part.ts';
import type { AxisInPane } from '../stages/price-axes.ts';
import { toSeries } from '../stages/price-series.ts';
import { Refused } from '../stages/refuse.ts';
import type { FoundSeries } from '../stages/series.ts';
import type { LineTrace } from '../stages/line-trace.ts';
import { isSoft } from '../stages/softness.ts';
import { isWorn } from './worn.ts';

/** The run over the picture, with what it found before the picture was refused. */
export interface FirstLook {
  found: PartialReading;
  readonly axis: AxisInPane | null;
  readonly hints: ReadHints | null;
  readonly testimony: Testimony;
  has(stage: OptionalStage): boolean;
  enter(stage: StageName): void;
  edges(bars: readonly BarEvidence[]): void;
  afresh(): void;
  part(name: 'hints'): Pick<typeof Amend, 'amendBars'>;
  need(name: 'closer'): Reads<typeof Closer>;
  need(name: 'lines'): Reads<typeof Lines>;
}

/** Refusals of a series that may be for what compression left of it. */
const MAY_BE_WORN: ReadonlySet<RefusalCode> = new Set(['no_series', 'series_uncertain', 'unsupported_kind']);
/** Least claim of a reading at the second look: bars that were once refused must be surer than others. */
const SURE_SECOND = 0.7;

/** Bars nearer to each other than this, in pixels of the picture, are not told apart: smoothing invents or joins some. */
const NEAREST_BARS = 2.2;

/** The reading of the picture if the second look shows bars; else null. `conclude` reads what is around them, and judges. */
export function* secondLook<R extends Pick<Reading, 'quality'>>(
  picture: Picture,
  refusal: Refused,
  run: FirstLook,
  conclude: (chart: FoundChart) => Reads<R>,
): Reads<R | null> {
  if (!MAY_BE_WORN.has(refusal.code)) return null;
  const [name, seen = 0] = refusal.why;
  const asked = {
    copies: ['smoothed', 'doubled'] as const,
    least: SURE_SECOND,
    seen: name === 'missing' ? Number(seen) : 0,
  };
  return (
    (yield* lookCloser(picture, run, conclude, asked)) ??
    (yield* lookAtOwnColours(picture, run, conclude)) ??
    (yield* lookAtFaint(picture, run, conclude, asked.seen))
  );
}

/** The reading of the bars in their own colours alone; null where it is not sure of them either. */
function* lookAtOwnColours<R extends Pick<Reading, 'quality'>>(
  picture: Picture,
  run: FirstLook,
  conclude: (chart: FoundChart) => Reads<R>,
): Reads<R | null> {
  const { axis, found } = run;
  if (!axis || axis.axis.value.click_error || isCurve(found) || run.hints || !run.has('closer-look'))
    return null;
  const lines = yield* run.need('lines');
  const { ink } = axis.placed;
  try {
    run.enter('candles');
    const bars = lines.barsInOwnColours(picture, ink, run);
    if (!bars) return null;
    const value = toSeries(bars.geometry, axis.strip.calibration.fit, axis.axis.value);
    const reading = yield* conclude(chartOf(axis, bars, value, lines.traceLines(picture, ink)));
    if (reading.quality.score < SURE_SECOND) return null;
    run.edges(bars.geometry.edges);
    return reading;
  } catch (error) {
    if (!(error instanceof Refused) || error.code === 'time_limit') throw error;
    run.found = found;
    return null;
  }
}

/** The reading of a plainly drawn pane with its faint colours strengthened; null where it is not sure of its bars either, or shows no more of them. */
function* lookAtFaint<R extends Pick<Reading, 'quality'>>(
  picture: Picture,
  run: FirstLook,
  conclude: (chart: FoundChart) => Reads<R>,
  seen: number,
): Reads<R | null> {
  const { axis, found } = run;
  if (!axis || axis.axis.value.click_error || isCurve(found) || run.hints || !run.has('closer-look'))
    return null;
  try {
    run.enter('candles');
    const close = yield* closerChart(picture, axis, 'spread', run, seen);
    const reading =
      close && close.chart.series.value.bars.length > seen ? yield* conclude(close.chart) : null;
    if (reading && reading.quality.score >= SURE_SECOND) {
      run.edges(close!.edges);
      return reading;
    }
  } catch (error) {
    if (!(error instanceof Refused) || error.code === 'time_limit') throw error;
  }
  run.found = found;
  return null;
}

/** The chart of the axis that was found, with other bars. */
function chartOf(
  { strip, placed, axis, doubtful, marked, loose, given }: AxisInPane,
  { kind, geometry, confidence, evidence, measures }: FoundSeries,
  value: Series,
  traces: LineTrace[],
): FoundChart {
  return {
    ...{ strip, placed, layout: placed.layout, axis, doubtful, marked, loose, given },
    ...{ kind, rivals: rivalsOfBars(geometry, traces), series: { value, confidence, evidence }, measures },
    ...{ traces, ink: placed.ink },
  };
}

/** Where a curve was seen, bars are not looked for: smoothing makes columns of the fill under it. */
const isCurve = ({ kind }: PartialReading): boolean => kind?.value === 'line' || kind?.value === 'area';

/** Share of the bars that were seen at first below which those on the same comb are not all, and how far two combs that are one differ. */
const LOST = { share: 0.85, same: 0.03 };

/** A reading that is not very sure, or the one of the smoothed copy where that is surer of its bars. */
export function* orSurer<R extends Pick<Reading, 'quality' | 'axis'>>(
  picture: Picture,
  first: R,
  run: FirstLook,
  conclude: (chart: FoundChart) => Reads<R>,
): Reads<R> {
  if (run.axis?.axis.value !== first.axis.value) return first;
  const least = Math.max(SURE_SECOND, first.quality.score);
  return (yield* lookCloser(picture, run, conclude, { copies: ['smoothed'], least })) ?? first;
}

function* lookCloser<R extends Pick<Reading, 'quality'>>(
  picture: Picture,
  run: FirstLook,
  conclude: (chart: FoundChart) => Reads<R>,
  { copies, least, seen = 0 }: { copies: readonly Copy[]; least: number; seen?: number },
): Reads<R | null> {
  const { axis, found } = run;
  if (!axis || axis.axis.value.click_error || !run.has('closer-look')) return null;
  const { ink } = axis.placed;
  const soft = isSoft(picture, ink);
  if (!soft && (least > SURE_SECOND || !isNarrow(picture, ink))) return null;
  if (isCurve(found)) return null;
  for (const copy of copies)
    try {
      run.enter('candles');
      const close = yield* closerChart(picture, axis, copy, run, seen);
      // What stands a few pixels apart shows no ticks that were not seen at first.
      if (!soft && close && (close.chart.kind.value === 'bars' || !isNear(close.chart.series.value)))
        continue;
      const reading = close && (yield* conclude(close.chart));
      if (!reading || reading.quality.score < least) continue;
      run.edges(close.edges);
      return reading;
    } catch (error) {
      if (!(error instanceof Refused) || error.code === 'time_limit') throw error;
    }
  run.found = found;
  return null;
}

/** Bars as near as this, in pixels, whose sides lie between the pixels are drawn in blends of their colours; nearer ones look like others. */
const BLENDED = { least: 2.5, most: 5 };
const isNear = ({ bar_spacing_px: spacing }: { bar_spacing_px: number }): boolean =>
  spacing >= BLENDED.least && spacing <= BLENDED.most;
const isNarrow = (picture: Picture, ink: Ink): boolean =>
  (lookAtCandleLayer(picture, ink)?.comb.spacing ?? Infinity) <= BLENDED.most;

/** The chart of the axis that was found, with the bars that the closer look shows. */
function* closerChart(
  picture: Picture,
  known: AxisInPane,
  copy: Copy,
  run: FirstLook,
  seen: number,
): Reads<{ chart: FoundChart; edges: BarEvidence[] } | null> {
  const { strip, placed, axis } = known;
  const { closerSeries } = yield* run.need('closer');
  const lines = yield* run.need('lines');
  const close = closerSeries(picture, known, copy, run, lines, run.hints?.kind);
  if (!close || close.series.bar_spacing_px < NEAREST_BARS) return null;
  if (close.series.bars.length < LOST.share * seen) {
    const first = lookAtCandleLayer(picture, placed.ink)?.comb.spacing ?? 0;
    if (Math.abs(first / close.series.bar_spacing_px - 1) <= LOST.same) return null;
  }
  const { kind, geometry } = close.found;
  run.found = { ...run.found, kind };
  const { ink } = placed;
  const traces = lines.traceLines(picture, ink);
  const by = { ink, fit: strip.calibration.fit, axis: axis.value };
  const value = run.hints ? run.part('hints').amendBars(close.series, by, run.hints) : close.series;
  return { chart: chartOf(known, close.found, value, traces), edges: geometry.edges };
}

/** Refusals for a scale that may be too small to be read. */
const MAY_BE_SMALL: ReadonlySet<RefusalCode> = new Set(['no_price_axis', 'axis_uncertain', 'table']);
/** Most pixels of a picture that is enlarged, and the height of its smaller words: larger ones are read as they are. */
const SMALL = { pixels: 1_000_000, type: 8 };
/** Words of fewer shapes may be marks. */
const LEAST_SHAPES = 2;

/** Whether a compressed picture has words of a few pixels. */
function hasSmallType(picture: Picture): boolean {
  if (picture.width * picture.height > SMALL.pixels || !isWorn(picture)) return false;
  const words = scanText(picture).words.filter((w) => w.glyphs >= LEAST_SHAPES);
  return (
    words.length > 0 &&
    quantile(
      words.map((w) => w.height),
      0.25,
    ) <= SMALL.type
  );
}

/**
 * The reading of a small compressed picture at twice its size where no price axis was found: labels of five pixels show their figures
 * there. Throws the refusal of any other picture. `read` reads a picture.
 */
export function* readEnlarged<R extends Pick<Reading, 'size'> & { quality: { score: number } }>(
  picture: Picture,
  raster: Raster,
  refusal: Refused,
  run: FirstLook,
  read: (picture: Picture) => Reads<R>,
): Reads<R> {
  if (!MAY_BE_SMALL.has(refusal.code) || run.axis || !run.has('closer-look')) throw refusal;
  if (run.hints || Object.keys(run.testimony).length > 0 || !hasSmallType(picture)) throw refusal;
  const { width, height } = raster;
  const { doubled, halved } = yield* run.need('closer');
  const { found } = run;
  run.afresh();
  try {
    const reading = halved(yield* read(toPicture(doubled(raster))));
    if (reading.quality.score >= SURE_SECOND) return { ...reading, size: { width, height } };
  } catch (other) {
    if (!(other instanceof Refused) || other.code === 'time_limit') throw other;
    if (run.found.axis) {
      run.found = halved(run.found);
      throw other;
    }
  }
  run.found = found;
  throw refusal;
}
