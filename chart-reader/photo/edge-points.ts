import type { Plane } from './plane.ts';

/**
 * Steps of brightness across lines of one family, found in strips along the lines: summing a strip takes the noise down, and
 * a step that goes on from strip to strip is a straight edge.
 */
export interface EdgePoints {
  /** Strips along the lines; each holds the points `from[strip]` to `from[strip + 1]`. */
  strips: number;
  from: Int32Array;
  /** Position across the lines, brighter to (1) or darker to (-1) the higher side. */
  at: Float32Array;
  sign: Int8Array;
  /** Extent of the plane along the lines, and across them. */
  along: number;
  across: number;
}

export const STRIP = 8;
/** A step stands out of the noise of its strip by so many standard deviations, and is at least so many grey levels high. */
const CLEAR = 4;
const LEAST_STEP = 2;

export const middleOf = (strip: number): number => (strip + 0.5) * STRIP;

export function edgePoints({ width, height, luma }: Plane, direction: 'level' | 'upright'): EdgePoints {
  const [along, across] = direction === 'level' ? [width, height] : [height, width];
  const strips = Math.floor(along / STRIP);
  const sums = new Float32Array(across);
  const steps = new Float32Array(across);
  const from = new Int32Array(strips + 1);
  const at: number[] = [];
  const sign: number[] = [];
  for (let s = 0; s < strips; s++) {
    sums.fill(0);
    if (direction === 'level')
      for (let y = 0; y < height; y++)
        for (let k = 0, i = y * width + s * STRIP; k < STRIP; k++, i++) sums[y]! += luma[i]!;
    else
      for (let k = 0; k < STRIP; k++)
        for (let x = 0, i = (s * STRIP + k) * width; x < width; x++, i++) sums[x]! += luma[i]!;
    for (let c = 2; c < across - 2; c++)
      steps[c] = (sums[c + 2]! + sums[c + 1]! - sums[c - 1]! - sums[c - 2]!) / (2 * STRIP);
    const least = Math.max(LEAST_STEP, CLEAR * noiseOf(steps));
    for (let c = 3; c < across - 3; c++) {
      const [before, here, after] = [Math.abs(steps[c - 1]!), Math.abs(steps[c]!), Math.abs(steps[c + 1]!)];
      if (here < least || here < before || here <= after) continue;
      const bend = before - 2 * here + after;
      at.push(c + (bend < 0 ? (before - after) / (2 * bend) : 0));
      sign.push(steps[c]! > 0 ? 1 : -1);
    }
    from[s + 1] = at.length;
  }
  return { strips, from, at: Float32Array.from(at), sign: Int8Array.from(sign), along, across };
}

/** Standard deviation of the steps on plain ground: most of a strip is plain, so the middle one of their sizes tells. */
function noiseOf(steps: Float32Array): number {
  const bins = new Int32Array(256);
  let n = 0;
  for (const v of steps) {
    bins[Math.min(255, Math.abs(v) * 16) | 0]!++;
    n++;
  }
  let below = 0;
  let level = 0;
  while (level < 255 && below + bins[level]! < 0.5 * n) below += bins[level++]!;
  return (level + 0.5) / 16 / 0.675;
}
