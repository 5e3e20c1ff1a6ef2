/** The first signs of bars that are too close to be told apart. */
import type { Ink } from '../image/ink.ts';
import type { Picture } from '../image/picture.ts';
import { Sparse } from '../image/sparse.ts';
import { lookAtCandleLayer } from './candle-layer.ts';
import { isSoft } from './softness.ts';

/** The least rows that bars have in a column: curves have fewer. */
export const LEAST_ROWS = 3;
/** Share of the pane's width that the bars cover. */
export const LEAST_SPAN = 0.45;
const MOST_EMPTY = 6;
const APART = { spacing: 3, peak: 0.6 };

/** Whether the pane may hold such bars: one unbroken band of ink, and no bars that stand apart. */
export function mayBeEnvelope(picture: Picture, ink: Ink): boolean {
  return isUnbroken(ink) && !isSoft(picture, ink) && !standsApart(picture, ink);
}

/** Whether nearly every column of a wide stretch of the pane holds more rows of ink than a curve has. */
function isUnbroken(ink: Ink): boolean {
  const { width } = ink;
  const rows = new Int32Array(width);
  forInk(ink, (_, x) => rows[x]!++);
  let [widest, from, empty] = [0, 0, 0];
  for (let x = 0; x < width; x++) {
    empty = rows[x]! >= LEAST_ROWS ? 0 : empty + 1;
    if (empty > MOST_EMPTY) from = x + 1;
    widest = Math.max(widest, x + 1 - from - empty);
  }
  return widest >= LEAST_SPAN * width;
}

/** Whether the pane holds bars on a clear comb that are wide enough to be distinguished. */
function standsApart(picture: Picture, ink: Ink): boolean {
  const layer = lookAtCandleLayer(picture, ink);
  return (
    layer !== null &&
    layer.complete &&
    layer.comb.spacing >= APART.spacing &&
    (layer.comb.sharp === true || layer.comb.peak >= APART.peak)
  );
}

/** Every pixel of the ink, row by row. */
export function forInk(
  { mask, width, height }: Ink,
  visit: (at: number, x: number, y: number) => void,
): void {
  const sparse = new Sparse(mask);
  for (let y = 0; y < height; y++) {
    const from = y * width;
    const end = from + width;
    for (let at = sparse.next(from, end); at < end; at++) {
      if (mask[at] === 0) at = sparse.next(at, end) - 1;
      else visit(at, at - from, y);
    }
  }
}
