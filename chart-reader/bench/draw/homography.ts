/** Plane projective maps, for photographs of a screen. */
import { multiply } from '../../image/homography.ts';
import type { Matrix3 } from '../../types.ts';

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
  const toCanvas: Matrix3 = [
    [1, 0, canvas[0] / 2],
    [0, 1, canvas[1] / 2],
    [0, 0, 1],
  ];
  const map = multiply(toCanvas, multiply(view, centre));
  return map.map((row) => row.map((x) => x / map[2][2])) as Matrix3;
}
