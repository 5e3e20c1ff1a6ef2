import type { Ink } from '../image/ink.ts';
import type { LineTrace } from './line-trace.ts';

/** Rows around a curve that its soft edge may colour. */
const EDGE = 2;
/** Columns between two heights that are compared, and the least difference of busy ink. */
const STEP = 7;
const DIFFERENT = 2;

/**
 * Share of the columns along `line` in which something else is drawn that changes its height from bar to bar: candles
 * and their wicks do, legends do for part of the width; zones and levels keep their height. Left out are all curves,
 * what stands on the floor of the pane (volume) and what lies on the filled side of the line.
 */
export function busyShare(ink: Ink, line: LineTrace, curves: LineTrace[]): number {
  const { width, height, mask } = ink;
  const heights = new Int32Array(width).fill(-1);
  for (let x = line.from; x < line.to; x++) {
    let bottom = floorOf(ink, x);
    let top = 0;
    if (line.filled === 'below') bottom = Math.min(bottom, line.top[x]!);
    if (line.filled === 'above') top = line.bottom[x]!;
    let found = 0;
    for (let y = top; y < bottom; y++) {
      if (!mask[y * width + x]) continue;
      if (curves.some((c) => !Number.isNaN(c.y[x]!) && y >= c.top[x]! - EDGE && y < c.bottom[x]! + EDGE))
        continue;
      if (++found === 3) {
        heights[x] = y;
        break;
      }
    }
  }
  let busy = 0;
  for (let x = line.from; x < line.to; x++) {
    const here = heights[x]!;
    if (here < 0) continue;
    const other = x - STEP >= line.from ? heights[x - STEP]! : height;
    if (Math.abs(here - other) > DIFFERENT) busy++;
  }
  return busy / (line.to - line.from);
}

/** Row above which a column's ink no longer stands on the floor of the pane. */
function floorOf(ink: Ink, x: number): number {
  const { width, height, mask } = ink;
  const low = height - Math.max(4, Math.round(0.03 * height));
  let y = height - 1;
  while (y > low && !mask[y * width + x]) y--;
  while (y >= 0 && mask[y * width + x]) y--;
  return y + 1;
}
