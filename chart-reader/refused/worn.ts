import type { Picture } from '../image/picture.ts';
import { EVERY, RIPPLE } from '../stages/softness.ts';

/** Differences of neighbouring pixels of which so many are ripples tell that a picture was compressed: of drawn ones it is a tenth. */
const WORN = 0.33;

/** Whether a whole picture was compressed or shrunk, of which nothing is known yet. */
export function isWorn({ luma, width, height }: Picture): boolean {
  let rippled = 0;
  let all = 0;
  for (let y = 0; y < height; y += EVERY)
    for (let i = y * width + 1; i < (y + 1) * width; i++) {
      const step = Math.abs(luma[i]! - luma[i - 1]!);
      if (step <= RIPPLE.least) continue;
      all++;
      if (step <= RIPPLE.most) rippled++;
    }
  return rippled > WORN * all;
}
