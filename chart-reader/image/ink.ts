import { newBytes } from './planes.ts';
import type { Box } from '../types.ts';
import type { Picture } from './picture.ts';
import { endOfRun, fillRun } from './pixel-runs.ts';
import {
  backgroundLines,
  columnTones,
  distance,
  LumaCount,
  rowTone,
  toneDistance,
  toneOf,
} from './background.ts';
import type { Tone } from './background.ts';
import { removeDottedColumns } from './dotted-columns.ts';
import { Sparse } from './sparse.ts';

/** A region of the picture with everything taken away that repeats along rows and columns. Row major, own origin. */
export interface Ink {
  box: Box;
  width: number;
  height: number;
  /** Distance from the background, 0..255. */
  contrast: Uint8Array;
  /** 1 where something is drawn, 2 where a closed outline was filled, else 0. */
  mask: Uint8Array;
  /** 1 where something else is drawn that may hide parts of what `mask` shows; null while that is not known. */
  other: Uint8Array | null;
  /** Least contrast that counts as drawn. */
  threshold: number;
  plain: Tone;
  /** Rows (own origin) in which a solid line was taken away. */
  lineRows: number[];
  /** Rows in which a broken or partial line was taken away. */
  dashRows: number[];
  /** Of rows whose most frequent tone is not the pane's (title bars, other panes) the share of it in percent; 0 for all others. */
  foreignRows: Uint8Array;
  /** Columns of solid vertical lines (grid, frame). */
  lineColumns: number[];
  /** Labels and price tags that are printed over the pane, in pixels of the picture. */
  printed?: readonly Box[];
  /** Words of lines of text anywhere in the picture. */
  lines?: readonly Box[];
  /** Whether the picture is a smoothed copy of a compressed one, which shows no ripples of its own. */
  smoothed?: boolean;
}

const MIN_CONTRAST = 14;

/** Separates what is drawn in `box` from its background, its grid and its level lines. */
export function inkOf(picture: Picture, box: Box): Ink {
  const width = box.x1 - box.x0;
  const height = box.y1 - box.y0;
  const levels = new LumaCount();
  const plain = toneOf(picture, box);
  const rowTones: Tone[] = [];
  for (let y = 0; y < height; y++)
    rowTones.push(rowTone(picture, (box.y0 + y) * picture.width + box.x0, width, levels));
  const rows = backgroundLines(rowTones, plain, 0.5);
  const columns = backgroundLines(columnTones(picture, box), plain, 0.6);
  const contrast = contrastPlane(picture, box, plain, rows, columns);
  const threshold = inkThreshold(contrast);
  const mask = maskOf(contrast, threshold);
  const lineRows: number[] = [];
  rows.forEach((tone, y) => {
    if (tone && Math.abs(tone.luma - plain.luma) > 4) lineRows.push(y);
  });
  const foreignRows = Uint8Array.from(rowTones, (tone, y) =>
    !rows[y] && tone.coverage > 0.4 && toneDistance(tone, plain) > 6 ? Math.round(100 * tone.coverage) : 0,
  );
  const lineColumns: number[] = [];
  columns.forEach((tone, x) => {
    if (tone && Math.abs(tone.luma - plain.luma) > 4) lineColumns.push(x);
  });
  const ink: Ink = {
    box,
    width,
    height,
    contrast,
    mask,
    other: null,
    threshold,
    plain,
    lineRows,
    dashRows: [],
    foreignRows,
    lineColumns,
  };
  ink.dashRows = removeLines(ink);
  return ink;
}

function contrastPlane(
  picture: Picture,
  box: Box,
  plain: Tone,
  rows: (Tone | null)[],
  columns: (Tone | null)[],
): Uint8Array {
  const width = box.x1 - box.x0;
  const height = box.y1 - box.y0;
  const out = newBytes(width * height);
  const alike = endsOfAlike(columns);
  for (let y = 0; y < height; y++) {
    const row = rows[y] ?? plain;
    const special = row !== plain && (Math.abs(row.luma - plain.luma) > 1 || Math.abs(row.b - plain.b) > 2);
    const base = (box.y0 + y) * picture.width + box.x0;
    const start = y * width;
    for (let x = 0; x < width;) {
      // Pixels like the one before them are as far from the row's tones.
      const from = x;
      x = endOfRun(picture.runs, base + x, base + width) - base;
      let fromRow = distance(picture, base + from, row);
      if (fromRow > MIN_CONTRAST - 2 && special)
        fromRow = Math.min(fromRow, distance(picture, base + from, plain));
      if (fromRow < 1) continue;
      if (fromRow <= MIN_CONTRAST - 2) fillRun(out, fromRow, start + from, start + x);
      else
        for (let k = from; k < x;) {
          const column = columns[k];
          const end = Math.min(x, alike[k]!);
          const value = column ? Math.min(fromRow, distance(picture, base + k, column)) : fromRow;
          fillRun(out, value, start + k, start + end);
          k = end;
        }
    }
  }
  return out;
}

