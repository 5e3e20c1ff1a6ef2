/** A part of a compressed picture as it was drawn: ripples beside edges smoothed, smeared colour drawn back to them, near colours made one. */
import type { Box, Raster } from '../types.ts';
import type { Picture } from '../image/picture.ts';

/** Pixels around one that it is averaged with. */
const REACH = 2;
/** Brightness by which pixels differ that hardly count for one another, for their colour and for their brightness. */
const UNLIKE = { colour: 14, luma: 10 };
/** Where neighbours differ by no more in brightness, nothing is smeared. */
const LEVEL = 2;

/** The box, smoothed: a picture of its own. */
export function smoothed(picture: Picture, box: Box): Raster {
  const [width, height] = [box.x1 - box.x0, box.y1 - box.y0];
  const data = new Uint8Array(4 * width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      smoothPixel(picture, box, box.x0 + x, box.y0 + y, data, 4 * (y * width + x));
  toCommonColours(data);
  return { width, height, data };
}

const bell = (width: number): Float32Array =>
  Float32Array.from({ length: 256 }, (_, d) => Math.exp(-(d * d) / (2 * width * width)));
const ofColour = bell(UNLIKE.colour);
const ofLuma = bell(UNLIKE.luma);

/**
 * Brightness and colour of a pixel from those around it that are about as bright. JPEG keeps colour at half the size, so that it spreads over
 * edges that are sharp in brightness.
 */
function smoothPixel(
  { rgba, luma, width }: Picture,
  { x0, x1, y0, y1 }: Box,
  x: number,
  y: number,
  out: Uint8Array,
  at: number,
): void {
  const own = y * width + x;
  const value = luma[own]!;
  out[at + 3] = 255;
  if (x - REACH >= x0 && x + REACH < x1 && y - REACH >= y0 && y + REACH < y1 && isLevel(luma, own, width)) {
    for (let c = 0; c < 3; c++) out[at + c] = rgba[4 * own + c]!;
    return;
  }
  let [bright, red, blue, lumas, colours] = [0, 0, 0, 0, 0];
  const right = Math.min(x1 - 1, x + REACH);
  const bottom = Math.min(y1 - 1, y + REACH);
  for (let v = Math.max(y0, y - REACH); v <= bottom; v++)
    for (let i = v * width + Math.max(x0, x - REACH), end = v * width + right; i <= end; i++) {
      const there = luma[i]!;
      const off = there > value ? there - value : value - there;
      const c = ofColour[off]!;
      const l = ofLuma[off]!;
      red += c * (rgba[4 * i]! - there);
      blue += c * (rgba[4 * i + 2]! - there);
      bright += l * there;
      colours += c;
      lumas += l;
    }
  bright /= lumas;
  const [r, b] = [bright + red / colours, bright + blue / colours];
  out[at] = toByte(r);
  out[at + 1] = toByte((bright - 0.299 * r - 0.114 * b) / 0.587);
  out[at + 2] = toByte(b);
}

const toByte = (value: number): number => Math.max(0, Math.min(255, Math.round(value)));

function isLevel(luma: Uint8Array, at: number, width: number): boolean {
  const value = luma[at]!;
  for (let k = 1; k <= REACH; k++)
    if (
      Math.abs(luma[at - k]! - value) > LEVEL ||
      Math.abs(luma[at + k]! - value) > LEVEL ||
      Math.abs(luma[at - k * width]! - value) > LEVEL ||
      Math.abs(luma[at + k * width]! - value) > LEVEL
    )
      return false;
  return true;
}

/** Share of the pixels that have a common colour, how many common colours there are at most, and how far off it the pixels are that take it. */
const COMMON = { share: 0.0006, most: 40, near: 10 };
/** Common colours are no nearer to one another than this. */
const APART = COMMON.near + 4;

interface Colour {
  r: number;
  g: number;
  b: number;
}

const keyOf = (data: Uint8Array, p: number): number =>
  ((data[p]! >> 2) << 12) | ((data[p + 1]! >> 2) << 6) | (data[p + 2]! >> 2);

const offOf = (a: Colour, b: Colour): number =>
  Math.max(Math.abs(a.r - b.r), Math.abs(a.g - b.g), Math.abs(a.b - b.b));

/** Gives each pixel the common colour that it is nearly of: a screen is drawn in few. */
function toCommonColours(data: Uint8Array): void {
  const count = new Map<number, number>();
  for (let p = 0; p < data.length; p += 4) count.set(keyOf(data, p), (count.get(keyOf(data, p)) ?? 0) + 1);
  const colourOf = (key: number): Colour => ({
    r: (key >> 12) * 4 + 2,
    g: ((key >> 6) & 63) * 4 + 2,
    b: (key & 63) * 4 + 2,
  });
  const common: Colour[] = [];
  const frequent = [...count].filter(([, n]) => 4 * n >= COMMON.share * data.length);
  for (const [key] of frequent.sort((a, b) => b[1] - a[1])) {
    const colour = colourOf(key);
    if (common.length < COMMON.most && common.every((c) => offOf(c, colour) > APART)) common.push(colour);
  }
  const taken = new Map<number, Colour | null>();
  for (let p = 0; p < data.length; p += 4) {
    const key = keyOf(data, p);
    let colour = taken.get(key);
    if (colour === undefined) taken.set(key, (colour = nearest(common, colourOf(key))));
    if (!colour) continue;
    data[p] = colour.r;
    data[p + 1] = colour.g;
    data[p + 2] = colour.b;
  }
}

function nearest(common: readonly Colour[], colour: Colour): Colour | null {
  let best: Colour | null = null;
  for (const c of common) if (offOf(c, colour) <= (best ? offOf(best, colour) - 1 : COMMON.near)) best = c;
  return best;
}
