/** Whether a picture was compressed or blurred: then even clean edges are less certain. */
import type { Ink } from '../image/ink.ts';
import type { Picture } from '../image/picture.ts';
import { Sparse } from '../image/sparse.ts';

/** Differences of neighbouring background pixels that compression leaves beside a drawing; a program draws none or more. */
export const RIPPLE = { least: 1, most: 8 };
const RIPPLED = 0.12;
/** Every so many rows and columns are looked at, and so far around ink. */
export const EVERY = 3;
const NEAR = 4;

/** Whether the background beside what is drawn ripples, as that of JPEG and of scaled pictures does. */
export function isSoft(picture: Picture, ink: Ink): boolean {
  if (ink.smoothed) return true;
  const { width, height, mask, box } = ink;
  let rippled = 0;
  let all = 0;
  const drawn = new Sparse(mask);
  for (let y = NEAR; y < height - NEAR; y += EVERY) {
    const end = (y + 1) * width;
    let next = 0;
    for (let x = NEAR; x < width - NEAR; x += EVERY) {
      const i = y * width + x;
      if (next < i - NEAR) next = drawn.next(i - NEAR, end);
      if (next > i + NEAR) {
        // Nothing is drawn near before this.
        x += EVERY * (Math.ceil((next - NEAR - i) / EVERY) - 1);
        continue;
      }
      if (mask[i] || mask[i + 1] || !(mask[i - NEAR] || mask[i + NEAR])) continue;
      const p = (box.y0 + y) * picture.width + box.x0 + x;
      const step = Math.abs(picture.luma[p]! - picture.luma[p + 1]!);
      all++;
      if (step >= RIPPLE.least && step <= RIPPLE.most) rippled++;
    }
  }
  return all > 0 && rippled >= RIPPLED * all;
}
