import { withPlanes } from './image/planes.ts';
import type { Parts } from './parts.ts';
import type { Reads } from './reads.ts';
import type {
  Layout,
  Raster,
  ReadHints,
  ReadOptions,
  ReadOutcome,
  Reading,
  TextRecogniser,
} from './types.ts';
import { toPicture } from './image/picture.ts';
import type { Picture } from './image/picture.ts';
import { scanText } from './image/words.ts';
import type { TextScan } from './image/words.ts';
import { findChart } from './find-chart.ts';
import type { FindChart } from './refused/other-scale.ts';
import { Run } from './run.ts';
import { Refused } from './stages/refuse.ts';
import { checkSize } from './stages/kind.ts';
import { plainlyDrawn } from './photo/plainness.ts';
import type { FoundChart } from './stages/found-chart.ts';
import { isAstray } from './stages/found-chart.ts';
import { levelRows } from './stages/layout.ts';
import { findLastPrice, lastPriceFromTags } from './stages/last-price.ts';
import { tagsOnAxis } from './stages/price-tags.ts';
import type { PriceTag } from './stages/price-tags.ts';
import { HeaderReader, votesOfTags } from './stages/header.ts';
import type { Header } from './stages/header.ts';
import { LineReader } from './stages/text-lines.ts';
import { readTimeAxis, settleTimeframe, withTimes } from './stages/time-axis.ts';
import type { Timed } from './stages/time-axis.ts';
import { refuseUnread } from './stages/bars-below.ts';
import { judge } from './stages/quality.ts';
import { claimAll } from './confidence/claim.ts';

/** `readChart` with the parts that are there. Stops where the picture needs another one, and finds it in `parts` when it goes on. */
export function* readStages(
  parts: Partial<Parts>,
  raster: Raster,
  recogniser: TextRecogniser,
  options: ReadOptions,
): Reads<ReadOutcome> {
  const run = new Run(options, parts);
  yield* run.checkGiven(raster);
  try {
    const reading = yield* withPlanes(() => readPicture(raster, recogniser, run));
    run.close();
    return { outcome: 'read', reading: { ...reading, stages: run.timings } };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    run.close();
    const { code, stage, why } = error;
    const { toldOf } = yield* run.need('refused');
    return {
      outcome: 'refused',
      refusal: { code, stage, ...toldOf(why), found: run.found, stages: run.timings },
    };
  }
}

type Unclocked = Omit<Reading, 'stages'>;
type Unjudged = Omit<Reading, 'stages' | 'quality' | 'measures' | 'kind_runner_up'>;

function* readPicture(raster: Raster, recogniser: TextRecogniser, run: Run): Reads<Unclocked> {
  run.enter('kind');
  const picture = toPicture(raster);
  checkSize(picture);
  const asScreen = (screen: Picture): Reads<Unclocked> => readScreen(screen, recogniser, run, false);
  if (plainlyDrawn(picture) || !run.has('straightening'))
    return yield* orEnlarged(picture, raster, run, asScreen);
  const { straighten, asPhoto, readingInPhoto, partialInPhoto, hintsInFlat } = yield* run.need('photo');
  const photo = straighten(raster);
  if (!photo) return yield* orEnlarged(picture, raster, run, asScreen);
  if (photo.doubtful) {
    const level = yield* readOrRefused(asScreen(picture));
    if (level) return level;
    run.afresh();
  }
  const inFlat = <H extends ReadHints>(hints: H): H =>
    hintsInFlat(hints, photo.toPhoto, raster, photo.raster);
  if (run.hints) run.hints = inFlat(run.hints);
  run.testimony = inFlat(run.testimony);
  run.straightened = true;
  try {
    const reading = yield* readScreen(toPicture(photo.raster), recogniser, run, true);
    return readingInPhoto(reading, photo.toPhoto, { width: raster.width, height: raster.height });
  } catch (error) {
    run.found = partialInPhoto(run.found, photo.toPhoto);
    throw asPhoto(error);
  }
}

/** The reading of the picture as it is, or of a larger copy where it is refused for its small print. */
function* orEnlarged(
  picture: Picture,
  raster: Raster,
  run: Run,
  read: (picture: Picture) => Reads<Unclocked>,
): Reads<Unclocked> {
  try {
    return yield* read(picture);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { readEnlarged } = yield* run.need('refused');
    return yield* readEnlarged(picture, raster, error, run, read);
  }
}

/** Null where it is refused for another reason than the time it takes. */
function* readOrRefused<T>(reading: Reads<T>): Reads<T | null> {
  try {
    return yield* reading;
  } catch (error) {
    if (!(error instanceof Refused) || error.code === 'time_limit') throw error;
    return null;
  }
}

