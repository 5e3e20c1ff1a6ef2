/** The series of a pane that is not surely one of bars: a line, bars after all, or the range of bars too close to be told apart. */
import type { ChartKind, OptionalStage, PriceAxis, Series } from '../types.ts';
import type { Picture } from '../image/picture.ts';
import type { Ink } from '../image/ink.ts';
import type { AxisFit } from './axis-fit.ts';
import { refuseOnFill } from './bars-on-fill.ts';
import { areTicked, standBeside } from './bars-beside-line.ts';
import type { KindSaid } from './bar-geometry.ts';
import type { Comb } from './comb.ts';
import { lookAtCandleLayer } from './candle-layer.ts';
import { refuseCurvePieces } from './curve-pieces.ts';
import { envelopeSeries } from './envelope-series.ts';
import { envelopeBesideGaps, findEnvelope, rangeOfThinBars } from './envelope.ts';
import type { Envelope } from './envelope.ts';
import { findFilledLine } from './filled-line.ts';
import { filledBeside } from './fill-ends.ts';
import { withFillBeyond } from './fill-beyond.ts';
import { findLine, findPlainLine, lineAt } from './find-line.ts';
import type { FoundLine } from './find-line.ts';
import { isLine, MAY_BE_A_LINE } from './found-series.ts';
import type { FoundSeries } from './found-series.ts';
import { ENVELOPE_RIVALS, rivalsOfLine } from './kind-rivals.ts';
import type { StripReading } from './labels.ts';
import { goesOnBeyond } from './line-beyond.ts';
import { lineSeries } from './line-series.ts';
import { withTips } from './line-tips.ts';
import { barsBesideNothing } from './empty-stretches.ts';
import { barsOnOtherComb, barsWithoutTicks } from './other-combs.ts';
import { withoutBaseLine } from './base-line.ts';
import { withDots } from './line-dots.ts';
import { hasCurves, hasShades, isDrawn, withoutShades } from './even-shades.ts';
import { traceLines, withFill } from './line-trace.ts';
import type { LineTrace } from './line-trace.ts';
import { refuseManyColours } from './many-colours.ts';
import { plainLine } from './plain-line.ts';
import { tagOf } from './choose-line.ts';
import type { PriceTag } from './choose-line.ts';
import { BarsUnclear, Refused } from './refuse.ts';
import type { ClosedUp, FoundSeries as FoundBars } from './series.ts';
import { findShortArea } from './short-area.ts';
import { stepLine } from './step-line.ts';
import { withPointUnderTag } from './under-tag.ts';
import { refuseUnjoined, refuseUntold } from './unjoined.ts';

/** Points of a curve that are less clear than this are sought by the labels of time, too. */
const CLEAR = 0.8;

export interface Unsure {
  fit: AxisFit;
  axis: PriceAxis;
  tags: PriceTag[];
  /** The labels of the axis. */
  read: StripReading;
  /** The curves of the pane. */
  traces: LineTrace[];
  /** The kind that a person or a model named, and whether it was a model. */
  hinted: ChartKind | undefined;
  told: boolean;
  /** The bars may be too close to be told apart. */
  mayBeRange: boolean;
  /** Whether the pane is as wide as the fill that goes on under the labels. */
  isFilledTo?: true;
  has(stage: OptionalStage): boolean;
  /** The bars of the pane; throws where there are none. */
  bars(): FoundBars;
  /** The same on a comb that was found otherwise, without asking for ticks, or with empty stretches left out. */
  barsOn(comb?: Comb, said?: KindSaid, closedUp?: ClosedUp): FoundBars;
  /** Bars as a series. */
  asBars(found: FoundBars): FoundSeries;
  /** The series with what a person corrected of it. */
  amended(series: Series): Series;
}

/** What is said of narrow bodies that passed for ticks. */
const TICKS_UNCLEAR = new Set<string>(['no_ticks', 'unjoined', 'untold']);
/** What is said of bars on the comb of the gaps between them. */
const NO_SINGLE_BARS = new Set<string>(['too_close', 'missing']);

/** The series of the pane as it is; where there is none, or a line that may be a part of it, the line that is left when every shade is taken away. */
export function unsureSeries(picture: Picture, ink: Ink, unsure: Unsure): FoundSeries {
  let found: FoundSeries;
  try {
    found = asDrawn(picture, ink, unsure);
  } catch (error) {
    if (!(error instanceof Refused) || error instanceof BarsUnclear) throw error;
    const other = MAY_BE_A_LINE.has(error.code)
      ? (lineWithoutShades(picture, ink, unsure) ?? shortArea(picture, ink, unsure))
      : null;
    if (!other) throw error;
    return other;
  }
  if (!isLine(found.kind.value) || !mayBePart(picture, ink, found)) return found;
  const bare = lineWithoutShades(picture, ink, unsure);
  return bare && isMoreOf(bare, found) ? bare : found;
}

