import type { Box } from '../types.ts';
import type { Picture } from '../image/picture.ts';
import type { Word } from '../image/words.ts';
import type { Ink } from '../image/ink.ts';
import { median } from '../image/numbers.ts';
import type { Strip } from './strips.ts';
import { windowsIn } from './windows.ts';

/** Columns of the pane beside the strip, between rows `top` and `bottom`. */
export function paneColumns(picture: Picture, strip: Strip, rows: number[]): { x0: number; x1: number } {
  const top = Math.floor(Math.min(...rows));
  const bottom = Math.ceil(Math.max(...rows));
  if (strip.side === 'right') {
    const x1 = frameBeside(picture, strip.box.x0 - 2, -1, top, bottom);
    return { x0: farEnd(picture, rows, x1, -1), x1 };
  }
  const x0 = frameBeside(picture, strip.box.x1 + 1, 1, top, bottom) + 1;
  return { x0, x1: farEnd(picture, rows, x0, 1) };
}

export const FRAME_REACH = 18;
/** Frames stand out more than grid lines, one of which may run as near to the labels. */
const FRAME_CONTRAST = 30;

/** Whether a pixel is brighter than both of those so far before and after it (1), darker than both (-1), or neither (0). */
function ridgeAt(luma: Uint8Array, i: number, step: number, least: number): number {
  const [a, b] = [luma[i]! - luma[i - step]!, luma[i]! - luma[i + step]!];
  return Math.min(Math.abs(a), Math.abs(b)) >= least && a * b > 0 ? Math.sign(a) : 0;
}

/** The axis line next to the labels, or the labels' own edge when there is none. */
export function frameBeside(
  picture: Picture,
  from: number,
  way: 1 | -1,
  top: number,
  bottom: number,
  reach = FRAME_REACH,
  contrast = FRAME_CONTRAST,
): number {
  const { luma, width } = picture;
  let found = from;
  for (let k = 0; k < reach; k++) {
    const x = from + way * k;
    if (x < 3 || x > width - 4) break;
    let line = 0;
    let n = 0;
    for (let y = top; y <= bottom; y += 2) {
      if (ridgeAt(luma, y * width + x, 2, contrast)) line++;
      n++;
    }
    if (line >= 0.85 * n) found = x;
  }
  return found;
}

/** Where the grid lines at the labels' rows end on the far side; the edge of the picture when there is no grid. */
function farEnd(picture: Picture, rows: number[], near: number, way: 1 | -1): number {
  const edge = way < 0 ? 0 : picture.width;
  const lines = rows.flatMap((row) => lineEnd(picture, Math.round(row), near, way) ?? []);
  if (lines.length < 3) return edge;
  const last = Math.round(median(lines.map(({ end }) => end)));
  const usual = commonEnd(picture, lines, near, last, way);
  const agree = lines.filter(({ end }) => Math.abs(end - last) <= 4).length;
  if (agree < 0.6 * lines.length || isAtWindow(picture, usual, rows, way)) return edge;
  return way < 0 ? Math.max(0, Math.floor(usual) - 3) : Math.min(picture.width, Math.ceil(usual) + 4);
}

/** Columns beside one in which the lines are counted, and how many of them, as shares of the usual, are seen before their common end and after it. */
const COMMON = { columns: 8, before: 0.6, after: 0.4 };

/** Where the lines end together: signs of a toolbar beyond the pane stand on some of their rows, too. */
function commonEnd(
  { luma, width }: Picture,
  lines: readonly LineEnd[],
  near: number,
  last: number,
  way: 1 | -1,
): number {
  /** How many lines are seen on average in so many columns from one on. */
  const seenFrom = (from: number, columns: number): number => {
    let seen = 0;
    for (let k = 0; k < columns; k++)
      for (const { y } of lines) if (ridgeAt(luma, y * width + from + way * k, 3 * width, 3)) seen++;
    return seen / columns;
  };
  const usual = seenFrom(near, Math.abs(last - near) + 1);
  for (let x = last; Math.abs(x - near) > Math.abs(last - near) / 2; x -= way)
    if (
      seenFrom(x - way * COMMON.columns, COMMON.columns) >= COMMON.before * usual &&
      seenFrom(x + way, COMMON.columns) <= COMMON.after * usual
    )
      return x;
  return last;
}

