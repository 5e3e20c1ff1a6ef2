import type { Box, Layout, Series } from '../types.ts';
import type { TextScan, Word } from '../image/words.ts';
import { median } from '../image/numbers.ts';
import type { Picture } from '../image/picture.ts';
import type { LineReader, Segment, TextBox } from './text-lines.ts';
import { joinWords, rowsOf } from './text-lines.ts';
import { GAP, parseTimeLabel } from './time-label-text.ts';
import type * as TimeRescan from './time-rescan.ts';

/** A row of labels below or above the panes, read. */
export interface TimeRow {
  segments: Segment[];
  texts: string[];
}

export type Rescan = Pick<typeof TimeRescan, 'rescanned'> & {
  longerRow(
    reader: LineReader,
    text: TextScan,
    layout: Layout,
    series: Series,
    row: TimeRow | null,
  ): TimeRow | null;
};

const MOST_ROWS = 4;
/** Rows of pixels between the lowest bar and a row of labels. */
const BELOW_BARS = 4;
const MOST_LABELS = 40;

/** The row of text outside the price pane that runs along it and parses as dates or times. `closer` looks again at rows that are not whole. */
export function* readTimeRows<N>(
  reader: LineReader,
  text: TextScan,
  layout: Layout,
  series: Series,
  closer: () => Generator<N, Rescan, void>,
): Generator<N, TimeRow | null, void> {
  const pane = layout.price_pane;
  const row = yield* readRowsOf(reader, text.words, layout, series, closer);
  const whole = (row && isAcross(row, pane)) || !isDrawnBelow(reader.picture, pane);
  return whole ? row : (yield* closer()).longerRow(reader, text, layout, series, row);
}

/** How much neighbouring pixels of figures and their ground differ at least, and fewest rows of pixels in which there is room for figures. */
const EDGE = 38;
const ROOM = 8;

/** Whether something stands below the pane, or within it where it was taken to reach to the end of the picture. */
const isDrawnBelow = ({ luma, width, height }: Picture, { y1 }: Box): boolean =>
  y1 > height - ROOM ||
  luma.subarray(Math.ceil(y1) * width).some((v, i, all) => Math.abs(v - (all[i - 1] ?? v)) > EDGE);

/** Least share of the pane that a row of labels goes along. */
const ACROSS = 0.6;

function isAcross({ segments }: TimeRow, pane: Box): boolean {
  const [first, last] = [segments[0]!.box, segments[segments.length - 1]!.box];
  return last.x1 - first.x0 >= ACROSS * (pane.x1 - pane.x0);
}

/** Where the row has no line above it, it was taken for a part of the pane; it lies below the bars all the same. */
export const belowBars = ({ price_pane: { y1 } }: Layout, { bars }: Series): number =>
  Math.min(y1 - 1, Math.max(...bars.map((b) => (b.low ?? b.close).y_px)) + BELOW_BARS);

/** Rows of words outside the price pane, the likeliest first: the one with the most dates or times. */
export function* readRowsOf<N>(
  reader: LineReader,
  all: readonly Word[],
  layout: Layout,
  series: Series,
  closer: () => Generator<N, Rescan, void>,
  near = NEAREST,
): Generator<N, TimeRow | null, void> {
  const pane = layout.price_pane;
  const wide = pane.x1 - pane.x0;
  const under = belowBars(layout, series);
  const words = all.filter((w) => (w.middle > under || w.middle < pane.y0) && w.height >= 5);
  const rows = rowsOf(
    joinWords(withTallFirst(words), GAP).filter(({ box, height }) => {
      const middle = (box.x0 + box.x1) / 2;
      // A label that begins at its bar may end far behind the last one.
      const along = middle <= pane.x1 + 0.06 * wide || box.x0 < pane.x1;
      return along && middle >= pane.x0 - 0.04 * wide && box.x1 - box.x0 <= 22 * height;
    }),
  );
  const below = rows
    .filter((row) => row.length >= 2 && row.length <= MOST_LABELS + 8)
    .map((row) => ({
      row,
      score:
        spread(
          row.map((b) => b.box.x0),
          wide,
        ) * (row[0]!.box.y0 > under - 1 ? 1 : 0.4),
    }))
    .sort((a, b) => b.score - a.score);
  // A table below the chart has rows with more words than the time axis, which is nearer to the bars.
  const likely = below.slice(0, MOST_ROWS);
  for (const row of nearest(
    below.map((b) => b.row).filter((row) => row[0]!.box.y0 > under - 1),
    near,
  ))
    if (likely.every((b) => b.row !== row)) likely.push({ row, score: 0 });
  let best: { segments: Segment[]; good: number } | null = null;
  for (const { row } of likely) {
    const first = reader.read(row.slice(0, MOST_LABELS));
    const figures = first.filter((s) => /\d/.test(s.read.text)).length;
    const whole = first.every((s) => parses(s.read.text)) || figures < 0.3 * first.length;
    const again = whole
      ? []
      : reader.read((yield* closer()).rescanned(reader.picture, row, pane).slice(0, MOST_LABELS));
    const segments = signsRead(again) > signsRead(first) ? again : first;
    const good = segments.filter((s) => parses(s.read.text)).length;
    if (good >= 2 && good >= 0.5 * segments.length && (!best || good > best.good)) best = { segments, good };
  }
  return best && withSecondLine(reader, best.segments, rows);
}

