import type { Box } from '../types.ts';
import type { Mask } from './erase-lines.ts';

/** A connected patch of strokes: its box and its number of pixels. */
export interface Patch extends Box {
  area: number;
}

/** Patches of strokes that touch at sides or corners. */
export function connectedPatches({ width, height, data }: Mask): Patch[] {
  const seen = new Uint8Array(data.length);
  const stack: number[] = [];
  const patches: Patch[] = [];
  for (let seed = 0; seed < data.length; seed++) {
    if (!data[seed] || seen[seed]) continue;
    const patch: Patch = { x0: width, y0: height, x1: 0, y1: 0, area: 0 };
    seen[seed] = 1;
    stack.push(seed);
    for (let i = stack.pop(); i !== undefined; i = stack.pop()) {
      const x = i % width;
      const y = (i - x) / width;
      patch.x0 = Math.min(patch.x0, x);
      patch.x1 = Math.max(patch.x1, x + 1);
      patch.y0 = Math.min(patch.y0, y);
      patch.y1 = Math.max(patch.y1, y + 1);
      patch.area += 1;
      for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++) {
        for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
          const n = ny * width + nx;
          if (!data[n] || seen[n]) continue;
          seen[n] = 1;
          stack.push(n);
        }
      }
    }
    patches.push(patch);
  }
  return patches;
}
