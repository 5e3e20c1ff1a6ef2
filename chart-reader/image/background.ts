import type { Box } from '../types.ts';
import type { Picture } from './picture.ts';

/** Typical colour of a row, a column or a whole region: brightness, colour and how much of it has that brightness. */
export interface Tone {
  luma: number;
  r: number;
  g: number;
  b: number;
  coverage: number;
}

const NEAR = 3;
/** Colours are averaged over about this many pixels of a line; brightness is counted over all. */
const COLOUR_SAMPLES = 256;
/** Columns that are counted together, so that the picture is read along its rows and the counts stay in the cache. */
const BLOCK = 32;

/** Adds the brightness of `count` pixels to `bins`; runs of one value, which screens are full of, are added at once. */
export function countLuma(
  luma: Uint8Array,
  start: number,
  step: number,
  count: number,
  bins: Int32Array,
): void {
  if (count <= 0) return;
  let value = luma[start]!;
  let run = 0;
  for (let k = 0, i = start; k < count; k++, i += step) {
    const next = luma[i]!;
    if (next !== value) {
      bins[value]! += run;
      value = next;
      run = 0;
    }
    run++;
  }
  bins[value]! += run;
}

/** The fullest of 256 bins from `offset` on; `near` counts the pixels within NEAR of it. */
function modeOf(bins: Int32Array, offset: number): { mode: number; near: number } {
  let mode = 0;
  for (let v = 1; v < 256; v++) if (bins[offset + v]! > bins[offset + mode]!) mode = v;
  let near = 0;
  for (let v = Math.max(0, mode - NEAR); v <= Math.min(255, mode + NEAR); v++) near += bins[offset + v]!;
  return { mode, near };
}

/** Most frequent tone along a line of pixels: `count` pixels from index `start`, `step` apart. */
export function toneAlong(
  picture: Picture,
  start: number,
  step: number,
  count: number,
  bins: Int32Array,
): Tone {
  const { luma, rgba } = picture;
  bins.fill(0);
  countLuma(luma, start, step, count, bins);
  const { mode, near } = modeOf(bins, 0);
  let r = 0;
  let g = 0;
  let b = 0;
  let n = 0;
  const skip = Math.max(1, Math.floor(count / COLOUR_SAMPLES));
  for (let each = skip; n === 0 && near > 0; each = 1)
    for (let k = 0, i = start; k < count; k += each, i += each * step) {
      if (Math.abs(luma[i]! - mode) > NEAR) continue;
      r += rgba[4 * i]!;
      g += rgba[4 * i + 1]!;
      b += rgba[4 * i + 2]!;
      n++;
    }
  const d = Math.max(1, n);
  return { luma: mode, r: r / d, g: g / d, b: b / d, coverage: near / Math.max(1, count) };
}

/** The most frequent tone of every column of a region, from left to right. */
export function columnTones(picture: Picture, box: Box): Tone[] {
  const out: Tone[] = [];
  const bins = new Int32Array(BLOCK * 256);
  for (let x0 = box.x0; x0 < box.x1; x0 += BLOCK) {
    const columns = Math.min(BLOCK, box.x1 - x0);
    bins.fill(0);
    for (let y = box.y0; y < box.y1; y++)
      for (let i = y * picture.width + x0, c = 0; c < columns; c++, i++) bins[256 * c + picture.luma[i]!]!++;
    addTones(picture, { ...box, x0, x1: x0 + columns }, bins, out);
  }
  return out;
}

