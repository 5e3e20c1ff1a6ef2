/** Projective maps of the plane: what a camera does to a flat screen. */
import type { Matrix3 } from '../types.ts';

/** Where the map sends a point. */
export function project(m: Matrix3, x: number, y: number): [number, number] {
  const w = m[2][0] * x + m[2][1] * y + m[2][2];
  return [(m[0][0] * x + m[0][1] * y + m[0][2]) / w, (m[1][0] * x + m[1][1] * y + m[1][2]) / w];
}

/** The inverse map, by the adjugate. */
export function invert(m: Matrix3): Matrix3 {
  const [[a, b, c], [d, e, f], [g, h, i]] = m;
  const [p, q, r] = [e * i - f * h, f * g - d * i, d * h - e * g];
  const det = a * p + b * q + c * r;
  return [
    [p / det, (c * h - b * i) / det, (b * f - c * e) / det],
    [q / det, (a * i - c * g) / det, (c * d - a * f) / det],
    [r / det, (b * g - a * h) / det, (a * e - b * d) / det],
  ];
}

/** The map that first does `second`, then `first`. */
export function multiply(first: Matrix3, second: Matrix3): Matrix3 {
  const cell = (i: 0 | 1 | 2, j: 0 | 1 | 2): number =>
    first[i][0] * second[0][j] + first[i][1] * second[1][j] + first[i][2] * second[2][j];
  const row = (i: 0 | 1 | 2): [number, number, number] => [cell(i, 0), cell(i, 1), cell(i, 2)];
  return [row(0), row(1), row(2)];
}

/** Moves the plane by (dx, dy). */
export function translation(dx: number, dy: number): Matrix3 {
  return [
    [1, 0, dx],
    [0, 1, dy],
    [0, 0, 1],
  ];
}