/** Letters and figures of the labels that parse: a label that falls into two pieces is no gain. */
function signsRead(segments: readonly Segment[]): number {
  const texts = segments.map((s) => s.read.text).filter(parses);
  return texts.join('').replace(/[^\p{L}\d]/gu, '').length;
}

/** Rows that are read because they are near to the bars: bars of a volume pane may pass for some. */
const NEAREST = 3;

/** The highest rows. */
function nearest(rows: readonly TextBox[][], most: number): TextBox[][] {
  return [...rows].sort((a, b) => a[0]!.box.y0 - b[0]!.box.y0).slice(0, most);
}

/** How wide a shape is, in heights, that may be two letters. */
const TWO_LETTERS = 0.9;

/**
 * A capital J that reaches below the line, or a letter that touches the p behind it, is taller than the rest of its month and
 * stands as a word of its own before it: they are one.
 */
function withTallFirst(words: readonly Word[]): Word[] {
  const sorted = [...words].sort((a, b) => a.box.x0 - b.box.x0);
  const used = new Set<Word>();
  const joined = sorted.map((word) => {
    const first = sorted.find(
      (w) =>
        w !== word &&
        w.glyphs <= 2 &&
        w.height > word.height &&
        w.box.y1 >= word.box.y1 &&
        Math.abs(w.box.x1 - word.box.x0) <= 0.3 * w.height &&
        (isTwo(w) ? w.box.y0 <= word.box.y0 + 1 : word.glyphs >= 2 && Math.abs(w.box.y0 - word.box.y0) <= 1),
    );
    if (!first) return word;
    used.add(first);
    const box = { ...word.box, x0: first.box.x0, y0: Math.min(first.box.y0, word.box.y0), y1: first.box.y1 };
    return { ...word, box, glyphs: word.glyphs + 1, shapes: [...first.shapes, ...word.shapes] };
  });
  return joined.filter((w) => !used.has(w));
}

const isTwo = ({ box }: Word): boolean => box.x1 - box.x0 >= TWO_LETTERS * (box.y1 - box.y0);

function parses(text: string): boolean {
  return parseTimeLabel(text, 'month-first') !== null || parseTimeLabel(text, 'day-first') !== null;
}

/** Many labels, evenly spread over most of the width. */
function spread(xs: number[], wide: number): number {
  return Math.min(10, xs.length) * (0.2 + (Math.max(...xs) - Math.min(...xs)) / wide);
}

/** Some programs print the date in a second line under the clock; it belongs to the label above it. */
function withSecondLine(
  reader: LineReader,
  segments: Segment[],
  rows: ReturnType<typeof joinWords>[],
): TimeRow {
  const texts = segments.map((s) => s.read.text);
  const height = median(segments.map((s) => s.height));
  const bottom = median(segments.map((s) => s.box.y1));
  const second = rows.find((row) => row[0]!.box.y0 >= bottom - 1 && row[0]!.box.y0 <= bottom + 1.3 * height);
  if (!second || second.length > segments.length) return { segments, texts };
  for (const below of reader.read(second)) {
    const middle = (below.box.x0 + below.box.x1) / 2;
    const i = segments.findIndex(
      (s) => Math.abs((s.box.x0 + s.box.x1) / 2 - middle) <= 0.5 * (s.box.x1 - s.box.x0) + height,
    );
    if (i >= 0 && parseTimeLabel(below.read.text, 'month-first'))
      texts[i] = `${below.read.text} ${texts[i]!}`;
  }
  return { segments, texts };
}
