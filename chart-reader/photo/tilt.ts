/**
 * How a flat screen stands in a photo. All lines that are level on the screen meet in one point of the photo, and so do
 * all upright ones, so each family is described by two numbers: the slope in the middle of the photo, and how the slope
 * changes from one side to the other. They are found by making the profile across the lines as sharp as possible,
 * which adds up a faint grid line over its whole length and needs no single line to stand out of the noise.
 */
import type { Plane } from './plane.ts';

/** One family of lines: `slope` in the middle, `fan` the change of the slope over the extent across the lines. */
export interface Lines {
  slope: number;
  fan: number;
  /** How much sharper the profile is than where the search began, with parallel lines; 1 where nothing was gained. */
  gain: number;
}

export interface Tilt {
  level: Lines;
  upright: Lines;
}

const BLOCKS = 28;
/** Bars are short: upright lines are first followed over this many blocks. */
const SHORT = 4;
const STEEPEST = 0.26;
const WIDEST_FAN = 0.22;
/** Most by which upright lines in the middle of the photo may depart from being square to the level ones. */
const SKEW = 0.035;
/** Edges count up to this contrast, so that a few strong ones do not outvote many faint grid lines. */
const CLIP = 14;

/** Brightness differences across the lines, summed in blocks along them: `blocks` rows of `length` entries. */
interface Differences {
  sums: Float32Array;
  blocks: number;
  length: number;
  /** Distance of a block's middle from the middle of the plane, along the lines. */
  offset: Float32Array;
}

function differencesOf({ width, height, luma }: Plane, along: 'x' | 'y', lines: Lines): Differences {
  const [extent, length] = along === 'x' ? [width, height] : [height, width];
  const [stepAlong, stepAcross] = along === 'x' ? [1, width] : [width, 1];
  const sums = new Float32Array(BLOCKS * length);
  const offset = new Float32Array(BLOCKS);
  for (let b = 0; b < BLOCKS; b++) {
    const from = Math.floor((b * extent) / BLOCKS);
    const to = Math.floor(((b + 1) * extent) / BLOCKS);
    const middle = (from + to) / 2;
    offset[b] = middle - extent / 2;
    for (let a = from; a < to; a++)
      for (let c = 3; c < length - 3; c++) {
        // Within a block the lines already run as found so far.
        const slope = lines.slope + lines.fan * (c / length - 0.5);
        const row = c + Math.round(slope * (a - middle));
        if (row < 1 || row >= length - 1) continue;
        const i = a * stepAlong + row * stepAcross;
        const d = luma[i + stepAcross]! - luma[i - stepAcross]!;
        sums[b * length + c]! += d > CLIP ? CLIP : d < -CLIP ? -CLIP : d;
      }
    normalise(sums.subarray(b * length, (b + 1) * length));
  }
  return { sums, blocks: BLOCKS, length, offset };
}

/** A block of strong texture must not count for more than one with a faint grid. */
function normalise(sums: Float32Array): void {
  let power = 0;
  for (const v of sums) power += v * v;
  const scale = power > 0 ? Math.sqrt(sums.length / power) : 0;
  for (let i = 0; i < sums.length; i++) sums[i]! *= scale;
}

/**
 * Sum of squares of the profile along lines of the family, taken over stretches of `stretch` blocks: the whole length
 * for lines that cross the picture, a few blocks where the lines are short and several stand in one row.
 */
function sharpness(d: Differences, slope: number, fan: number, stretch: number): number {
  let total = 0;
  for (let c = 0; c < d.length; c++) {
    const s = slope + fan * (c / d.length - 0.5);
    for (let from = 0; from < d.blocks; from += stretch) {
      let sum = 0;
      for (let b = from; b < from + stretch && b < d.blocks; b++) {
        const row = Math.round(c + s * d.offset[b]!);
        if (row >= 0 && row < d.length) sum += d.sums[b * d.length + row]!;
      }
      total += sum * sum;
    }
  }
  return total;
}

/** Best of a grid of slopes and fans around a centre. */
function search(
  d: Differences,
  centre: Lines,
  reach: [number, number],
  step: [number, number],
  stretch = BLOCKS,
): Lines {
  let best: Lines = { ...centre, gain: sharpness(d, centre.slope, centre.fan, stretch) };
  for (let s = centre.slope - reach[0]; s <= centre.slope + reach[0] + 1e-9; s += step[0])
    for (let f = centre.fan - reach[1]; f <= centre.fan + reach[1] + 1e-9; f += step[1]) {
      const value = sharpness(d, s, f, stretch);
      if (value > best.gain) best = { slope: s, fan: f, gain: value };
    }
  return best;
}

function smoothed(d: Differences, radius: number): Differences {
  const sums = new Float32Array(d.sums.length);
  for (let b = 0; b < d.blocks; b++)
    for (let c = radius; c < d.length - radius; c++) {
      let sum = 0;
      for (let k = -radius; k <= radius; k++) sum += d.sums[b * d.length + c + k]!;
      sums[b * d.length + c] = sum;
    }
  return { ...d, sums };
}

/** The plane at half its size, each pixel the mean of four. */
function halved({ width, height, luma }: Plane): Plane {
  const [w, h] = [width >> 1, height >> 1];
  const out = new Float32Array(w * h);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = 2 * y * width + 2 * x;
      out[y * w + x] = (luma[i]! + luma[i + 1]! + luma[i + width]! + luma[i + width + 1]!) / 4;
    }
  return { width: w, height: h, luma: out };
}

/** The family of lines along one axis whose slope is within `reach` of `around`. */
function linesAlong(plane: Plane, small: Plane, along: 'x' | 'y', around: number, reach: number): Lines {
  const extent = along === 'x' ? small.width : small.height;
  const straight: Lines = { slope: around, fan: 0, gain: 1 };
  const coarse = differencesOf(small, along, straight);
  // Wide steps on a smoothed profile first: a step moves the lines' ends by three pixels of the small plane.
  const step = 6 / extent;
  const stretch = along === 'x' ? BLOCKS : SHORT;
  let found = search(smoothed(coarse, 2), straight, [reach, WIDEST_FAN], [step, 2.5 * step], stretch);
  found = search(smoothed(coarse, 1), found, [step, 2.5 * step], [step / 3, step], stretch);
  for (const width of [0.7, 0.25, 0.08]) {
    const d = differencesOf(plane, along, found);
    found = search(d, found, [width * step, 2 * width * step], [(width * step) / 4, (width * step) / 2]);
  }
  const base = sharpness(differencesOf(plane, along, straight), around, 0, BLOCKS);
  return { ...found, gain: found.gain / Math.max(1e-9, base) };
}

/** The tilt of a screen in a photo, from a brightness plane of at most about a thousand pixels a side. */
export function findTilt(plane: Plane): Tilt {
  const small = halved(plane);
  const level = linesAlong(plane, small, 'x', 0, STEEPEST);
  // A turned camera turns both families alike. Bars at even distances look upright at other slopes too.
  return { level, upright: linesAlong(plane, small, 'y', -level.slope, SKEW) };
}