/** The tones of a few columns whose brightness has been counted. */
function addTones(picture: Picture, box: Box, bins: Int32Array, out: Tone[]): void {
  const { luma, rgba, width } = picture;
  const height = box.y1 - box.y0;
  const columns = box.x1 - box.x0;
  const modes = Array.from({ length: columns }, (_, c) => modeOf(bins, 256 * c));
  const level = Int32Array.from(modes, ({ mode }) => mode);
  const sums = new Float64Array(4 * columns);
  const skip = Math.max(1, Math.floor(height / COLOUR_SAMPLES));
  for (let y = box.y0; y < box.y1; y += skip)
    for (let c = 0, i = y * width + box.x0; c < columns; c++, i++) {
      const d = luma[i]! - level[c]!;
      if (d > NEAR || d < -NEAR) continue;
      sums[4 * c]! += rgba[4 * i]!;
      sums[4 * c + 1]! += rgba[4 * i + 1]!;
      sums[4 * c + 2]! += rgba[4 * i + 2]!;
      sums[4 * c + 3]!++;
    }
  const own = new Int32Array(256);
  modes.forEach(({ mode, near }, c) => {
    const n = sums[4 * c + 3]!;
    // A dotted column may have its dots between the rows that were sampled.
    if (n === 0) out.push(toneAlong(picture, box.y0 * width + box.x0 + c, width, height, own));
    else
      out.push({
        luma: mode,
        r: sums[4 * c]! / n,
        g: sums[4 * c + 1]! / n,
        b: sums[4 * c + 2]! / n,
        coverage: near / height,
      });
  });
}

/** Rows of a region that are looked at for its tone. */
const TONE_ROWS = 400;

/** Most frequent tone of a region (brightness first, then the mean colour of the pixels that have it). */
export function toneOf(picture: Picture, box: Box): Tone {
  const { luma, rgba, width } = picture;
  const bins = new Int32Array(256);
  const columns = Math.max(0, box.x1 - box.x0);
  const skip = Math.max(1, Math.floor((box.y1 - box.y0) / TONE_ROWS));
  let area = 0;
  for (let y = box.y0; y < box.y1; y += skip, area += columns)
    countLuma(luma, y * width + box.x0, 1, columns, bins);
  const { mode } = modeOf(bins, 0);
  const sum = [0, 0, 0, 0];
  for (let y = box.y0; y < box.y1; y += skip)
    for (let i = y * width + box.x0, end = i + columns; i < end; i++) {
      if (Math.abs(luma[i]! - mode) > 1) continue;
      sum[0]! += rgba[4 * i]!;
      sum[1]! += rgba[4 * i + 1]!;
      sum[2]! += rgba[4 * i + 2]!;
      sum[3]!++;
    }
  const n = Math.max(1, sum[3]!);
  return {
    luma: mode,
    r: sum[0]! / n,
    g: sum[1]! / n,
    b: sum[2]! / n,
    coverage: sum[3]! / Math.max(1, area),
  };
}

/** How far a pixel is from a tone: brightness counts in full, colour by half (it is smeared in JPEG files). */
export function distance(picture: Picture, index: number, tone: Tone): number {
  const p = 4 * index;
  const dy = Math.abs(picture.luma[index]! - tone.luma);
  const dr = Math.abs(picture.rgba[p]! - tone.r);
  const dg = Math.abs(picture.rgba[p + 1]! - tone.g);
  const db = Math.abs(picture.rgba[p + 2]! - tone.b);
  const dc = 0.5 * (dr > dg ? (dr > db ? dr : db) : dg > db ? dg : db);
  return dy > dc ? dy : dc;
}

/** Distance of two tones, on the same scale as `distance`. */
export function toneDistance(a: Tone, b: Tone): number {
  const colour = Math.max(Math.abs(a.r - b.r), Math.abs(a.g - b.g), Math.abs(a.b - b.b));
  return Math.max(Math.abs(a.luma - b.luma), 0.5 * colour);
}

const THIN = 4;
const FAINT = 26;

/**
 * Which of the line tones belong to the background: the region's own tone drifting slowly (a gradient), thin lines
 * (grid, level and price lines) and faint bands (session shading). Null where the plain tone holds.
 */
export function backgroundLines(tones: Tone[], plain: Tone, minCoverage: number): (Tone | null)[] {
  const out: (Tone | null)[] = tones.map(() => null);
  let carry = plain;
  for (let i = 0; i < tones.length; i++) {
    const tone = tones[i]!;
    if (toneDistance(tone, carry) <= 4) {
      carry = tone;
      out[i] = tone;
      continue;
    }
    if (tone.coverage < minCoverage) continue;
    let end = i + 1;
    while (end < tones.length && end - i <= THIN && toneDistance(tones[end]!, carry) > 4) end++;
    const thin = end - i <= THIN && end < tones.length && i > 0;
    if (thin || toneDistance(tone, plain) <= FAINT) out[i] = tone;
  }
  return out;
}
