/** A second look at labels of time of which not all stand where one pace says, or of which none or few were found. */
import { atOnce } from '../reads.ts';
import type { Reads } from '../reads.ts';
import type { Layout, Series } from '../types.ts';
import type { TextScan, Word } from '../image/words.ts';
import { Refused } from './refuse.ts';
import type { LineReader } from './text-lines.ts';
import type { Found } from './time-found.ts';
import { paceOf } from './time-found.ts';
import type { Rescan, TimeRow } from './time-labels.ts';
import { belowBars, readRowsOf } from './time-labels.ts';
import { columnsOfBars } from './time-panes.ts';
import { hasOwnScale, slotAt, wholeMiddles } from './time-places.ts';
import { findPace } from './time-hours.ts';
import { LEAST_AGREEMENT } from './time-pace.ts';
import { frameByLabels, otherSpacing } from './time-envelope.ts';
import { rescanned, wordsBelow } from './time-rescan.ts';
import { share } from './time-search.ts';
import type { Paced } from './time-search.ts';
import { withoutParts, withoutStrays } from './time-strays.ts';
import type { ReadTimeLabel } from './time-stretch.ts';

/** Time frames of which labels of days, months and years tell the length without any word of the header. */
const WHOLE_DAYS = new Set(['1D', '1W', '1M']);
const LEAST_WITHOUT_HEADER = 4;

/** The pace that explains most of the labels: of all years and calendars, without those that may be cut, or against the header. */
export function findPaceAgain(
  all: readonly ReadTimeLabel[],
  printed: string | null,
  slack: number,
): Paced | null {
  let best: Paced | null = null;
  for (const labels of [all, ...withoutParts(all)]) {
    const paced = findPace(withoutStrays(labels), printed, slack, 1);
    if (paced && (!best || share(paced.fit) > share(best.fit))) best = paced;
    if (best && share(best.fit) === 1) return best;
  }
  const said = printed === null || (best && share(best.fit) >= LEAST_AGREEMENT);
  const free = said ? null : findPace(withoutStrays(all), null, slack, 1);
  if (!free) return best;
  const { fit } = free;
  const told = share(fit) === 1 && fit.agreeing >= LEAST_WITHOUT_HEADER && WHOLE_DAYS.has(fit.pace.timeframe);
  return told ? free : best;
}

/** Rows that are read because they are near to the bars, where the likeliest are none. */
const NEAREST = 8;

/** What the row tells in other meanings, and read once more, where that explains more than was found at `first`. */
export function timesAgain(
  reader: LineReader,
  layout: Layout,
  series: Series,
  hint: string | null,
  row: TimeRow,
  first: Found | null,
): Found | null {
  let best = first;
  for (const other of rowsAgain(reader, layout, row)) {
    const own = hasOwnScale(wholeMiddles(other).map((x) => slotAt(series, x)));
    const toBars = own ? columnsOfBars(reader.picture, other, layout, series) : (x: number) => x;
    const found = toBars && paceOf(other, series, hint, toBars, findPaceAgain);
    if (found && (!best || share(found.paced.fit) > share(best.paced.fit))) best = found;
    if (best && share(best.paced.fit) === 1) return best;
  }
  const frame = !best && hint === null ? frameByLabels(row, series.bar_spacing_px) : null;
  if (frame) return timesAgain(reader, layout, series, frame, row, null);
  const other =
    !best && hint !== null && series.resolution === 'bars' ? otherSpacing(row, series, hint) : null;
  if (other !== null)
    throw new Refused('series_uncertain', 'time-axis', 'other_spacing', series.bar_spacing_px, other);
  return best;
}

/** The row as it was read, and read against the background of its own rows of pixels: a part of a label may pass for a whole one. */
function* rowsAgain(reader: LineReader, { price_pane }: Layout, row: TimeRow): Generator<TimeRow, void> {
  yield row;
  const segments = reader.read(rescanned(reader.picture, row.segments, price_pane));
  if (segments.length >= 2) yield { segments, texts: segments.map((s) => s.read.text) };
}

/**
 * The row, or a longer one below the pane: bars of a volume pane that stand on its upper edge pass for its background in the scan of the whole
 * picture, or for a part of it. Where there is none, one right below the bars, or among more of the rows near to them.
 */
export function longerRow(
  reader: LineReader,
  text: TextScan,
  layout: Layout,
  series: Series,
  row: TimeRow | null,
): TimeRow | null {
  const pane = layout.price_pane;
  const inWords = (words: readonly Word[], near?: number): TimeRow | null =>
    atOnce(readRowsOf(reader, words, layout, series, here, near));
  const below = inWords(wordsBelow(reader.picture, pane));
  if (row) return (below?.texts.length ?? 0) <= row.texts.length ? row : below;
  const low = { ...pane, y1: Math.ceil(belowBars(layout, series)) };
  return below ?? inWords(wordsBelow(reader.picture, low), NEAREST) ?? inWords(text.words, NEAREST);
}

/** This part of the reader is the one that a row may need. */
export const here = function* (): Reads<Rescan> {
  yield* [];
  return { rescanned, longerRow };
};
