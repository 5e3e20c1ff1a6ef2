/** Plane projective maps, for photographs of a screen. */
import type { Matrix3 } from '../truth.ts';

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

/** A before b: the map that first does `second`, then `first`. */
function multiply(first: Matrix3, second: Matrix3): Matrix3 {
  const cell = (i: 0 | 1 | 2, j: 0 | 1 | 2): number =>
    first[i][0] * second[0][j] + first[i][1] * second[1][j] + first[i][2] * second[2][j];
  const row = (i: 0 | 1 | 2): [number, number, number] => [cell(i, 0), cell(i, 1), cell(i, 2)];
  return [row(0), row(1), row(2)];
}

export interface Pose {
  yawDegrees: number;
  pitchDegrees: number;
  rollDegrees: number;
}

/**
 * How a pinhole camera sees a flat screen of `flat` pixels on a picture of `canvas` pixels: the screen
 * turned about its middle, seen from two and a half widths away, filling about `fill` of the width.
 */
export function cameraMap(
  flat: readonly [number, number],
  canvas: readonly [number, number],
  pose: Pose,
  fill: number,
): Matrix3 {
  const rad = Math.PI / 180;
  const [cy, sy] = [Math.cos(pose.yawDegrees * rad), Math.sin(pose.yawDegrees * rad)];
  const [cp, sp] = [Math.cos(pose.pitchDegrees * rad), Math.sin(pose.pitchDegrees * rad)];
  const [cr, sr] = [Math.cos(pose.rollDegrees * rad), Math.sin(pose.rollDegrees * rad)];
  const away = 2.5 * flat[0];
  // First two columns of the rotation roll * pitch * yaw: the screen lies in the plane z = 0.
  const u = [cr * cy - sr * sp * sy, sr * cy + cr * sp * sy, -cp * sy] as const;
  const v = [-sr * cp, cr * cp, sp] as const;
  const focal = Math.min((canvas[0] * fill) / flat[0], (canvas[1] * fill) / flat[1]) * away;
  const view: Matrix3 = [
    [focal * u[0], focal * v[0], 0],
    [focal * u[1], focal * v[1], 0],
    [u[2], v[2], away],
  ];
  const centre: Matrix3 = [
    [1, 0, -flat[0] / 2],
    [0, 1, -flat[1] / 2],
    [0, 0, 1],
  ];
  const place: Matrix3 = [
    [1, 0, canvas[0] / 2],
    [0, 1, canvas[1] / 2],
    [0, 0, 1],
  ];
  const map = multiply(place, multiply(view, centre));
  return map.map((row) => row.map((x) => x / map[2][2])) as Matrix3;
}
