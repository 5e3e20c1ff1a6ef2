/** Where a pane ends whose last labels are hidden: at its frame, where bars go on beyond what the labels tell. */
import type { Picture } from '../image/picture.ts';
import type { Word } from '../image/words.ts';
import { median } from '../image/numbers.ts';
import type { PaneRows } from './pane.ts';

/** Difference of brightness of a line or a bar from what lies beside it. */
const CONTRAST = 24;
/** Share of the columns that a frame takes up. */
const WHOLE = 0.95;
/** Rows on either side of the end of the pane that a bar takes up which crosses it. */
const ACROSS = 3;
/** Letters from which on something is a text that is printed there. */
const TEXT = 4;
/** Steps of the axis from its last label within which the frame of a pane lies where the next label is hidden. */
const HIDDEN = 2.35;

/**
 * The rows of the pane, up to its frame where something is drawn across the end that its labels tell: the next one may be hidden by a tag.
 * `others` are rows of labels of other panes.
 */
export function withFrames(
  picture: Picture,
  words: readonly Word[],
  rows: PaneRows,
  columns: { x0: number; x1: number },
  inliers: readonly number[],
  others: readonly number[],
): PaneRows {
  const reach = HIDDEN * median(inliers.slice(1).map((y, i) => y - inliers[i]!));
  const [first, last] = [inliers[0]!, inliers[inliers.length - 1]!];
  const [x0, x1] = [Math.ceil(columns.x0), Math.floor(columns.x1)];
  const end = (at: number, limit: number): number => {
    const way = limit < at ? -1 : 1;
    for (let y = at + way * ACROSS; way * (limit - y) > 0; y += way)
      if (isFrame(picture, y, way, x0, x1))
        return isCrossed(picture, at, x0, x1) && !isPrinted(Math.min(at, y), Math.max(at, y)) ? y : at;
    return at;
  };
  const isPrinted = (top: number, bottom: number): boolean => {
    const near = words.filter(({ box }) => box.y1 > top && box.y0 < bottom && box.x0 > x0 && box.x1 < x1);
    return near.some((w) => lettersInLine(near, w) >= TEXT);
  };
  const above = others.findLast((y) => y < first) ?? 0;
  const below = others.find((y) => y > last) ?? picture.height;
  return {
    ...rows,
    top: rows.aboveOther === null ? end(rows.top, Math.max(above, first - reach)) : rows.top,
    bottom: rows.belowOther === null ? end(rows.bottom, Math.min(below, last + reach)) : rows.bottom,
  };
}

/** How many shapes in a row have one height: figures do, bars beside one another do not. */
function lettersInLine(words: readonly Word[], { middle, height }: Word): number {
  const row = words.filter((w) => Math.abs(w.middle - middle) <= 1);
  return row.flatMap((w) => w.shapes).filter(({ y0, y1 }) => Math.abs(y1 - y0 - height) <= 1).length;
}

/** Whether upright lines, such as those of bars, go on across the row. */
function isCrossed({ luma, width, height }: Picture, row: number, x0: number, x1: number): boolean {
  if (row < ACROSS || row > height - ACROSS) return false;
  const drawn = (x: number, y: number): boolean => {
    const i = y * width + x;
    return Math.min(Math.abs(luma[i]! - luma[i - 1]!), Math.abs(luma[i]! - luma[i + 1]!)) >= CONTRAST;
  };
  for (let x = x0 + 1; x < x1 - 1; x++) {
    let y = row - ACROSS;
    while (y < row + ACROSS && drawn(x, y)) y++;
    if (y === row + ACROSS) return true;
  }
  return false;
}

/** Whether the row, from one side of the pane to the other, is brighter or darker than those before it: it is a line, or the edge of another background. */
function isFrame({ luma, width, height }: Picture, y: number, way: 1 | -1, x0: number, x1: number): boolean {
  if (y < 2 || y > height - 3) return false;
  let n = 0;
  for (let x = x0; x < x1; x++) {
    const change = luma[y * width + x]! - luma[(y - 2 * way) * width + x]!;
    if (Math.abs(change) >= CONTRAST) n += Math.sign(change);
  }
  return Math.abs(n) >= WHOLE * (x1 - x0);
}
