import type { ClickError } from './types.ts';

/** One standard deviation of the scale in row `y`, in pixels. */
export function clickSigma({ centre_y_px, centre_px, per_px }: ClickError, y: number): number {
  return Math.hypot(centre_px, per_px * (y - centre_y_px));
}
