import type { Ink } from '../image/ink.ts';
import { newBytes } from '../image/planes.ts';
import { Sparse } from '../image/sparse.ts';
import type { Widths } from './widths.ts';
import { roundedBy } from './widths.ts';

/** What one pixel row shows at a slot. */
export const ROW_EMPTY = 0;
/** Ink at the centre only. */
export const ROW_WICK = 1;
/** Ink at both edges of the body. */
export const ROW_BODY = 2;
/** Ink that runs on beyond the body: something else crosses here. */
export const ROW_CROSSED = 3;
/** Ink from the centre to the left only, or to the right only (ticks of OHLC bars). */
export const ROW_LEFT = 4;
export const ROW_RIGHT = 5;

/** Whether bodies so wide have no ground between them, so that a row does not show where one ends. */
export const areTouching = (body: number, spacing: number): boolean => body >= spacing - 1;

/** How near to the middle of a pixel the middle of a body of an odd number of columns is found. */
const MIDDLE = 0.3;

const BAND = 16;

/** Where anything is drawn: 1 for each column, and each so many rows, in which something is. Most of a pane is empty. */
export function bandsOf({ mask, other, width, height }: Ink): Uint8Array {
  const bands = newBytes(Math.ceil(height / BAND) * width);
  for (const plane of other ? [mask, other] : [mask]) {
    const sparse = new Sparse(plane);
    for (let y = 0; y < height; y++) {
      const end = (y + 1) * width;
      const shift = (Math.floor(y / BAND) - y) * width;
      for (let i = sparse.next(y * width, end); i < end; i++) {
        if (plane[i] === 0) i = sparse.next(i, end) - 1;
        else bands[shift + i] = 1;
      }
    }
  }
  return bands;
}

/** The first row from `y` on where something may be drawn in one of the columns. */
export function nextDrawn(y: number, bands: Uint8Array, width: number, columns: readonly number[]): number {
  let next = y;
  for (; next % BAND === 0; next += BAND) {
    const row = (next / BAND) * width;
    if (row >= bands.length || columns.some((x) => bands[row + x] === 1)) break;
  }
  return next;
}

/** Classifies every row of the slot centred at `centre` (own origin of the ink, continuous). */
export function classifyRows(
  ink: Ink,
  centre: number,
  spacing: number,
  widths: Widths,
  bars: boolean,
  bands: Uint8Array | null = null,
): Uint8Array {
  const { width, height, mask } = ink;
  const states = new Uint8Array(height);
  const bodyHalf = (widths.body ?? widths.wick) / 2;
  const wickHalf = widths.wick / 2;
  const least = bars ? wickHalf + Math.max(0.8, 0.1 * spacing) : (bodyHalf + wickHalf) / 2;
  const touching = areTouching(widths.body ?? 0, spacing);
  const most = touching ? Infinity : bars ? 0.62 * spacing + 1 : bodyHalf + roundedBy(widths) + 0.3;
  const reach = Math.ceil(spacing) + 1;
  const column = Math.min(width - 1, Math.max(0, Math.floor(centre)));
  const side = centre - column < 0.5 ? -1 : 1;
  // Some programs round the wick to another pixel than the body, whose middle pixel it then stands beside, on either side.
  const aside = widths.body !== null && !bars && Math.abs(centre - column - 0.5) <= MIDDLE;
  const leftEdge = Math.round(centre - bodyHalf);
  const rightEdge = Math.round(centre + bodyHalf) - 1;
  // Beside a wick half as wide as its body, or wider, its own columns would pass for those of the side.
  const off = bodyHalf - wickHalf > 1 ? 1 : 0;
  const looked = [column, leftEdge, rightEdge]
    .flatMap((x) => [x - 1, x, x + 1])
    .filter((x) => x >= 0 && x < width);
  for (let y = 0; y < height; y++) {
    if (bands) y = nextDrawn(y, bands, width, looked);
    if (y >= height) break;
    const base = y * width;
    let from = column;
    if (!mask[base + from]) {
      from = column + side;
      if (aside && !mask[base + from] && mask[base + column - side]) from = column - side;
      if (from < 0 || from >= width || !mask[base + from]) {
        if (ink.other?.[base + column] && !mask[base + column]) states[y] = ROW_CROSSED;
        // Where bodies touch, the sides of the two beside it would pass for its own.
        else if (!bars && !touching && edgesSet(mask, base, leftEdge, rightEdge, width)) states[y] = ROW_BODY;
        continue;
      }
    }
    let a = from;
    let b = from;
    while (a > 0 && from - a < reach && mask[base + a - 1]) a--;
    while (b < width - 1 && b - from < reach && mask[base + b + 1]) b++;
    if (ink.other && !bars && !touching) [a, b] = behindLines(ink, base, a, b, leftEdge, rightEdge, off);
    const left = centre - a;
    const right = b + 1 - centre;
    if (bars && left > most && right < least) states[y] = ROW_LEFT;
    else if (bars && right > most && left < least) states[y] = ROW_RIGHT;
    else if (left > most || right > most) states[y] = ROW_CROSSED;
    else if (left >= least && right >= least) states[y] = ROW_BODY;
    else if (bars && left >= least) states[y] = ROW_LEFT;
    else if (bars && right >= least) states[y] = ROW_RIGHT;
    else states[y] = ROW_WICK;
  }
  return states;
}

