/** The series beside a price axis: a line, bars, or the range of bars too close to be told apart. */
import type { ChartKind, PriceAxis, Series } from './types.ts';
import type { Picture } from './image/picture.ts';
import type { Ink } from './image/ink.ts';
import type { Reads } from './reads.ts';
import type { Run } from './run.ts';
import { lookAtCandleLayer } from './stages/candle-layer.ts';
import { mayBeEnvelope } from './stages/envelope-signs.ts';
import { isLine, MAY_BE_A_LINE } from './stages/found-series.ts';
import type { FoundSeries } from './stages/found-series.ts';
import { rivalsOfBars } from './stages/kind-rivals.ts';
import type { StripReading } from './stages/labels.ts';
import type { LineTrace } from './stages/line-trace.ts';
import { toSeries } from './stages/price-series.ts';
import { BarsUnclear, Refused } from './stages/refuse.ts';
import { areSurelyBars, findSeries, MAY_BE_PIECES } from './stages/series.ts';
import type { FoundSeries as FoundBars } from './stages/series.ts';
import type { Unsure } from './stages/unsure-series.ts';

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
 * Bars that are surely some, else what the pane shows when its curves are followed. A kind that was `told` decides between bars and lines, and
 * the pixels tell which of them.
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
  const sure =
    early !== null &&
    !(early instanceof Refused) &&
    standAlone(early.geometry) &&
    // A line drawn in steps looks like bars without wicks whose ticks touch.
    (early.kind.value !== 'bars' || !(yield* run.need('lines')).stepLine(early.geometry, []));
  if (sure && !run.inFull) return asBars(early, []);
  const { evenLine, traceLines, withDots, priceTags, unsureSeries } = yield* run.need('lines');
  const traces = traceLines(picture, ink).map(withDots);
  if (sure) return asBars(early, traces);
  const barsOn: Unsure['barsOn'] = (comb, said = run.hints?.kind, closedUp) =>
    findSeries(picture, ink, told ? null : evenLine(traces), run, said, comb, closedUp);
  return unsureSeries(picture, ink, {
    ...{
      fit,
      axis,
      read,
      tags: priceTags(read),
      traces,
      hinted,
      told: told !== undefined,
      mayBeRange,
      amended,
      barsOn,
    },
    has: (stage) => run.has(stage),
    bars: () => {
      if (early instanceof Refused) throw early;
      return early ?? barsOn();
    },
    asBars: (found) => asBars(found, traces),
  });
}

/** Whether they are surely bars, and no pieces of curves that are drawn over others. */
const standAlone = (geometry: FoundBars['geometry']): boolean =>
  geometry.explained >= MAY_BE_PIECES && areSurelyBars(geometry);

/** The bars, or why there are none, where their colours fill the comb: no curve bears on them. Null in every other pane. */
function barsOfLayer(picture: Picture, ink: Ink, run: Run): FoundBars | Refused | null {
  if (!run.has('colour-layers') || !lookAtCandleLayer(picture, ink)?.complete) return null;
  try {
    return findSeries(picture, ink, null, run, run.hints?.kind);
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
}