/** The area of a chart with few points; null where it is none. */
function shortArea(picture: Picture, ink: Ink, unsure: Unsure): FoundSeries | null {
  const { hinted, has, traces, tags } = unsure;
  const found =
    has('lines') && (!hinted || isLine(hinted)) ? findShortArea(picture, ink, traces, tags) : null;
  return found && asLine(picture, ink, unsure, found);
}

/** How clearly the points of a line stand out. */
const clarityOf = ({ measures }: FoundSeries): number => ('clarity' in measures ? measures.clarity : 0);

/** Whether a window seems to lie over the line, or shades where it is not seen any more, or its points are not clear. */
function mayBePart(picture: Picture, ink: Ink, found: FoundSeries): boolean {
  const { hidden, bars } = found.series.value;
  const [first, last] = [bars[0]!.x_px, bars.at(-1)!.x_px].map((x) => Math.round(x - ink.box.x0));
  const unclear = hidden !== undefined || clarityOf(found) < CLEAR;
  return unclear || hasShades(picture, ink, 0, first) || hasShades(picture, ink, last);
}

/** Share by which the distances of points that are the same may differ. */
const SAME_SPACING = 0.03;

/** Whether the first has more of the same points as the second, or as many that are clear as they were not. */
function isMoreOf(whole: FoundSeries, part: FoundSeries): boolean {
  const [a, b] = [whole.series.value, part.series.value];
  const clearer = clarityOf(whole) >= CLEAR && clarityOf(part) < CLEAR;
  const more = a.bars.length - b.bars.length;
  return (
    (more > 0 || (more === 0 && clearer)) &&
    Math.abs(a.bar_spacing_px - b.bar_spacing_px) <= SAME_SPACING * b.bar_spacing_px
  );
}

/** The line of the pane without its shades, which is seen in the pane as it is, too; null where there is none. */
function lineWithoutShades(picture: Picture, ink: Ink, unsure: Unsure): FoundSeries | null {
  const { hinted, has, tags } = unsure;
  if (!has('lines') || (hinted !== undefined && !isLine(hinted)) || !hasCurves(unsure.traces)) return null;
  const bare = withoutShades(picture, ink);
  if (!bare) return null;
  const traces = traceLines(bare.picture, bare.ink).map((t) => withFill(picture, ink, withDots(t)));
  const signs = plainLine(bare.ink, traces, tags);
  const found = signs && findPlainLine(bare.ink, traces, signs);
  if (!found || !isDrawn(found.line, unsure.traces) || isOverBars(picture, ink, found, unsure)) return null;
  // What lies over a shade may hide where the line goes on in it.
  const ends = tagOf(found.line, bare.ink, tags) !== 'none' || !hasShades(picture, ink, found.line.to);
  if (!ends || hasShades(picture, ink, 0, found.line.from)) return null;
  return asLine(bare.picture, bare.ink, { ...unsure, traces }, found);
}

/** The line of a pane that plainly holds nothing else; else its bars; where there are none, the line after all. */
function asDrawn(picture: Picture, ink: Ink, unsure: Unsure): FoundSeries {
  const { hinted, has } = unsure;
  const barred = hinted !== undefined && !isLine(hinted);
  const levelled = has('lines') && !barred ? withoutBaseLine(picture, ink) : null;
  if (!levelled) return areaUnderLabels(picture, ink, unsure) ?? seriesIn(picture, ink, unsure);
  const traces = traceLines(levelled.picture, levelled.ink).map(withDots);
  let found: FoundSeries;
  try {
    found = seriesIn(levelled.picture, levelled.ink, { ...unsure, hinted: 'area', traces });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    // What compression leaves beside a level line, or a fill between two others, may look like a fill to it.
    return seriesIn(picture, ink, unsure);
  }
  const evidence = [...found.kind.evidence, 'it is filled to one level above it and below it'];
  return { ...found, kind: { ...found.kind, evidence } };
}

/** An area that goes on under the labels beside the pane; null where none does. */
function areaUnderLabels(picture: Picture, ink: Ink, unsure: Unsure): FoundSeries | null {
  const { hinted, has, read } = unsure;
  const wide = has('lines') && (!hinted || isLine(hinted)) ? withFillBeyond(picture, ink, read) : null;
  if (!wide) return null;
  try {
    const traces = traceLines(picture, wide).map(withDots);
    const found = seriesIn(picture, wide, { ...unsure, traces, isFilledTo: true });
    const { bars } = found.series.value;
    const reaches = bars.some(({ x_px }) => x_px < ink.box.x0 || x_px > ink.box.x1);
    return isLine(found.kind.value) && reaches ? found : null;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return null;
  }
}

