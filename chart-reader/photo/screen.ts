import type { Box, Raster } from '../types.ts';
import { median } from '../image/numbers.ts';
import type { Tiles } from './tiles.ts';
import { BLUR, LEAST_STEP, stepAt } from './side-steps.ts';
import { tilesOf } from './tiles.ts';

const TILE = 12;
/** Neighbouring tiles of one lit surface differ by no more than this in any colour. */
const GENTLE = 7;
/** A screen takes up at least this share of a photo of it. */
const LEAST_SCREEN = 0.12;
/** Columns and rows of tiles belong to the screen while this share of the usual number does. */
const SHARE = 0.45;

/**
 * The part of a straightened photo that shows the screen: the surface around the middle whose light changes gently, up to the
 * frame around it; the whole picture when no surface is large enough.
 */
export function screenBox(raster: Raster): Box {
  const whole: Box = { x0: 0, y0: 0, x1: raster.width, y1: raster.height };
  const tiles = tilesOf(raster, TILE);
  const surface = mainSurface(tiles);
  const count = surface.reduce((n, v) => n + v, 0);
  if (count < LEAST_SCREEN * surface.length) return whole;
  const byColumn = new Float64Array(tiles.columns);
  const byRow = new Float64Array(tiles.rows);
  for (let y = 0; y < tiles.rows; y++)
    for (let x = 0; x < tiles.columns; x++)
      if (surface[y * tiles.columns + x]) {
        byColumn[x]!++;
        byRow[y]!++;
      }
  const columns = reachOf(byColumn);
  const rows = reachOf(byRow);
  const box: Box = {
    x0: columns.from * TILE,
    x1: Math.min(raster.width, (columns.to + 1) * TILE),
    y0: rows.from * TILE,
    y1: Math.min(raster.height, (rows.to + 1) * TILE),
  };
  return withinFrame(raster, box);
}

/** Rows or columns on either side of the surface's border in which the edge of the frame is sought. */
const REACH = 2 * TILE;

/** The box with each side drawn in to just inside the frame's edge, where one runs along the side. */
function withinFrame(raster: Raster, box: Box): Box {
  const left = frameEdge(raster, 'x', box.x0, -1, box.y0, box.y1);
  const right = frameEdge(raster, 'x', box.x1, 1, box.y0, box.y1);
  const top = frameEdge(raster, 'y', box.y0, -1, box.x0, box.x1);
  const bottom = frameEdge(raster, 'y', box.y1, 1, box.x0, box.x1);
  const inside: Box = {
    x0: left === null ? box.x0 : left + BLUR,
    x1: right === null ? box.x1 : right - BLUR,
    y0: top === null ? box.y0 : top + BLUR,
    y1: bottom === null ? box.y1 : bottom - BLUR,
  };
  return {
    x0: Math.max(0, inside.x0),
    x1: Math.min(raster.width, inside.x1),
    y0: Math.max(0, inside.y0),
    y1: Math.min(raster.height, inside.y1),
  };
}

/**
 * The position across `axis` near `around` where a step of brightness runs from `from` to `to`: of several the innermost
 * (`outwards` is the way from the screen to the frame), for a frame has an outer edge too. Null without one.
 */
function frameEdge(
  raster: Raster,
  axis: 'x' | 'y',
  around: number,
  outwards: 1 | -1,
  from: number,
  to: number,
): number | null {
  const extent = axis === 'x' ? raster.width : raster.height;
  let best: number | null = null;
  let most = LEAST_STEP;
  for (let k = -REACH; k <= REACH; k++) {
    const at = around + outwards * k;
    if (at < 2 || at >= extent - 2) continue;
    const share = stepAt(raster, axis, at, from, to);
    if (share > most) [best, most] = [at, share];
    else if (best !== null && Math.abs(at - best) > 3) return best;
  }
  return best;
}

/** First and last position with a good share of the usual count. */
function reachOf(counts: Float64Array): { from: number; to: number } {
  const usual = median(counts.filter((n) => n > 0));
  let from = 0;
  let to = counts.length - 1;
  while (from < to && counts[from]! < SHARE * usual) from++;
  while (to > from && counts[to]! < SHARE * usual) to--;
  return { from, to };
}

/** People aim at the screen: what lies around the middle of the photo counts more than a wall around it. */
function weightAt(x: number, y: number): number {
  return Math.abs(x - 0.5) < 0.3 && Math.abs(y - 0.5) < 0.3 ? 1 : 0.2;
}

/** 1 for the tiles of the weightiest connected surface of plain tiles, neighbours no further apart than `GENTLE`. */
function mainSurface(tiles: Tiles): Uint8Array {
  const { columns, rows, colour, plain } = tiles;
  const mark = new Int32Array(columns * rows);
  const stack: number[] = [];
  let best = 0;
  let bestCount = 0;
  let next = 0;
  const alike = (a: number, b: number): boolean =>
    Math.abs(colour[3 * a]! - colour[3 * b]!) <= GENTLE &&
    Math.abs(colour[3 * a + 1]! - colour[3 * b + 1]!) <= GENTLE &&
    Math.abs(colour[3 * a + 2]! - colour[3 * b + 2]!) <= GENTLE;
  for (let start = 0; start < mark.length; start++) {
    if (mark[start] || plain[start]! < 0.4) continue;
    next++;
    let count = 0;
    stack.push(start);
    mark[start] = next;
    while (stack.length > 0) {
      const t = stack.pop()!;
      const x = t % columns;
      count += weightAt(x / columns, Math.floor(t / columns) / rows);
      for (const n of [x > 0 ? t - 1 : -1, x < columns - 1 ? t + 1 : -1, t - columns, t + columns])
        if (n >= 0 && n < mark.length && !mark[n] && plain[n]! >= 0.4 && alike(t, n)) {
          mark[n] = next;
          stack.push(n);
        }
    }
    if (count > bestCount) [best, bestCount] = [next, count];
  }
  return Uint8Array.from(mark, (m) => (m === best ? 1 : 0));
}
