import { Sparse } from './sparse.ts';

const LONGEST_DASH = 10;

/** A plane in which something is drawn where it is not zero. */
interface Plane {
  mask: Uint8Array;
  width: number;
  height: number;
}

/** Column by column: the short marks with nothing beside them, how many and where the first and the last begin. */
interface Marks {
  count: Int32Array;
  first: Int32Array;
  last: Int32Array;
}

/**
 * Takes away dotted and dashed vertical lines (grid, crosshair): columns with many short marks that have nothing
 * beside them, spread over most of the height.
 */
export function removeDottedColumns(plane: Plane): void {
  const { width, height } = plane;
  const { count, first, last } = loneMarks(plane);
  for (let x = 1; x < width - 1; x++)
    if (count[x]! >= Math.max(8, height / 26) && last[x]! - first[x]! >= 0.6 * height) clearMarks(plane, x);
}

/** Reads the plane along its rows, all columns at once. */
function loneMarks({ mask, width, height }: Plane): Marks {
  const [count, first, last] = [new Int32Array(width), new Int32Array(width), new Int32Array(width)];
  const sparse = new Sparse(mask);
  const begin = new Int32Array(width).fill(-1);
  const beside = new Uint8Array(width);
  for (let y = 0; y < height; y++) {
    const base = y * width;
    const end = base + width - 1;
    for (let i = sparse.next(base + 1, end); i < end; i++) {
      if (mask[i]! === 0) {
        i = sparse.next(i, end) - 1;
        continue;
      }
      const x = i - base;
      if (begin[x]! < 0) {
        begin[x] = y;
        beside[x] = 0;
      }
      if (mask[i - 1]! !== 0 || mask[i + 1]! !== 0) beside[x] = 1;
      // Below the last row there is nothing.
      if (i + width < mask.length && mask[i + width]! !== 0) continue;
      const from = begin[x]!;
      if (beside[x]! === 0 && y + 1 - from <= LONGEST_DASH) {
        if (count[x]!++ === 0) first[x] = from;
        last[x] = from;
      }
      begin[x] = -1;
    }
  }
  return { count, first, last };
}

/** Clears the short marks of one column that have nothing beside them. */
function clearMarks({ mask, width, height }: Plane, x: number): void {
  for (let y = 0; y < height; y++) {
    if (mask[y * width + x]! === 0) continue;
    const from = y;
    let alone = true;
    for (; y < height && mask[y * width + x]! !== 0; y++)
      if (mask[y * width + x - 1]! !== 0 || mask[y * width + x + 1]! !== 0) alone = false;
    if (!alone || y - from > LONGEST_DASH) continue;
    for (let k = from; k < y; k++) mask[k * width + x] = 0;
  }
}
