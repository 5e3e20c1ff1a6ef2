/** A rounded curve through evenly spaced points: a cubic between neighbours, with one slope at each point. */
import { clamp } from '../image/numbers.ts';
import { deviations, factor, solve } from './banded.ts';
import type { LineTrace } from './line-trace.ts';
import type { VertexComb, VertexFit } from './vertex-fit.ts';

/** Squared errors in sigmas above this count no more: there something else was followed. */
const CLIP = 16;
/** Unknowns of two neighbouring points, each a row and a slope. */
const BAND = 4;

/**
 * How far beside their points the handles of the Bézier pieces stand. `even`: a third of the spacing, so that the row is a cubic of the column (monotone
 * and Catmull-Rom curves). A number: this share of the distance from the point before to the point after, divided between both sides by the lengths
 * of the pieces, as libraries do that name a tension or smoothness.
 */
export type Handles = 'even' | number;

/** How often handles that depend on the lengths of the pieces are placed anew. */
const ROUNDS = 2;
const THIRD = 1 / 3;

/** A column's part between its neighbouring points: which is on the left, and the share of the way. */
interface Place {
  x: number;
  slot: number;
  share: number;
}

/**
 * Least squares fit of a curve of cubic pieces (a row and a slope at each point of the comb) to the traced centres. What phone programs and page
 * libraries draw as smooth lines is such a curve, whichever rule gives them its slopes. Null where the comb does not lie along the trace.
 */
export function fitRounded(line: LineTrace, comb: VertexComb, handles: Handles = 'even'): VertexFit | null {
  if (comb.count < 3) return null;
  const places = placesOf(line, comb);
  const reach = handles === 'even' ? THIRD : handles;
  let pieces: Reach[] = Array.from({ length: comb.count - 1 }, () => ({ left: reach, right: reach }));
  const rounds = handles === 'even' ? 1 : ROUNDS;
  let fit: VertexFit | null = null;
  for (let round = 0; round < rounds; round++) {
    fit = solveAt(line, places, comb.count, pieces);
    if (!fit) return null;
    if (handles !== 'even') pieces = reachesOf(fit.y, comb.spacing, handles);
  }
  return fit;
}

/** Share of the spacing at which the handles of a piece stand beside its left and its right point. */
interface Reach {
  left: number;
  right: number;
}

/** The handles of each piece, by the lengths of the pieces on both sides of a point. */
function reachesOf(y: Float64Array, spacing: number, tension: number): Reach[] {
  const lengths = Array.from({ length: y.length - 1 }, (_, k) => Math.hypot(spacing, y[k + 1]! - y[k]!));
  const part = (k: number, own: number): number => {
    const [before, after] = [lengths[k - 1], lengths[k]];
    return before === undefined || after === undefined ? tension : (2 * tension * own) / (before + after);
  };
  return lengths.map((own, k) => ({ left: Math.min(1, part(k, own)), right: Math.min(1, part(k + 1, own)) }));
}

function solveAt(
  line: LineTrace,
  places: readonly Place[],
  count: number,
  pieces: readonly Reach[],
): VertexFit | null {
  const n = 2 * count;
  const matrix = new Float64Array(BAND * n);
  const right = new Float64Array(n);
  const rows = new Float64Array(BAND * places.length);
  places.forEach(({ x, slot, share }, p) => {
    const basis = rows.subarray(BAND * p, BAND * p + BAND);
    weigh(share, pieces[slot]!, basis);
    const weight = 1 / line.sigma[x]! ** 2;
    for (let i = 0; i < BAND; i++) {
      right[2 * slot + i]! += weight * basis[i]! * line.y[x]!;
      for (let j = i; j < BAND; j++) matrix[BAND * (2 * slot + i) + j - i]! += weight * basis[i]! * basis[j]!;
    }
  });
  // A faint pull keeps what no column shows from being free.
  for (let i = 0; i < n; i++) matrix[BAND * i]! += 1e-6;
  if (!factor(matrix, n, BAND)) return null;
  solve(matrix, n, BAND, right);
  let misfit = 0;
  places.forEach(({ x, slot }, p) => {
    let row = 0;
    for (let i = 0; i < BAND; i++) row += rows[BAND * p + i]! * right[2 * slot + i]!;
    misfit += Math.min(CLIP, ((row - line.y[x]!) / line.sigma[x]!) ** 2);
  });
  const y = Float64Array.from({ length: count }, (_, k) => right[2 * k]!);
  return { y, sigma: () => deviations(matrix, n, BAND, 2), misfit, columns: places.length };
}

/** The columns of the trace between the outer points. */
function placesOf(line: LineTrace, { origin, spacing, count }: VertexComb): Place[] {
  const found: Place[] = [];
  for (let x = line.from; x < line.to; x++) {
    if (Number.isNaN(line.y[x]!)) continue;
    const at = (x + 0.5 - origin) / spacing;
    const slot = Math.floor(at);
    if (slot >= 0 && slot < count - 1) found.push({ x, slot, share: at - slot });
  }
  return found;
}

/** Weights of row and slope on the left, row and slope on the right, at a share of the way between two points. */
function weigh(share: number, { left, right }: Reach, out: Float64Array): void {
  const t = left === THIRD && right === THIRD ? share : parameterAt(share, left, 1 - right);
  const u = 1 - t;
  const near = 3 * u * u * t;
  const far = 3 * u * t * t;
  out[0] = u * u * u + near;
  out[1] = near * left;
  out[2] = far + t * t * t;
  out[3] = -far * right;
}

/** Where on the Bézier piece with handles at `a` and `b` the share of the way is reached, by Newton's method. */
function parameterAt(share: number, a: number, b: number): number {
  let t = share;
  for (let i = 0; i < 4; i++) {
    const u = 1 - t;
    const off = 3 * u * t * (u * a + t * b) + t * t * t - share;
    const pace = 3 * (u * u * a + 2 * u * t * (b - a) + t * t * (1 - b));
    t = clamp(t - off / Math.max(pace, 0.2), 0, 1);
  }
  return t;
}