/** How near to the side of a window lines end that go on behind it. */
const AT_WINDOW = 6;

/** Whether the lines end at the side of a window that lies on the chart: it hides some of their rows and not all. */
function isAtWindow(picture: Picture, end: number, rows: readonly number[], way: 1 | -1): boolean {
  return windowsIn(picture).some((box) => {
    const covered = rows.filter((y) => y > box.y0 && y < box.y1).length;
    const beside = Math.abs(end - (way < 0 ? box.x1 : box.x0)) <= AT_WINDOW;
    const inside = way < 0 ? box.x0 > AT_WINDOW : box.x1 < picture.width - AT_WINDOW;
    return beside && inside && covered > 0 && covered < rows.length;
  });
}

/** The row of a line, and the column in which it ends. */
interface LineEnd {
  end: number;
  y: number;
}

/** Follows a horizontal line near `row` away from the axis; null when no line is there. */
function lineEnd(picture: Picture, row: number, near: number, way: 1 | -1): LineEnd | null {
  const { luma, width, height } = picture;
  let best: LineEnd | null = null;
  let bestCount = 0;
  for (let y = Math.max(3, row - 3); y <= Math.min(height - 4, row + 3); y++) {
    let count = 0;
    let end = near;
    let missing = 0;
    for (let x = near + way * 3; x >= 0 && x < width && missing < 0.12 * width; x += way) {
      if (ridgeAt(luma, y * width + x, 3 * width, 3)) {
        count++;
        end = x;
        missing = 0;
      } else missing++;
    }
    if (count > bestCount) [bestCount, best] = [count, { end, y }];
  }
  return bestCount >= 0.3 * width ? best : null;
}

/** Top of the row of dates or times below `from`; null when none is found. */
export function timeAxisTop(
  words: Word[],
  from: number,
  pane: { x0: number; x1: number },
  height: number,
): number | null {
  const usable = words.filter(
    (w) =>
      w.middle > from &&
      w.glyphs <= 18 &&
      w.height >= 0.65 * height &&
      w.height <= 1.5 * height &&
      w.box.x1 - w.box.x0 <= 0.22 * (pane.x1 - pane.x0) &&
      w.box.x0 < pane.x1,
  );
  usable.sort((a, b) => a.middle - b.middle);
  for (let i = 0; i < usable.length; i++) {
    const row = usable.filter((w) => Math.abs(w.middle - usable[i]!.middle) <= 2.5);
    if (row.length < 3 || median(row.map((w) => w.glyphs)) < 2 || !ofOneHeight(row)) continue;
    const xs = row.map((w) => (w.box.x0 + w.box.x1) / 2);
    if (Math.max(...xs) - Math.min(...xs) < 0.35 * (pane.x1 - pane.x0)) continue;
    return Math.min(...row.map((w) => w.box.y0));
  }
  return null;
}

/** Most that the words of a row of dates differ in height: those without ascenders from those with descenders. */
const ONE_HEIGHT = 1.7;
/** In rows of so many words the highest and the lowest may be something else. */
const WITH_STRAY = 6;

/** Whether the words are as high as those of one line of text: small bodies beside one another look like words, too. */
function ofOneHeight(row: readonly Word[]): boolean {
  const heights = row.map((w) => w.height).sort((a, b) => a - b);
  const stray = row.length >= WITH_STRAY ? 1 : 0;
  return heights[heights.length - 1 - stray]! <= ONE_HEIGHT * heights[stray]!;
}

/** Rows of the picture; `aboveOther` and `belowOther` are labels of other panes within reach. */
export interface PaneRows {
  top: number;
  bottom: number;
  aboveOther: number | null;
  belowOther: number | null;
}

