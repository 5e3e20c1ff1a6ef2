import { newBytes, newInts } from './planes.ts';
import type { Box } from '../types.ts';
import type { Picture } from './picture.ts';
import { endOfRun } from './pixel-runs.ts';

/**
 * Upright rectangles of one colour, as bodies, wicks and ticks are drawn: entry i covers columns x0[i]..x1[i] and rows
 * y0[i]..y1[i] (ends excluded, pixels of the picture) in the colour r[i], g[i], b[i].
 */
export interface Rectangles {
  count: number;
  x0: Int32Array;
  x1: Int32Array;
  y0: Int32Array;
  y1: Int32Array;
  r: Uint8Array;
  g: Uint8Array;
  b: Uint8Array;
  /** Pixels that lie in longer runs, by colour (five bits a channel, see `colourKey`): backgrounds and fills. */
  wide: Int32Array;
  /** 1 for strokes of an outline that is a rectangle of its own (see `withOutlines`). */
  part: Uint8Array;
}

/** Most that two pixels of one colour differ in a channel. */
export const ONE_COLOUR = 18;
const LEAST_ROWS = 2;

/** Number of a colour with five bits a channel, 0..32767. */
export function colourKey(r: number, g: number, b: number): number {
  return ((r >> 3) << 10) | ((g >> 3) << 5) | (b >> 3);
}

class Builder {
  count = 0;
  readonly wide = newInts(32768);
  private capacity = 4096;
  x0 = newInts(this.capacity);
  x1 = newInts(this.capacity);
  y0 = newInts(this.capacity);
  y1 = newInts(this.capacity);
  colour = newInts(this.capacity);

  add(x0: number, x1: number, y: number, colour: number): number {
    if (this.count === this.capacity) this.grow();
    const i = this.count++;
    this.x0[i] = x0;
    this.x1[i] = x1;
    this.y0[i] = y;
    this.y1[i] = y + 1;
    this.colour[i] = colour;
    return i;
  }

  private grow(): void {
    this.capacity *= 2;
    const bigger = (list: Int32Array): Int32Array<ArrayBuffer> => {
      const out = newInts(this.capacity);
      out.set(list);
      return out;
    };
    this.x0 = bigger(this.x0);
    this.x1 = bigger(this.x1);
    this.y0 = bigger(this.y0);
    this.y1 = bigger(this.y1);
    this.colour = bigger(this.colour);
  }
}

/**
 * Finds the rectangles in `box`: runs of one colour along a row, at most `widest` pixels wide, that stand under one
 * another with the same ends and colour for two rows or more. Needs no idea of the background; where that is narrow
 * (between two bars) it gives rectangles too.
 */
export function rectanglesIn(picture: Picture, box: Box, widest: number): Rectangles {
  const built = new Builder();
  const width = box.x1 - box.x0;
  // The rectangle whose last row began at this column, by column.
  const open = new Int32Array(width).fill(-1);
  for (let y = box.y0; y < box.y1; y++) scanRow(picture, box, y, widest, built, open);
  return keepTall(built);
}

function scanRow(
  picture: Picture,
  box: Box,
  y: number,
  widest: number,
  built: Builder,
  open: Int32Array,
): void {
  const { rgba, runs, width } = picture;
  const base = y * width;
  const end = base + box.x1;
  let x = box.x0;
  while (x < box.x1) {
    const from = x;
    const p = 4 * (base + x);
    const r = rgba[p]!;
    const g = rgba[p + 1]!;
    const b = rgba[p + 2]!;
    x = endOfRun(runs, base + x, end) - base;
    for (; x < box.x1; x = endOfRun(runs, base + x, end) - base) {
      const k = 4 * (base + x);
      const dr = rgba[k]! - r;
      const dg = rgba[k + 1]! - g;
      const db = rgba[k + 2]! - b;
      if (dr > ONE_COLOUR || dr < -ONE_COLOUR || dg > ONE_COLOUR || dg < -ONE_COLOUR) break;
      if (db > ONE_COLOUR || db < -ONE_COLOUR) break;
    }
    if (x - from > widest) built.wide[colourKey(r, g, b)]! += x - from;
    else if (from > box.x0 && x < box.x1) addRun(built, open, from - box.x0, from, x, y, r, g, b);
  }
}

function addRun(
  built: Builder,
  open: Int32Array,
  column: number,
  from: number,
  to: number,
  y: number,
  r: number,
  g: number,
  b: number,
): void {
  const above = open[column]!;
  if (above >= 0 && built.y1[above] === y && built.x1[above] === to) {
    const c = built.colour[above]!;
    if (
      Math.abs((c >> 16) - r) <= ONE_COLOUR &&
      Math.abs(((c >> 8) & 255) - g) <= ONE_COLOUR &&
      Math.abs((c & 255) - b) <= ONE_COLOUR
    ) {
      built.y1[above] = y + 1;
      return;
    }
  }
  open[column] = built.add(from, to, y, (r << 16) | (g << 8) | b);
}

function keepTall(built: Builder): Rectangles {
  let count = 0;
  for (let i = 0; i < built.count; i++) if (built.y1[i]! - built.y0[i]! >= LEAST_ROWS) count++;
  const out: Rectangles = {
    count,
    x0: newInts(count),
    x1: newInts(count),
    y0: newInts(count),
    y1: newInts(count),
    r: newBytes(count),
    g: newBytes(count),
    b: newBytes(count),
    wide: built.wide,
    part: newBytes(count),
  };
  let k = 0;
  for (let i = 0; i < built.count; i++) {
    if (built.y1[i]! - built.y0[i]! < LEAST_ROWS) continue;
    out.x0[k] = built.x0[i]!;
    out.x1[k] = built.x1[i]!;
    out.y0[k] = built.y0[i]!;
    out.y1[k] = built.y1[i]!;
    const colour = built.colour[i]!;
    out.r[k] = colour >> 16;
    out.g[k] = (colour >> 8) & 255;
    out.b[k++] = colour & 255;
  }
  return out;
}