/** Reads a picture whose rows and columns are those of the screen. */
function* readScreen(
  picture: Picture,
  recogniser: TextRecogniser,
  run: Run,
  photo: boolean,
): Reads<Unclocked> {
  run.enter('layout');
  const text = scanText(picture);
  const reader = new LineReader(picture, recogniser);
  const headers = new HeaderReader(reader, text);
  const conclude = function* (first: FoundChart): Reads<Unclocked> {
    const { reading, timed, header, found } = yield* readAround(picture, text, first, reader, headers, run);
    run.enter('quality');
    const {
      reading: claimed,
      score,
      measures,
    } = claimAll(reading, { ...found, calibration: found.strip.calibration, header }, photo);
    const judged = judge(score, run.floor);
    const notes = run.inFull ? (yield* run.need('full')).notesOf(claimed, timed, run) : [];
    return { ...claimed, quality: { ...judged, notes }, measures };
  };
  try {
    const find: FindChart = (only) => findChart(reader, text, headers, recogniser, run, undefined, only);
    const chart = yield* find();
    const first = yield* conclude(chart);
    const sure = isSure(first);
    if (photo || (sure && !isAstray(chart))) return first;
    return yield* (yield* run.need('refused')).orBetter(
      { picture, text, chart, first, sure },
      run,
      find,
      conclude,
    );
  } catch (error) {
    if (!(error instanceof Refused) || error.code === 'time_limit') throw error;
    const { completeFound, secondLook } = yield* run.need('refused');
    const read = yield* secondLook(picture, error, run, conclude);
    if (read) return read;
    completeFound(reader, text, (layout, tags) => namedHeader(headers, layout, tags, run), run, photo, error);
    throw error;
  }
}

/** Least claim of a reading, and least share of its slots that have bars: below them compression may have hidden some. */
const SURE = { score: 0.83, filled: 0.99 };

const isSure = ({ quality, measures }: Unclocked): boolean =>
  quality.score >= SURE.score && !(measures.reading!.bars_filled! < SURE.filled);

/** Rows by which the last price lies off the last close where bars may be missing between them, and share of the pane up to which bars go that were not just scrolled on. */
const SHORT = { rows: 30, filled: 0.6 };

/** Last price, header, times and overlays: what is read once axis and series are known. */
function* readAround(
  picture: Picture,
  text: TextScan,
  first: FoundChart,
  reader: LineReader,
  headers: HeaderReader,
  run: Run,
): Reads<{ reading: Unjudged; timed: Timed | null; header: Header; found: FoundChart }> {
  const { layout, axis, strip } = first;
  const { fit } = strip.calibration;
  run.enter('last-price');
  const tags = tagsOnAxis(strip, text, reader, levelRows(first.placed.ink));
  run.enter('header');
  const printed = namedHeader(headers, layout.value, tags, run);
  const header = Object.keys(run.testimony).length
    ? run.part('witness').withTestimony(printed, text, reader, run)
    : printed;
  const curve = first.kind.value === 'line' || first.kind.value === 'area';
  const bars = first.kind.value === 'bars' || first.series.value.bars.some(({ close }) => close.price < 0);
  if ((curve || (bars && !header.symbol)) && run.has('account-check'))
    (yield* run.need('lines')).refuseOtherCurve(reader, text, first, header.symbol);
  const found = first.at ? (yield* run.need('lines')).pointsAtLabels(first, reader, text, header) : first;
  const { kind, traces, ink } = found;
  run.enter('last-price');
  const envelope = found.series.value.resolution === 'envelope';
  const sources = { fit, tags, header: header.prices, quotes: header.quotes };
  // The end of an envelope is a range and no close.
  const last_price = envelope
    ? lastPriceFromTags(sources)
    : findLastPrice(picture, sources, found.series.value);
  run.enter('time-axis');
  const timed = yield* readTimeAxis(reader, text, layout.value, found.series.value, header, () =>
    run.need('lines'),
  );
  if (timed?.otherSpacing) (yield* run.need('lines')).refuseOtherBars(found.series.value, timed.otherSpacing);
  refuseUnread(picture, layout.value.price_pane, found.series.value);
  const pane = layout.value.price_pane;
  const end = found.series.value.bars.at(-1)!;
  if (
    !envelope &&
    last_price &&
    end.x_px < pane.x0 + SHORT.filled * (pane.x1 - pane.x0) &&
    Math.abs(last_price.value.y_px - end.close.y_px) > SHORT.rows
  )
    (yield* run.need('lines')).refuseEarlyEnd(found.series.value, last_price.value);
  const overlays = run.inFull
    ? (yield* run.need('full')).overlaysIn(reader, text, layout.value, { traces, ink, fit })
    : [];
  const given = run.hints ? run.part('hints') : run.told.size > 0 && run.part('witness');
  const reading = {
    size: { width: picture.width, height: picture.height },
    kind,
    layout,
    labels: strip.calibration.labels,
    axis,
    series: withTimes(found.series, timed),
    last_price,
    symbol: header.symbol,
    timeframe: run.hints?.timeframe === undefined ? settleTimeframe(header, timed) : header.timeframe,
    time_axis: timed?.stage ?? null,
    overlays,
    straightened: null,
    hints: given ? given.hintsUsed(run.hints, found.given, [...run.told]) : null,
  };
  return { reading, timed, header, found };
}

/** What is printed around the pane, with the names that a person gave. */
function namedHeader(headers: HeaderReader, layout: Layout, tags: PriceTag[], run: Run): Header {
  const printed = headers.read(layout, votesOfTags(tags));
  return run.hints ? run.part('hints').withGivenNames(printed, run.hints) : printed;
}
