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
  for (let k = 0, i = start; k < count; k++, i += step) bins[luma[i]!]!++;
  let mode = 0;
  for (let v = 1; v < 256; v++) if (bins[v]! > bins[mode]!) mode = v;
  let r = 0;
  let g = 0;
  let b = 0;
  let n = 0;
  for (let k = 0, i = start; k < count; k++, i += step) {
    if (Math.abs(luma[i]! - mode) > NEAR) continue;
    r += rgba[4 * i]!;
    g += rgba[4 * i + 1]!;
    b += rgba[4 * i + 2]!;
    n++;
  }
  const d = Math.max(1, n);
  return { luma: mode, r: r / d, g: g / d, b: b / d, coverage: n / Math.max(1, count) };
}

/** Most frequent tone of a region (brightness first, then the mean colour of the pixels that have it). */
export function toneOf(picture: Picture, box: Box): Tone {
  const { luma, rgba, width } = picture;
  const bins = new Int32Array(256);
  for (let y = box.y0; y < box.y1; y++)
    for (let i = y * width + box.x0, end = y * width + box.x1; i < end; i++) bins[luma[i]!]!++;
  let mode = 0;
  for (let v = 1; v < 256; v++) if (bins[v]! > bins[mode]!) mode = v;
  const sum = [0, 0, 0, 0];
  for (let y = box.y0; y < box.y1; y++)
    for (let i = y * width + box.x0, end = y * width + box.x1; i < end; i++) {
      if (Math.abs(luma[i]! - mode) > 1) continue;
      sum[0]! += rgba[4 * i]!;
      sum[1]! += rgba[4 * i + 1]!;
      sum[2]! += rgba[4 * i + 2]!;
      sum[3]!++;
    }
  const n = Math.max(1, sum[3]!);
  const area = Math.max(1, (box.x1 - box.x0) * (box.y1 - box.y0));
  return { luma: mode, r: sum[0]! / n, g: sum[1]! / n, b: sum[2]! / n, coverage: n / area };
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
