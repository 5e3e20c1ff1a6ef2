import { deviations, factor, solve } from './banded.ts';
import type { LineTrace } from './line-trace.ts';

/** Evenly spaced vertices: vertex k stands at `origin + k * spacing` (columns of the ink, continuous). */
export interface VertexComb {
  origin: number;
  spacing: number;
  count: number;
}

/** Rows of the vertices of a piecewise straight curve, and how well it meets the traced one. */
export interface VertexFit {
  y: Float64Array;
  /** One standard deviation of each vertex, in rows. */
  sigma: () => Float64Array;
  /** Sum of the squared distances over their variances, each at most `CLIP`. */
  misfit: number;
  columns: number;
}

const CLIP = 16;
/** The diagonal and two beside it. */
const BAND = 3;

/** One column of the trace as a weighted mean of at most three vertices from `first` on. */
interface Row {
  first: number;
  a: number;
  b: number;
  c: number;
}

/**
 * Least squares fit of the vertices' rows to the traced centres. A column's centre is the mean by drawn length of the
 * pieces whose stroke colours it, so steep pieces count by their length and farther to the sides; their slopes come from
 * the fit before (`rounds`). Null when the vertices do not lie along the trace.
 */
export function fitVertices(line: LineTrace, comb: VertexComb, rounds: number): VertexFit | null {
  const { count } = comb;
  if (count < 3) return null;
  const y = new Float64Array(count).fill(NaN);
  const row: Row = { first: 0, a: 0, b: 0, c: 0 };
  const pieces = new Pieces(comb, line.thickness);
  const system = new Band(count);
  for (let round = 0; round < rounds; round++) {
    system.clear();
    for (let x = line.from; x < line.to; x++) {
      const seen = line.y[x]!;
      if (Number.isNaN(seen) || !pieces.columnRow(x, row)) continue;
      let weight = 1 / line.sigma[x]! ** 2;
      if (round > 1) {
        // Where something else was followed for a few columns the curve must not be bent towards it.
        const off = Math.abs(valueOf(y, row) - seen) / line.sigma[x]!;
        if (off > 3) weight *= 3 / off;
      }
      system.add(row, weight, seen);
    }
    if (!system.solve(y)) return null;
    pieces.lie(y);
  }
  return { y, sigma: () => system.sigmas(), ...misfitOf(line, pieces, y) };
}

function valueOf(y: Float64Array, row: Row): number {
  const { first, a, b, c } = row;
  return a * y[first]! + (b ? b * y[first + 1]! : 0) + (c ? c * y[first + 2]! : 0);
}

function misfitOf(line: LineTrace, pieces: Pieces, y: Float64Array): { misfit: number; columns: number } {
  const row: Row = { first: 0, a: 0, b: 0, c: 0 };
  let misfit = 0;
  let columns = 0;
  for (let x = line.from; x < line.to; x++) {
    const seen = line.y[x]!;
    if (Number.isNaN(seen) || !pieces.columnRow(x, row)) continue;
    misfit += Math.min(CLIP, ((valueOf(y, row) - seen) / line.sigma[x]!) ** 2);
    columns++;
  }
  return { misfit, columns };
}

/** The straight pieces between the vertices: how steep they are, and how far to the side of a column their stroke begins to colour it. */
class Pieces {
  private readonly comb: VertexComb;
  private readonly thickness: number;
  private readonly stretch: Float64Array;
  private readonly reach: Float64Array;

  constructor(comb: VertexComb, thickness: number) {
    this.comb = comb;
    this.thickness = thickness;
    this.stretch = new Float64Array(comb.count - 1).fill(1);
    this.reach = new Float64Array(comb.count - 1).fill(0.5);
  }

  /** Takes the slopes from the rows of the vertices. */
  lie(y: Float64Array): void {
    const { spacing } = this.comb;
    for (let k = 0; k < this.stretch.length; k++) {
      const rise = Math.abs(y[k + 1]! - y[k]!) / spacing;
      const stretch = Math.hypot(1, rise);
      this.stretch[k] = stretch;
      // Half a column and half the stroke as it lies along a row; never so far that a column would see three pieces.
      const half = Math.hypot(0.5, (0.5 * this.thickness * rise) / stretch);
      this.reach[k] = Math.max(0.5, Math.min(spacing / 4, half));
    }
  }

  /** Fills `row` with the weights of column x; false where less than half of the column lies between the outer vertices. */
  columnRow(x: number, row: Row): boolean {
    const { origin, spacing, count } = this.comb;
    const low = Math.max(x, origin);
    const high = Math.min(x + 1, origin + (count - 1) * spacing);
    if (high - low < 0.5) return false;
    const middle = (low + high) / 2;
    const here = Math.min(count - 2, Math.max(0, Math.floor((middle - origin) / spacing)));
    const start = origin + here * spacing;
    const before = here > 0 && middle - this.reach[here - 1]! < start;
    const first = before ? here - 1 : here;
    row.first = first;
    row.a = row.b = row.c = 0;
    let total = 0;
    for (let k = first; k < first + 2 && k < count - 1; k++) {
      const begin = origin + k * spacing;
      const from = Math.max(middle - this.reach[k]!, begin);
      const to = Math.min(middle + this.reach[k]!, begin + spacing);
      if (to <= from) break;
      const weight = (to - from) * this.stretch[k]!;
      const share = ((from + to) / 2 - begin) / spacing;
      total += weight;
      if (k === first) {
        row.a += weight * (1 - share);
        row.b += weight * share;
      } else {
        row.b += weight * (1 - share);
        row.c += weight * share;
      }
    }
    row.a /= total;
    row.b /= total;
    row.c /= total;
    return true;
  }
}

/** The system of the least squares fit. */
class Band {
  private readonly n: number;
  private readonly matrix: Float64Array;
  private readonly right: Float64Array;

  constructor(n: number) {
    this.n = n;
    this.matrix = new Float64Array(3 * n);
    this.right = new Float64Array(n);
  }

  clear(): void {
    this.matrix.fill(0);
    this.right.fill(0);
    // A faint pull towards straightness keeps vertices that no column shows between their neighbours.
    for (let k = 0; k + 2 < this.n; k++) this.pull(k, 1e-4);
  }

  private pull(k: number, w: number): void {
    const m = this.matrix;
    m[3 * k]! += w;
    m[3 * k + 1]! -= 2 * w;
    m[3 * k + 2]! += w;
    m[3 * k + 3]! += 4 * w;
    m[3 * k + 4]! -= 2 * w;
    m[3 * k + 6]! += w;
  }

  add(row: Row, weight: number, value: number): void {
    const { first, a, b, c } = row;
    const m = this.matrix;
    const i = 3 * first;
    m[i]! += weight * a * a;
    m[i + 1]! += weight * a * b;
    m[i + 3]! += weight * b * b;
    this.right[first]! += weight * a * value;
    this.right[first + 1]! += weight * b * value;
    if (c === 0) return;
    m[i + 2]! += weight * a * c;
    m[i + 4]! += weight * b * c;
    m[i + 6]! += weight * c * c;
    this.right[first + 2]! += weight * c * value;
  }

  /** Writes the solution into `out`; false when the system has none. */
  solve(out: Float64Array): boolean {
    const { n, matrix } = this;
    if (!factor(matrix, n, BAND)) return false;
    out.set(this.right);
    solve(matrix, n, BAND, out);
    return true;
  }

  /** Standard deviations of the solution. */
  sigmas(): Float64Array {
    return deviations(this.matrix, this.n, BAND, 1);
  }
}