function seriesIn(picture: Picture, ink: Ink, unsure: Unsure): FoundSeries {
  const { fit, axis, tags, traces, hinted, has } = unsure;
  const barred = hinted !== undefined && !isLine(hinted);
  const asSeries = (found: SomeLine, on = ink): FoundSeries => asLine(picture, ink, unsure, found, on);
  const signs = has('lines') && !barred ? plainLine(ink, traces, tags) : null;
  const plain = signs && findPlainLine(ink, traces, signs);
  const marked = plain?.points.stepped === true || plain?.line.dots !== undefined;
  const sure = isLine(hinted) || marked;
  const overBars = plain !== null && !sure && isOverBars(picture, ink, plain, unsure);
  if (plain && !overBars) return asSeries(plain);
  const filled = !plain && has('lines') && !barred ? findFilledLine(picture, ink) : null;
  if (filled && !isOverBars(filled.picture, filled.ink, filled.found, unsure))
    return asSeries(filled.found, filled.ink);
  const ofLine = (): FoundSeries => asSeries(findLine(ink, traces, tags));
  if (isLine(hinted)) return ofLine();
  const asRange = (found: Envelope): FoundSeries =>
    asEnvelope(found, ink, envelopeSeries(found.columns, ink, fit, axis), traces);
  const envelope = unsure.mayBeRange ? findEnvelope(picture, ink) : null;
  if (envelope) return asRange(envelope);
  const noPieces = (found: FoundBars): FoundBars => {
    refuseUnjoined(found.geometry);
    refuseManyColours(found.geometry);
    refuseCurvePieces(found.geometry, ink, traces);
    refuseOnFill(found.geometry, picture, ink);
    return found;
  };
  try {
    const found = noPieces(unsure.bars());
    const steps = has('lines') && !barred ? stepLine(found.geometry, traces) : null;
    if (steps) return asSeries(steps);
    refuseUntold(found.geometry);
    return unsure.asBars(found);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    // No average is filled down to the floor: such bars are points of the area's edge and the pieces between them.
    if (plain?.line.filled === 'below' && error.why[0] === 'alternating') return asSeries(plain);
    const other =
      (TICKS_UNCLEAR.has(error.why[0]) && !hinted
        ? barsWithoutTicks(lookAtCandleLayer(picture, ink), () =>
            noPieces(unsure.barsOn(undefined, 'no ticks')),
          )
        : null) ??
      (error.why[0] === 'missing'
        ? barsBesideNothing(ink, (closedUp) => noPieces(unsure.barsOn(undefined, hinted, closedUp)))
        : null) ??
      barsOnOtherComb(picture, ink, (comb) => noPieces(unsure.barsOn(comb)));
    if (other) return unsure.asBars(other);
    const narrow = has('envelope') && NO_SINGLE_BARS.has(error.why[0]);
    const range = narrow ? envelopeBesideGaps(picture, ink) : null;
    if (range) return asRange(range);
    const thin = has('envelope') && !isLine(hinted) ? rangeOfThinBars(picture, ink) : null;
    if (thin) return asRange(thin);
    if (error instanceof BarsUnclear) throw error;
    if (!MAY_BE_A_LINE.has(error.code)) throw error;
    if (!has('lines') || barred || overBars) throw error;
    return ofLine();
  }
}

type SomeLine = Omit<FoundLine, 'line'> & { line?: LineTrace };

/** The line as a series; `on` is the ink in which it was followed. Refuses one that goes on beyond its end. */
function asLine(picture: Picture, ink: Ink, unsure: Unsure, found: SomeLine, on = ink): FoundSeries {
  const { fit, axis, tags, hinted, told } = unsure;
  const { line, others, confidence, evidence, measures } = found;
  const under = line && unsure.isFilledTo ? withPointUnderTag(found.points, line, on, tags) : found.points;
  const points = line ? withTips(under, line, picture, on, tags) : under;
  if (line && (goesOnBeyond(picture, on, line, tags) || isPartOfArea(picture, on, line)))
    throw new Refused('series_uncertain', 'candles', 'line_goes_on');
  const kind = isLine(hinted) && !told ? { ...found.kind, value: hinted } : found.kind;
  const value = unsure.amended(lineSeries(kind.value, points, ink, fit, axis));
  const at = (x: number, spacing: number): FoundSeries | null => {
    const next = line ? lineAt({ ...found, line }, x - on.box.x0, spacing) : null;
    return next && asLine(picture, ink, unsure, next, on);
  };
  return {
    ...{ kind, rivals: rivalsOfLine(kind.value), series: { value, confidence, evidence } },
    ...{ measures, traces: others, ink: on },
    ...(points.clarity < CLEAR ? { at } : {}),
  };
}

/** Share of an area's columns in which its fill may go on without its line, for some of it may be hidden. */
const UNLINED = 0.05;

function isPartOfArea(picture: Picture, ink: Ink, line: LineTrace): boolean {
  const all = line.to - line.from;
  return line.filled === 'below' && filledBeside(picture, ink, line) > UNLINED * all;
}

/** Whether the curve lies over a whole series of bars, or was followed through one. */
function isOverBars(picture: Picture, ink: Ink, { line }: FoundLine, { has }: Pick<Unsure, 'has'>): boolean {
  const layer = has('colour-layers') ? lookAtCandleLayer(picture, ink) : null;
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
