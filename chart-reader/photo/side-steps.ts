import type { Raster } from '../types.ts';

/** The edge of a frame is a step of at least so many grey levels along most of a side. */
const STEP = 5;
export const LEAST_STEP = 0.6;
/** Left out inside the edge of the frame: what the lens blurs into the screen. */
export const BLUR = 3;

/** Share of the positions along a row or column at which the brightness steps the same way. */
export function stepAt(raster: Raster, axis: 'x' | 'y', at: number, from: number, to: number): number {
  const across = axis === 'x' ? 4 : 4 * raster.width;
  const along = axis === 'x' ? 4 * raster.width : 4;
  let up = 0;
  let down = 0;
  let n = 0;
  for (let k = from + 4; k < to - 4; k += 3, n++) {
    const i = at * across + k * along + 1;
    const d = raster.data[i + across]! - raster.data[i - 2 * across]!;
    if (d > STEP) up++;
    else if (d < -STEP) down++;
  }
  return Math.max(up, down) / Math.max(1, n);
}
