import type { Picture } from '../image/picture.ts';
import type { Box } from '../types.ts';
import type { Ink } from '../image/ink.ts';
import { rowOf } from './axis-refine.ts';
import type { Strip } from './strips.ts';

/** Most adjacent rows of one line, in rows of a page that was not enlarged. */
const LINE_ROWS = 3;

/**
 * Middles (picture rows, continuous) of thin horizontal lines in the pane: adjacent rows count as one line. Lines of an enlarged page, which
 * the height of its text tells, are as much thicker.
 */
export function gridRows(ink: Ink, textHeight: number): number[] {
  const most = Math.round(LINE_ROWS * rowOf(textHeight));
  const out: number[] = [];
  const rows = ink.lineRows;
  let i = 0;
  while (i < rows.length) {
    let end = i + 1;
    while (end < rows.length && rows[end]! === rows[end - 1]! + 1) end++;
    if (end - i <= most) out.push(ink.box.y0 + (rows[i]! + rows[end - 1]! + 1) / 2);
    i = end;
  }
  return out;
}

/** Middles of short tick marks between the pane and the labels. */
export function tickRows(picture: Picture, strip: Strip, paneEdge: number): number[] {
  const right = strip.side === 'right';
  const from = right ? Math.ceil(paneEdge) + 1 : strip.box.x1 + 1;
  const to = right ? strip.box.x0 - 1 : Math.floor(paneEdge) - 1;
  if (to - from < 2 || to - from > 30) return [];
  const near = right ? from + 1 : to - 2;
  const out: number[] = [];
  const { luma, width, height } = picture;
  const at = (y: number): number => (luma[y * width + near]! + luma[y * width + near + 1]!) / 2;
  let y = 3;
  while (y < height - 4) {
    const base = (at(y - 3) + at(y - 2)) / 2;
    const strength = (k: number): number => Math.abs(at(k) - base);
    if (strength(y) < 24 || strength(y - 1) > 12) {
      y++;
      continue;
    }
    let sum = 0;
    let moment = 0;
    let k = y - 1;
    for (; k < y + 4; k++) {
      sum += strength(k);
      moment += strength(k) * (k + 0.5);
    }
    if (strength(y + 4) <= 12) out.push(moment / sum);
    y += 5;
  }
  return out;
}

/** How far above and below a row its ground is looked at, the columns that are looked at, and the least difference that counts. */
const GROUND = 3;
const COLUMNS = 400;
const FAINT = 2;
/** Share of the columns in which a row differs from its ground in one sense: dotted lines have a third of them. */
const LINE_SHARE = 0.3;
const MOST_ROWS = 3;

/**
 * Middles of lines across the box that are too faint to be told from its ground one by one, as over a filled area: rows that are
 * lighter, or darker, than those above and below in many columns. Some of them are none; those at one distance from all labels are.
 */
export function faintRows({ luma, width }: Picture, box: Box): number[] {
  const each = Math.max(1, Math.floor((box.x1 - box.x0) / COLUMNS));
  const share = (y: number): number => {
    let [lighter, darker, seen] = [0, 0, 0];
    for (let x = box.x0; x < box.x1; x += each, seen++) {
      const at = y * width + x;
      const above = luma[at]! - luma[at - GROUND * width]!;
      const below = luma[at]! - luma[at + GROUND * width]!;
      if (above >= FAINT && below >= FAINT) lighter++;
      else if (above <= -FAINT && below <= -FAINT) darker++;
    }
    return Math.max(lighter, darker) / Math.max(1, seen);
  };
  const out: number[] = [];
  const end = box.y1 - GROUND;
  for (let y = box.y0 + GROUND; y < end; y++) {
    if (share(y) < LINE_SHARE) continue;
    const from = y;
    while (y + 1 < end && share(y + 1) >= LINE_SHARE) y++;
    if (y + 1 - from <= MOST_ROWS) out.push((from + y + 1) / 2);
  }
  return out;
}