/**
 * Ends of the run from `a` to `b` with what of a body lies behind a line of another colour: the body goes on beyond the line, or one of its
 * sides is seen, so many columns `off` at most, and the line covers the other.
 */
function behindLines(
  { mask, other, width }: Ink,
  base: number,
  a: number,
  b: number,
  leftEdge: number,
  rightEdge: number,
  off: number,
): [number, number] {
  const beyond = (from: number, way: -1 | 1, edge: number): { end: number; covered: boolean } => {
    let end = from;
    for (let x = from + way; way * (edge - x) >= 0 && x >= 0 && x < width; x += way) {
      if (mask[base + x]) end = x;
      else if (!other![base + x]) return { end, covered: false };
    }
    return { end, covered: end !== edge };
  };
  const left = beyond(a, -1, leftEdge);
  const right = beyond(b, 1, rightEdge);
  return [
    left.covered && right.end >= rightEdge - off ? Math.min(a, leftEdge) : Math.min(a, left.end),
    right.covered && left.end <= leftEdge + off ? Math.max(b, rightEdge) : Math.max(b, right.end),
  ];
}

const LEAST_COVER = 8;

/** Takes out rows that something else covers: a line or a level hides a few; more in a row, in which no bar is seen, are no part of one. */
export function dropLongCover(states: Uint8Array, spacing: number): void {
  const most = Math.max(LEAST_COVER, spacing);
  for (let y = 0; y < states.length; y++) {
    if (states[y] !== ROW_CROSSED) continue;
    let end = y + 1;
    while (end < states.length && states[end] === ROW_CROSSED) end++;
    if (end - y > most) states.fill(ROW_EMPTY, y, end);
    y = end;
  }
}

/** Number of crossed rows that follow one another from row `y` on, upwards (-1) or downwards (1). */
export function crossedFrom(states: Uint8Array, y: number, way: -1 | 1): number {
  let n = 0;
  while (states[y + way * n] === ROW_CROSSED) n++;
  return n;
}

/** Both body edges drawn and nothing between: a hollow body whose outline is open somewhere. */
function edgesSet(mask: Uint8Array, base: number, left: number, right: number, width: number): boolean {
  if (right - left < 3 || left < 1 || right > width - 2) return false;
  const l = mask[base + left] || mask[base + left - 1] || mask[base + left + 1];
  const r = mask[base + right] || mask[base + right - 1] || mask[base + right + 1];
  return Boolean(l && r);
}

/** A stretch of rows with hardly a gap. */
export interface Stretch {
  top: number;
  bottom: number;
  bodyRows: number;
  /** Rows that are certainly part of a bar (not crossed). */
  ownRows: number;
}

/** Stretches of non-empty rows (gaps up to `gap` rows are bridged), with crossed rows cut off both ends. */
export function stretchesOf(states: Uint8Array, gap: number): Stretch[] {
  const out: Stretch[] = [];
  const n = states.length;
  let y = 0;
  while (y < n) {
    if (states[y] === ROW_EMPTY) {
      y++;
      continue;
    }
    let end = y + 1;
    let blank = 0;
    for (let k = y + 1; k < n && blank <= gap; k++) {
      if (states[k] === ROW_EMPTY) blank++;
      else {
        blank = 0;
        end = k + 1;
      }
    }
    const stretch = trimmed(states, y, end);
    if (stretch) out.push(stretch);
    y = end;
  }
  return out;
}

function trimmed(states: Uint8Array, from: number, to: number): Stretch | null {
  let top = from;
  let bottom = to;
  const cut = (s: number | undefined): boolean => s === ROW_CROSSED || s === ROW_EMPTY;
  while (top < bottom && cut(states[top])) top++;
  while (bottom > top && cut(states[bottom - 1])) bottom--;
  if (top >= bottom) return null;
  let bodyRows = 0;
  let ownRows = 0;
  for (let y = top; y < bottom; y++) {
    if (states[y] === ROW_BODY) bodyRows++;
    if (!cut(states[y])) ownRows++;
  }
  return { top, bottom, bodyRows, ownRows };
}
