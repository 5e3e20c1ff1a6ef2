import { argMax } from '../image/numbers.ts';
import type { Picture } from '../image/picture.ts';
import { endOfRun } from '../image/pixel-runs.ts';

/** How flat a picture is: the share of neighbouring pixels that are (almost) equal, on every third row. */
export function flatness(picture: Picture): number {
  const { luma, runs, width, height } = picture;
  let same = 0;
  let n = 0;
  for (let y = 1; y < height; y += 3) {
    const end = (y + 1) * width;
    for (let i = y * width; i < end;) {
      const next = endOfRun(runs, i, end);
      same += next - i - 1;
      if (next < end && Math.abs(luma[next - 1]! - luma[next]!) <= 1) same++;
      i = next;
    }
    n += width - 1;
  }
  return same / n;
}

/** Share of the pixels that have one of the picture's two most frequent tones (within two grey levels). */
export function dominance({ luma }: Picture): number {
  const bins = new Int32Array(256);
  for (let i = 0; i < luma.length; i += 7) bins[luma[i]!]!++;
  const near = bins.map((_, v) => bins.subarray(Math.max(0, v - 2), v + 3).reduce((a, b) => a + b));
  const first = argMax(near);
  const second = Math.max(...near.filter((_, v) => Math.abs(v - first) > 5));
  return (7 * (near[first]! + second)) / luma.length;
}

/**
 * Whether a picture is so plainly a screenshot that no camera need be thought of: two tones cover most of it, or nearly
 * all neighbouring pixels are equal. Saves the search for a tilt; a screenshot that fails this is found to be level.
 */
export function plainlyDrawn(picture: Picture): boolean {
  const flat = flatness(picture);
  return flat > 0.955 || (flat > 0.8 && dominance(picture) >= 0.8);
}
