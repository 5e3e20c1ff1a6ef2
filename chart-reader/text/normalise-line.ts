import type { GreyImage } from '../types.ts';
import { resample } from './resample.ts';

/** Rows of the network's input. */
export const LINE_HEIGHT = 16;
/** Free space above and below the text, as a share of its height; twice that at the ends. */
const MARGIN = 0.12;
const MIN_WIDTH = 8;
/** Widest line that is read; longer ones are squeezed. */
export const MAX_WIDTH = 960;
/** Ink above this counts as a stroke. */
const STROKE = 0.45;
/** Grey levels below which a deviation is noise and is not stretched to full ink. */
const LEAST_CONTRAST = 6;

/** Network input: ink 0 (background) to 1, row major, `LINE_HEIGHT` rows. */
export interface NormalisedLine {
  width: number;
  data: Float32Array;
}

interface Band {
  first: number;
  last: number;
}

/** Median of the outermost pixels. */
function backgroundLevel({ width, height, data }: GreyImage): number {
  const border = new Float32Array(2 * (width + height));
  let n = 0;
  for (let x = 0; x < width; x++) {
    border[n++] = data[x]!;
    border[n++] = data[(height - 1) * width + x]!;
  }
  for (let y = 0; y < height; y++) {
    border[n++] = data[y * width]!;
    border[n++] = data[y * width + width - 1]!;
  }
  border.sort();
  const half = n >> 1;
  return (border[half]! + border[n - 1 - half]!) / 2;
}

/** Background 0, strokes about 1, whether the source is dark on light or light on dark. */
function toInk(image: GreyImage): Float32Array {
  const background = backgroundLevel(image);
  const count = image.width * image.height;
  const ink = new Float32Array(count);
  let cubes = 0;
  for (let i = 0; i < count; i++) {
    const deviation = image.data[i]! - background;
    ink[i] = deviation;
    cubes += deviation ** 3;
  }
  const sign = cubes > 0 ? 1 : -1;
  for (let i = 0; i < count; i++) ink[i]! *= sign;
  const ranked = ink.slice().sort();
  const rank = Math.min(count - 1, Math.max(3, Math.round(0.02 * count)));
  const scale = Math.max(ranked[count - 1 - rank]!, LEAST_CONTRAST);
  for (let i = 0; i < count; i++) ink[i] = Math.min(1.25, Math.max(-0.25, ink[i]! / scale));
  return ink;
}

/** Whether a row holds a stroke. */
function hasStroke(ink: Float32Array, width: number, y: number): boolean {
  for (let i = y * width; i < (y + 1) * width; i++) if (ink[i]! > STROKE) return true;
  return false;
}

/** Positive ink of one row. */
function rowMass(ink: Float32Array, width: number, y: number): number {
  let mass = 0;
  for (let x = 0; x < width; x++) mass += Math.max(0, ink[y * width + x]!);
  return mass;
}

/** Rows of the text: of the runs of inked rows (gaps up to an eighth of the height) the one with the most ink. */
function inkBand(ink: Float32Array, width: number, height: number): Band {
  const gap = 1 + Math.trunc(0.12 * height);
  let best: Band = { first: 0, last: height - 1 };
  let bestMass = -1;
  let run: Band | null = null;
  const close = (): void => {
    if (!run) return;
    let mass = 0;
    for (let y = run.first; y <= run.last; y++) mass += rowMass(ink, width, y);
    if (mass > bestMass) {
      best = run;
      bestMass = mass;
    }
  };
  for (let y = 0; y < height; y++) {
    if (!hasStroke(ink, width, y)) continue;
    if (run && y - run.last <= gap) {
      run.last = y;
    } else {
      close();
      run = { first: y, last: y };
    }
  }
  close();
  const least = Math.max(1, Math.trunc(0.4 * height));
  if (best.last - best.first + 1 >= least) return best;
  const first = Math.max(0, Math.trunc((best.first + best.last) / 2 - least / 2 + 0.5));
  return { first, last: Math.min(height - 1, first + least - 1) };
}

/** First and last column with a stroke inside the band. */
function inkColumns(ink: Float32Array, width: number, band: Band): Band {
  let first = width;
  let last = -1;
  for (let y = band.first; y <= band.last; y++) {
    for (let x = 0; x < width; x++) {
      if (ink[y * width + x]! <= STROKE) continue;
      first = Math.min(first, x);
      last = Math.max(last, x);
    }
  }
  return last < 0 ? { first: 0, last: width - 1 } : { first, last };
}

/**
 * A copy with `pad` more pixels on every side, each like the nearest one of the crop. What touches the crop's edge goes on
 * beyond it: a tick that comes from outside does not look like a minus sign.
 */
function padded(ink: Float32Array, width: number, height: number, pad: number): Float32Array {
  const wide = width + 2 * pad;
  const result = new Float32Array(wide * (height + 2 * pad));
  for (let y = 0; y < height; y++) {
    const row = (y + pad) * wide;
    result.set(ink.subarray(y * width, (y + 1) * width), row + pad);
    result.fill(ink[y * width]!, row, row + pad);
    result.fill(ink[(y + 1) * width - 1]!, row + pad + width, row + wide);
  }
  for (let y = 0; y < pad; y++) {
    result.copyWithin(y * wide, pad * wide, (pad + 1) * wide);
    result.copyWithin((pad + height + y) * wide, (pad + height - 1) * wide, (pad + height) * wide);
  }
  return result;
}

/**
 * A crop of one text line as the network expects it: polarity and contrast levelled, cut to the text, scaled to
 * `LINE_HEIGHT` rows. The crop needs about one pixel of its background around the text.
 */
export function normaliseLine(image: GreyImage): NormalisedLine {
  const { width, height } = image;
  if (width < 1 || height < 1) return { width: MIN_WIDTH, data: new Float32Array(MIN_WIDTH * LINE_HEIGHT) };
  const ink = toInk(image);
  const band = inkBand(ink, width, height);
  const columns = inkColumns(ink, width, band);
  const tall = band.last - band.first + 1;
  const pad = 2 + Math.ceil(tall * 0.5);
  const box = {
    x0: columns.first - 2 * MARGIN * tall + pad,
    y0: band.first - MARGIN * tall + pad,
    x1: columns.last + 1 + 2 * MARGIN * tall + pad,
    y1: band.last + 1 + MARGIN * tall + pad,
  };
  const scaled = Math.floor(((box.x1 - box.x0) * LINE_HEIGHT) / (box.y1 - box.y0) + 0.5);
  const target = Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, scaled));
  const data = resample(
    padded(ink, width, height, pad),
    width + 2 * pad,
    height + 2 * pad,
    box,
    target,
    LINE_HEIGHT,
  );
  return { width: target, data };
}
