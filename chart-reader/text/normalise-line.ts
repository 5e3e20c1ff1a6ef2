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

/** The `rank`-th of the values that are counted in `bins`, from the lowest (0) up. */
function ranked(bins: Int32Array, rank: number): number {
  let value = 0;
  for (let left = rank - bins[0]!; left >= 0; left -= bins[value]!) value++;
  return value;
}

/** Median of the outermost pixels. */
function backgroundLevel({ width, height, data }: GreyImage): number {
  const bins = new Int32Array(256);
  for (let x = 0; x < width; x++) {
    bins[data[x]!]!++;
    bins[data[(height - 1) * width + x]!]!++;
  }
  for (let y = 0; y < height; y++) {
    bins[data[y * width]!]!++;
    bins[data[y * width + width - 1]!]!++;
  }
  const half = width + height;
  return (ranked(bins, half) + ranked(bins, half - 1)) / 2;
}

/** Background 0, strokes about 1, whether the source is dark on light or light on dark. */
function toInk(image: GreyImage): Float32Array {
  const background = backgroundLevel(image);
  const { data } = image;
  const count = image.width * image.height;
  const bins = new Int32Array(256);
  // Most pixels are like the one before: counted together, no count waits for the one before it.
  for (let i = 0; i < count;) {
    const from = i;
    const value = data[i]!;
    while (i < count && data[i] === value) i++;
    bins[value]! += i - from;
  }
  let cubes = 0;
  for (let v = 0; v < 256; v++) {
    const off = v - background;
    cubes += bins[v]! * off * off * off;
  }
  const sign = cubes > 0 ? 1 : -1;
  const rank = Math.min(count - 1, Math.max(3, Math.round(0.02 * count)));
  const strong = ranked(bins, sign > 0 ? count - 1 - rank : rank);
  const scale = Math.max(sign * (strong - background), LEAST_CONTRAST);
  const inkOf = new Float32Array(256);
  for (let v = 0; v < 256; v++) inkOf[v] = Math.min(1.25, Math.max(-0.25, (sign * (v - background)) / scale));
  const ink = new Float32Array(count);
  for (let i = 0; i < count; i++) ink[i] = inkOf[data[i]!]!;
  return ink;
}

/** The rows of a crop: first and last column with a stroke (-1 where there is none), and the positive ink. */
interface Rows {
  first: Int32Array;
  last: Int32Array;
  mass: Float64Array;
}

function rowsOf(ink: Float32Array, width: number, height: number): Rows {
  const rows = {
    first: new Int32Array(height),
    last: new Int32Array(height),
    mass: new Float64Array(height),
  };
  for (let y = 0; y < height; y++) {
    let first = -1;
    let last = -1;
    let mass = 0;
    for (let x = 0, i = y * width; x < width; x++, i++) {
      const value = ink[i]!;
      if (value > 0) mass += value;
      if (value <= STROKE) continue;
      if (first < 0) first = x;
      last = x;
    }
    rows.first[y] = first;
    rows.last[y] = last;
    rows.mass[y] = mass;
  }
  return rows;
}

/** Rows of the text: of the runs of inked rows (gaps up to an eighth of the height) the one with the most ink. */
function inkBand({ first: strokes, mass: massOf }: Rows, height: number): Band {
  const gap = 1 + Math.trunc(0.12 * height);
  let best: Band = { first: 0, last: height - 1 };
  let bestMass = -1;
  let run: Band | null = null;
  const close = (): void => {
    if (!run) return;
    let mass = 0;
    for (let y = run.first; y <= run.last; y++) mass += massOf[y]!;
    if (mass > bestMass) {
      best = run;
      bestMass = mass;
    }
  };
  for (let y = 0; y < height; y++) {
    if (strokes[y]! < 0) continue;
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
function inkColumns(rows: Rows, width: number, band: Band): Band {
  let first = width;
  let last = -1;
  for (let y = band.first; y <= band.last; y++) {
    if (rows.first[y]! < 0) continue;
    first = Math.min(first, rows.first[y]!);
    last = Math.max(last, rows.last[y]!);
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
  const rows = rowsOf(ink, width, height);
  const band = inkBand(rows, height);
  const columns = inkColumns(rows, width, band);
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
