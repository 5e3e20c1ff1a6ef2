import type { Ink } from '../image/ink.ts';
import { Sparse } from '../image/sparse.ts';
import type { LinePoints } from './line-points.ts';
import { turningShare } from './turning-share.ts';
import type { LineTrace } from './line-trace.ts';

/** Rows around a curve that its soft edge may colour. */
const EDGE = 2;
/** Columns between two heights that are compared, and the least difference of busy ink. */
const STEP = 7;
const DIFFERENT = 2;

/**
 * Share of the columns along `line` in which something else is drawn that changes its height from bar to bar: candles
 * and their wicks do, legends do for part of the width; zones and levels keep their height. Left out are all curves,
 * what stands on the floor of the pane (volume), what lies on the filled side of the line and the columns under windows.
 */
export function busyShare(ink: Ink, line: LineTrace, curves: LineTrace[]): number {
  const { height } = ink;
  const heights = thirdInk(ink, line, curves);
  let busy = 0;
  let open = 0;
  for (let x = line.from; x < line.to; x++) {
    if (line.hidden.some((h) => x >= h.from && x < h.to)) continue;
    open++;
    const here = heights[x]!;
    if (here < 0) continue;
    const other = x - STEP >= line.from ? heights[x - STEP]! : height;
    if (Math.abs(here - other) > DIFFERENT) busy++;
  }
  return busy / Math.max(1, open);
}

/** How often the curve turns up or down in 100 columns, by more than its own thickness can hide. */
export function turnsOf({ y, from, to, thickness }: LineTrace): number {
  const least = Math.max(1, 0.75 * thickness);
  let turns = 0;
  let way = 0;
  let farthest = NaN;
  for (let x = from; x < to; x++) {
    const here = y[x]!;
    if (Number.isNaN(here)) continue;
    if (Number.isNaN(farthest) || way * (here - farthest) > 0) farthest = here;
    else if (Math.abs(here - farthest) >= least) {
      if (way !== 0) turns++;
      way = Math.sign(here - farthest);
      farthest = here;
    }
  }
  return (100 * turns) / Math.max(1, to - from);
}

/**
 * Closes turn at about every second point, averages over five bars or more at every fourth or fewer. `turns` is the least share from which
 * on a curve is no average, for very many points; few points turn more often by chance.
 */
const WALK = { turns: 0.3, chance: 0.16, points: 18, clarity: 0.45, span: 0.6, seen: 0.9 };
/** Vertices as clear as this are those of one curve, though a window hides somewhat more of it; steps are clear in any case. */
const CLEARLY = { clarity: 0.8, seen: 0.85 };

/** Whether the points turn up and down as often as closes do and no average does, so that the curve is the price whatever stands about it. */
export function walksLikePrices({ span, seen }: LineTrace, found: LinePoints): boolean {
  const { points, resolution, clarity, stepped } = found;
  const clear = clarity >= CLEARLY.clarity && !stepped;
  return (
    resolution === 'bars' &&
    clarity >= WALK.clarity &&
    points.length >= WALK.points &&
    span >= WALK.span &&
    seen >= (clear ? CLEARLY : WALK).seen &&
    turningShare(points) >= WALK.turns + Math.sqrt(WALK.chance / points.length)
  );
}

/** Row of the third inked pixel of each column along the line, from above, what is left out not counted; -1 where there is none. */
function thirdInk(ink: Ink, line: LineTrace, curves: LineTrace[]): Int32Array {
  const { width, height, mask } = ink;
  const { from, to, filled } = line;
  const bottom = new Int32Array(width);
  for (let x = from; x < to; x++)
    bottom[x] = filled === 'below' ? Math.min(floorOf(ink, x), line.top[x]!) : floorOf(ink, x);
  const found = new Uint8Array(width);
  const heights = new Int32Array(width).fill(-1);
  const sparse = new Sparse(mask);
  for (let y = 0; y < height; y++) {
    const start = y * width;
    for (let i = sparse.next(start + from, start + to); i < start + to; i++) {
      if (mask[i] === 0) {
        i = sparse.next(i, start + to) - 1;
        continue;
      }
      const x = i - start;
      if (found[x] === 3 || y >= bottom[x]! || (filled === 'above' && y < line.bottom[x]!)) continue;
      if (onCurve(curves, x, y)) continue;
      if (++found[x]! === 3) heights[x] = y;
    }
  }
  return heights;
}

function onCurve(curves: LineTrace[], x: number, y: number): boolean {
  for (const c of curves)
    if (!Number.isNaN(c.y[x]!) && y >= c.top[x]! - EDGE && y < c.bottom[x]! + EDGE) return true;
  return false;
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