/** Rows in which the price pane may begin and end, from the labels that fit its axis and those that do not. */
export function paneRows(
  inliers: number[],
  others: number[],
  textHeight: number,
  timeAxis: number | null,
  height: number,
): PaneRows {
  const first = inliers[0]!;
  const last = inliers[inliers.length - 1]!;
  const gaps = inliers.slice(1).map((y, i) => y - inliers[i]!);
  const reach = 1.35 * Math.max(...gaps.filter((g) => g <= 2.2 * median(gaps)));
  const above = others.filter((y) => y < first - 0.5 * textHeight).pop() ?? null;
  const below = others.find((y) => y > last + 0.5 * textHeight) ?? null;
  const top = Math.max(0, first - reach);
  let bottom = Math.min(height, last + reach);
  if (timeAxis !== null && timeAxis > last - textHeight) bottom = Math.min(bottom, timeAxis - 1);
  return {
    top: Math.floor(top),
    bottom: Math.ceil(Math.max(bottom, last + 1)),
    aboveOther: above !== null && above > top ? above : null,
    belowOther: below !== null && below < bottom + 2 * textHeight ? below : null,
  };
}

/**
 * The row between two panes: the first row of `separators`, else the middle of the longest stretch without ink, else
 * the row with the least ink. `from` and `to` are rows of the ink; `to` excluded.
 */
export function boundaryRow(ink: Ink, from: number, to: number, separators: number[]): number {
  const low = Math.max(0, Math.floor(from));
  const high = Math.min(ink.height, Math.ceil(to));
  const separator = separators.find((y) => y > low + 1 && y < high - 1);
  if (separator !== undefined) return separator;
  let best = low;
  let bestLength = 0;
  let least = Infinity;
  let leastRow = low;
  let run = 0;
  for (let y = low; y < high; y++) {
    const count = inkInRow(ink, y);
    if (count < least) [least, leastRow] = [count, y];
    run = count === 0 ? run + 1 : 0;
    if (run > bestLength) {
      bestLength = run;
      best = y - (run >> 1);
    }
  }
  return bestLength > 0 ? best : leastRow;
}

/** Lines of the pane (rows of the ink) that run on through the axis strip: they part panes, grid lines do not. */
export function separatorRows(picture: Picture, ink: Ink, strip: { x0: number; x1: number }): number[] {
  const { luma, width } = picture;
  return ink.lineRows.filter((row) => {
    const y = ink.box.y0 + row;
    if (y < 4 || y > picture.height - 5) return false;
    // What compression leaves around figures is brighter here and darker there.
    let n = 0;
    for (let x = strip.x0; x < strip.x1; x++) n += ridgeAt(luma, y * width + x, 3 * width, 3);
    return Math.abs(n) >= 0.8 * (strip.x1 - strip.x0);
  });
}

function inkInRow(ink: Ink, y: number): number {
  let n = 0;
  for (let i = y * ink.width, end = i + ink.width; i < end; i++) if (ink.mask[i]) n++;
  return n;
}

/** The same ink with only the rows from `top` to `bottom` (picture rows). */
export function cropRows(ink: Ink, top: number, bottom: number): Ink {
  const a = Math.max(0, top - ink.box.y0);
  const b = Math.min(ink.height, Math.max(a + 1, bottom - ink.box.y0));
  const box: Box = { ...ink.box, y0: ink.box.y0 + a, y1: ink.box.y0 + b };
  const shift = (rows: number[]): number[] => rows.filter((y) => y >= a && y < b).map((y) => y - a);
  return {
    ...ink,
    box,
    height: b - a,
    contrast: ink.contrast.subarray(a * ink.width, b * ink.width),
    mask: ink.mask.subarray(a * ink.width, b * ink.width),
    foreignRows: ink.foreignRows.subarray(a, b),
    lineRows: shift(ink.lineRows),
    dashRows: shift(ink.dashRows),
  };
}
