import { newBytes, newInts } from './planes.ts';
import type { Picture } from './picture.ts';
import { ONE_COLOUR } from './rectangles.ts';
import type { Rectangles } from './rectangles.ts';

const STROKE = 4;
const LEAST_ROWS = 3;
/** Frames and grid lines are taller than this share of the region. */
const TALLEST = 0.7;

/** How alike the inside of a hollow body and the ground beside it are, per channel. */
const SAME_GROUND = 40;

/**
 * The rectangles, and one more for each pair of equal upright strokes that begin and end on the same rows, at most
 * `widest` pixels apart: the outline of a body, hollow or filled in another colour. The strokes themselves are marked
 * as parts of it. `height` is that of the region.
 */
export function withOutlines(
  picture: Picture,
  rectangles: Rectangles,
  widest: number,
  height: number,
): Rectangles {
  const { count, x0, x1, y0, y1 } = rectangles;
  const strokes: number[] = [];
  for (let i = 0; i < count; i++) {
    const rows = y1[i]! - y0[i]!;
    if (x1[i]! - x0[i]! <= STROKE && rows >= LEAST_ROWS && rows <= TALLEST * height) strokes.push(i);
  }
  strokes.sort((a, b) => y0[a]! - y0[b]! || x0[a]! - x0[b]!);
  const pairs: [number, number][] = [];
  for (let k = 0; k < strokes.length; k++) {
    const left = strokes[k]!;
    for (let n = k + 1; n < strokes.length; n++) {
      const right = strokes[n]!;
      if (y0[right] !== y0[left] || x1[right]! - x0[left]! > widest) break;
      if (y1[right] !== y1[left] || x0[right]! - x1[left]! < 1 || !alike(rectangles, left, right)) continue;
      if (isOutline(picture, rectangles, left, right)) pairs.push([left, right]);
      break;
    }
  }
  return appended(rectangles, pairs);
}

/**
 * Whether two strokes outline something, in most of three rows: the ground between them is that beside them, or is
 * filled in a colour that the strokes do not lead over to as anti-aliased edges do.
 */
function isOutline(picture: Picture, { x0, x1, y0, y1 }: Rectangles, left: number, right: number): boolean {
  const middle = (x1[left]! + x0[right]!) >> 1;
  const outside = x0[left]! - 2;
  const stroke = (x0[left]! + x1[left]! - 1) >> 1;
  let votes = 0;
  for (let k = 1; k <= 3; k++) {
    const base = ((y0[left]! + ((y1[left]! - y0[left]!) * k) / 4) | 0) * picture.width;
    if (isStroke(picture, base + outside, base + stroke, base + middle)) votes++;
  }
  return votes >= 2;
}

function isStroke({ rgba }: Picture, outside: number, stroke: number, inside: number): boolean {
  let open = true;
  let between = true;
  for (let c = 0; c < 3; c++) {
    const o = rgba[4 * outside + c]!;
    const s = rgba[4 * stroke + c]!;
    const i = rgba[4 * inside + c]!;
    if (Math.abs(o - i) > SAME_GROUND) open = false;
    if (s < Math.min(o, i) - SAME_GROUND / 2 || s > Math.max(o, i) + SAME_GROUND / 2) between = false;
  }
  return open || !between;
}

function alike({ r, g, b }: Rectangles, i: number, k: number): boolean {
  return (
    Math.abs(r[i]! - r[k]!) <= ONE_COLOUR &&
    Math.abs(g[i]! - g[k]!) <= ONE_COLOUR &&
    Math.abs(b[i]! - b[k]!) <= ONE_COLOUR
  );
}

function appended(rectangles: Rectangles, pairs: [number, number][]): Rectangles {
  const { count, wide } = rectangles;
  const total = count + pairs.length;
  const ints = (list: Int32Array, of: (pair: [number, number]) => number): Int32Array => {
    const out = newInts(total);
    out.set(list);
    pairs.forEach((pair, i) => (out[count + i] = of(pair)));
    return out;
  };
  const bytes = (list: Uint8Array): Uint8Array => {
    const out = newBytes(total);
    out.set(list);
    pairs.forEach(([left], i) => (out[count + i] = list[left]!));
    return out;
  };
  const { x0, x1, y0, y1, r, g, b } = rectangles;
  const part = newBytes(total);
  for (const [left, right] of pairs) part[left] = part[right] = 1;
  return {
    count: total,
    x0: ints(x0, ([left]) => x0[left]!),
    x1: ints(x1, ([, right]) => x1[right]!),
    y0: ints(y0, ([left]) => y0[left]!),
    y1: ints(y1, ([left]) => y1[left]!),
    r: bytes(r),
    g: bytes(g),
    b: bytes(b),
    wide,
    part,
  };
}
