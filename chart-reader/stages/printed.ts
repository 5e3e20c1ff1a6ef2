/** Labels and price tags that are printed over the pane: a tag has the colour of the bars, and its pieces between the figures pass for them. */
import type { Box } from '../types.ts';
import type { Word } from '../image/words.ts';
import type { Mark } from './slot-marks.ts';

/**
 * Pixels around a label or tag that belong to it: its edge, and rounded corners. A tag is higher than its figures: what lies so nearly in the middle of them, in
 * heights of theirs, may be so much higher.
 */
const AROUND = { columns: 2, rows: 4, heights: 0.6, middle: 0.3 };
/** Share of a mark's rows that must lie in labels and tags for it to be a piece of them. */
const PRINTED = 0.9;

/** Whether the mark is a piece of what is printed there. */
export function isPrinted(m: Mark, printed: readonly Box[]): boolean {
  const beside = printed.filter((b) => m.x >= b.x0 - AROUND.columns && m.x <= b.x1 + AROUND.columns);
  if (beside.length === 0) return false;
  let rows = 0;
  let own = 0;
  for (let y = Math.floor(m.top); y < m.bottom; y++) {
    rows++;
    if (beside.some((b) => y >= b.y0 - rowsAround(b, m) && y < b.y1 + rowsAround(b, m))) own++;
  }
  return own >= PRINTED * rows;
}

function rowsAround({ y0, y1 }: Box, { top, bottom }: Mark): number {
  const off = Math.abs(y0 + y1 - top - bottom) / 2;
  return off <= AROUND.middle * (y1 - y0) ? Math.max(AROUND.rows, AROUND.heights * (y1 - y0)) : AROUND.rows;
}

/** Words and letters of a line of text, and how far their middles and heights differ, in heights of a word: one may have grown together with a label above it. */
const LINE = { words: 3, glyphs: 12, off: 0.25, height: 0.5 };

/** The words of the lines of text, as of a header, which may go on over the edge of the pane. */
export function wordsOfLines(words: readonly Word[]): Box[] {
  const texts = words.filter(({ glyphs }) => glyphs > 1);
  return texts.flatMap((w) => {
    const line = texts.filter(
      (o) =>
        Math.abs(o.middle - w.middle) <= LINE.off * w.height &&
        Math.abs(o.height - w.height) <= LINE.height * w.height,
    );
    const glyphs = line.reduce((sum, o) => sum + o.glyphs, 0);
    return line.length >= LINE.words && glyphs >= LINE.glyphs ? w.box : [];
  });
}