/** For each index the end of the stretch of equal tones that it is in. */
function endsOfAlike(tones: (Tone | null)[]): Int32Array {
  const ends = new Int32Array(tones.length);
  for (let i = tones.length - 1; i >= 0; i--)
    ends[i] = i + 1 < tones.length && isEqual(tones[i]!, tones[i + 1]!) ? ends[i + 1]! : i + 1;
  return ends;
}

function isEqual(a: Tone | null, b: Tone | null): boolean {
  if (!a || !b) return a === b;
  return a.luma === b.luma && a.r === b.r && a.g === b.g && a.b === b.b;
}

/** A third of the contrast that the drawing itself has (its 70th percentile): half-covered edge pixels count as drawn. */
function inkThreshold(contrast: Uint8Array): number {
  const bins = new Int32Array(256);
  let n = 0;
  const sparse = new Sparse(contrast);
  for (let i = 0; i < contrast.length; i++) {
    const d = contrast[i]!;
    if (d === 0) i = sparse.next(i, contrast.length) - 1;
    if (d < 24) continue;
    bins[d]!++;
    n++;
  }
  let left = 0.7 * n;
  let level = 0;
  while (level < 255 && left > 0) left -= bins[level++]!;
  return Math.max(MIN_CONTRAST, Math.round(0.34 * level));
}

function maskOf(contrast: Uint8Array, threshold: number): Uint8Array {
  const mask = newBytes(contrast.length);
  const sparse = new Sparse(contrast);
  for (let i = sparse.next(0, mask.length); i < mask.length; i++) {
    const d = contrast[i]!;
    if (d >= threshold) mask[i] = 1;
    else if (d === 0) i = sparse.next(i, mask.length) - 1;
  }
  return mask;
}

/** Takes broken lines, level and upright, out of the mask; returns the rows of the level ones. */
export function removeLines(ink: Ink): number[] {
  const rows = removeBrokenLines(ink);
  removeDottedColumns(ink);
  return rows;
}

/**
 * Takes away dashed, dotted and partial horizontal lines: thin rows with far more ink than the rows around them.
 * Pixels with ink directly above or below stay, so that bodies and wicks are not cut.
 */
function removeBrokenLines(ink: Ink): number[] {
  const { width, height, mask } = ink;
  const count = new Int32Array(height);
  const sparse = new Sparse(mask);
  for (let y = 0; y < height; y++) count[y] = sparse.count(y * width, (y + 1) * width);
  const removed: number[] = [];
  for (let y = 1; y < height - 1; y++) {
    const around = Math.max(count[y - 1]!, count[Math.max(0, y - 3)]!);
    let end = y + 1;
    while (end < height && end - y < 3 && count[end]! > 2 * around + 0.12 * width) end++;
    if (end >= height - 1) continue;
    const after = Math.max(count[end]!, count[Math.min(height - 1, end + 2)]!);
    const base = Math.max(around, after);
    let isLine = true;
    for (let k = y; k < end; k++) if (count[k]! < base + 0.16 * width) isLine = false;
    if (!isLine) continue;
    clearThinRow(ink, y, end);
    for (let k = y; k < end; k++) removed.push(k);
    y = end;
  }
  return removed;
}

function clearThinRow(ink: Ink, top: number, bottom: number): void {
  const { width, mask } = ink;
  for (let x = 0; x < width; x++) {
    const above = mask[(top - 1) * width + x]!;
    const below = mask[bottom * width + x]!;
    if (above || below) continue;
    for (let y = top; y < bottom; y++) mask[y * width + x] = 0;
  }
}
