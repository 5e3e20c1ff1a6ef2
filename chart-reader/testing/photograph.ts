import type { Matrix3, Raster } from '../types.ts';
import { invert, multiply, project, translation } from '../image/homography.ts';

export interface Pose {
  /** Slope of level lines in the middle of the photo, and its change from top to bottom. */
  level: readonly [slope: number, fan: number];
  /** The same of upright lines, from left to right. */
  upright: readonly [slope: number, fan: number];
}

/** The map from the flat screen to a photo that has `margin` pixels of room on every side. */
export function cameraMap(screen: Raster, margin: number, pose: Pose): Matrix3 {
  const width = screen.width + 2 * margin;
  const height = screen.height + 2 * margin;
  const turned: Matrix3 = [
    [1, pose.upright[0], 0],
    [pose.level[0], 1, 0],
    [-pose.level[1] / height, -pose.upright[1] / width, 1],
  ];
  const flat = translation(-screen.width / 2, -screen.height / 2);
  return multiply(translation(width / 2, height / 2), multiply(turned, flat));
}

const FRAME = 14;

/** A photo of the screen: in a dark frame before a wall, lit unevenly, with noise of about two grey levels. */
export function photograph(screen: Raster, margin: number, pose: Pose): { raster: Raster; map: Matrix3 } {
  const map = cameraMap(screen, margin, pose);
  const back = invert(map);
  const width = screen.width + 2 * margin;
  const height = screen.height + 2 * margin;
  const data = new Uint8ClampedArray(4 * width * height).fill(255);
  let seed = 7;
  const noise = (): number => {
    let sum = 0;
    for (let k = 0; k < 3; k++) {
      seed = (seed * 16807) % 2147483647;
      sum += seed / 2147483647 - 0.5;
    }
    return 4 * sum;
  };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [u, v] = project(back, x + 0.5, y + 0.5);
      const light = 1 - 0.25 * Math.hypot(x / width - 0.4, y / height - 0.3);
      for (let n = 0; n < 3; n++)
        data[4 * (y * width + x) + n] = light * shown(screen, u, v, n) + 8 * (1 - light) + noise();
    }
  return { raster: { width, height, data }, map };
}

/** The screen's colour at a point, bilinear; around it the frame, then the wall. */
function shown({ width, height, data }: Raster, u: number, v: number, n: number): number {
  if (u < -FRAME || v < -FRAME || u > width + FRAME || v > height + FRAME) return [150, 130, 105][n]!;
  if (u < 0 || v < 0 || u > width || v > height) return 45;
  const x = Math.min(width - 2, Math.max(0, u - 0.5));
  const y = Math.min(height - 2, Math.max(0, v - 0.5));
  const [s, t] = [x - Math.floor(x), y - Math.floor(y)];
  const i = 4 * (Math.floor(y) * width + Math.floor(x)) + n;
  const top = data[i]! * (1 - s) + data[i + 4]! * s;
  const low = data[i + 4 * width]! * (1 - s) + data[i + 4 * width + 4]! * s;
  return top * (1 - t) + low * t;
}
