import type { Runs } from '../image/runs.ts';
import { argMax, median } from '../image/numbers.ts';
import { spectrumAt } from '../image/spectrum.ts';

/** Evenly spaced slots: slot k is centred at `origin + k * spacing` (own origin of the ink, continuous). */
export interface Comb {
  spacing: number;
  origin: number;
  slots: number;
  /** 0..1: share of run centres that lie near a slot centre, above what chance gives. */
  peak: number;
  /** It is the one line that stands out of the spectrum, whatever share of what is drawn stands on it. */
  sharp?: true;
}

const MIN_SPACING = 1.9;
const MAX_SPACING = 70;

/** Widest that a bar is looked for in a pane of this width, in pixels. */
export function widestBar(width: number): number {
  return Math.max(MAX_SPACING, Math.round(width / 16));
}

/** Weight of run centres per half pixel; runs wider than a body may be and single dots do not count. */
function centreHistogram(
  runs: Runs,
  width: number,
  height: number,
  top: number,
  bottom: number,
): Float64Array {
  const bins = new Float64Array(2 * width + 1);
  for (let y = Math.max(0, top); y < Math.min(height, bottom); y++)
    for (let i = runs.row[y]!; i < runs.row[y + 1]!; i++) {
      const w = runs.end[i]! - runs.start[i]!;
      if (w <= widestBar(width)) bins[runs.start[i]! + runs.end[i]!]! += 1;
    }
  return bins;
}

/** The same weights, so that a level or a long bar does not outweigh many short ones. */
function capped(bins: Float64Array): Float64Array {
  const filled = bins.filter((v) => v > 0);
  const cap = filled.length ? 4 * median(filled) + 2 : 1;
  return bins.map((v) => Math.min(v, cap));
}

interface Spectrum {
  frequency: Float64Array;
  power: Float64Array;
}

/** Powers of the combs of the weights from the widest to the narrowest, as shares of all weight. */
export function spectrumOf(bins: Float64Array, width: number, narrowest: number): Spectrum {
  const total = bins.reduce((sum, weight) => sum + weight, 0);
  const step = 1 / (4 * width);
  const widest = widestBar(width);
  const n = Math.max(0, Math.floor((1 / narrowest - 1 / widest) / step));
  const frequency = Float64Array.from({ length: n }, (_, k) => 1 / widest + k * step);
  const sums = spectrumAt(bins, Math.PI / widest, Math.PI * step, n);
  return { frequency, power: sums.map((sum) => sum / Math.max(1, total)) };
}

/**
 * Spacing and phase of the bars, from the spectrum of the centres of horizontal runs: a body's rows and a wick's rows
 * have the same centre. Null when the drawing has no even spacing. `top` and `bottom` limit the rows used.
 */
export function fitComb(runs: Runs, width: number, height: number, top = 0, bottom = height): Comb | null {
  return fitCombToCentres(centreHistogram(runs, width, height, top, bottom), width);
}

/** The weights of the centres of all runs, those of long bars and levels held down. */
export const weightsOf = (runs: Runs, width: number, height: number): Float64Array =>
  capped(centreHistogram(runs, width, height, 0, height));

/** The same from weights of centres, half a pixel apart: entry i is the weight at i / 2. */
export function fitCombToCentres(weights: Float64Array, width: number): Comb | null {
  const bins = capped(weights);
  const { frequency, power } = spectrumOf(bins, width, Math.max(MIN_SPACING, width / 900));
  if (power.length === 0) return null;
  const best = power[argMax(power)]!;
  if (!(best > 0.12)) return null;
  let chosen = -1;
  for (let k = 1; k < power.length - 1; k++) {
    if (power[k]! < 0.62 * best || !isPeak(power, k)) continue;
    chosen = k;
    break;
  }
  if (chosen < 0) return null;
  return refine(bins, 1 / frequency[chosen]!, width);
}

/** Steps of the spectrum to either side of a peak within which its side lobes lie: bars that stand in groups, with little between, have high ones. */
const SIDE_LOBES = 12;

function isPeak(power: Float64Array, at: number): boolean {
  for (let k = Math.max(0, at - SIDE_LOBES); k <= Math.min(power.length - 1, at + SIDE_LOBES); k++)
    if (power[k]! > power[at]!) return false;
  return true;
}

/**
 * How near to a slot centres must lie to count, as a share of the spacing and in pixels, and rounds in which what is farther off than the
 * second is left out: drawings and letters lie anywhere, and would pull the comb of wide slots their way.
 */
const NEAR = { share: 0.13, least: 0.8 };
const NEARER = { share: 0.04, least: 1.4, rounds: 2 };
const ROUNDS = 3;

/** Least squares over the centres assigned to slots, starting from the spectrum's spacing. */
export function refine(bins: Float64Array, guess: number, width: number): Comb | null {
  let spacing = guess;
  let re = 0;
  let im = 0;
  for (let i = 0; i < bins.length; i++) {
    re += bins[i]! * Math.cos((Math.PI * i) / spacing);
    im += bins[i]! * Math.sin((Math.PI * i) / spacing);
  }
  let origin = (Math.atan2(im, re) / (2 * Math.PI)) * spacing;
  let near = 0;
  let total = 0;
  const tolerance = Math.max(NEAR.least, NEAR.share * spacing);
  const narrow = Math.min(tolerance, Math.max(NEARER.least, NEARER.share * spacing));
  for (let round = 0; round < ROUNDS + NEARER.rounds; round++) {
    const limit = round < ROUNDS ? tolerance : narrow;
    const s = [0, 0, 0, 0, 0];
    near = 0;
    total = 0;
    for (let i = 0; i < bins.length; i++) {
      const w = bins[i]!;
      if (w === 0) continue;
      const x = i / 2;
      const k = Math.round((x - origin) / spacing);
      total += w;
      const off = Math.abs(x - origin - k * spacing);
      if (off <= tolerance) near += w;
      if (off > limit) continue;
      s[0]! += w;
      s[1]! += w * k;
      s[2]! += w * k * k;
      s[3]! += w * x;
      s[4]! += w * k * x;
    }
    const det = s[0]! * s[2]! - s[1]! * s[1]!;
    if (det <= 0) return null;
    spacing = (s[0]! * s[4]! - s[1]! * s[3]!) / det;
    origin = (s[3]! - spacing * s[1]!) / s[0]!;
    if (!(spacing > 0.9 * MIN_SPACING)) return null;
  }
  origin -= Math.floor((origin + 0.5 * spacing) / spacing) * spacing;
  const slots = Math.floor((width - origin) / spacing + 0.5) + 1;
  const chance = Math.min(0.9, (2 * tolerance) / spacing);
  return { spacing, origin, slots, peak: Math.max(0, (near / Math.max(1, total) - chance) / (1 - chance)) };
}
