/** What the fill of an area tells of the ends of its line: it begins with the first point and ends with the last one. */
import { distance } from '../image/background.ts';
import type { Ink } from '../image/ink.ts';
import { median } from '../image/numbers.ts';
import type { Picture } from '../image/picture.ts';
import type { HiddenColumns } from './line-ends.ts';

/** What is asked of a curve that was followed. */
interface Followed {
  from: number;
  to: number;
  y: Float32Array;
  sigma: Float32Array;
  bottom: Int32Array;
  hidden: readonly HiddenColumns[];
  span: number;
  seen: number;
}

/** Least columns of an end without a fill, the share of them that must lie on one row, and shares of them, and of as many before it, that may be and must be filled. */
const TAIL = { columns: 8, rows: 1.5, level: 0.5, filled: 0.1, before: 0.8 };

/**
 * The line without level ends below which the fill is missing: the line of the last price goes on from there. `filledAt` tells of each of its columns
 * whether the fill is seen below it.
 */
export function withoutUnfilledEnds<T extends Followed>(line: T, filledAt: ReadonlyMap<number, boolean>): T {
  const columns = [...filledAt.keys()].sort((a, b) => a - b);
  const after = keptOf(line, columns, filledAt);
  const before = keptOf(line, [...columns].reverse(), filledAt);
  if (after === columns.length && before === columns.length) return line;
  const to = after < columns.length ? columns[after - 1]! + 1 : line.to;
  const from = before < columns.length ? columns[columns.length - before]! : line.from;
  const y = line.y.map((row, x) => (x < from || x >= to ? NaN : row));
  const sigma = line.sigma.map((s, x) => (Number.isNaN(y[x]!) ? NaN : s));
  const seen = y.reduce((sum, row) => sum + (Number.isNaN(row) ? 0 : 1), 0);
  const hidden = line.hidden.filter((h) => h.from >= from && h.to <= to);
  const open = to - from - hidden.reduce((sum, h) => sum + h.to - h.from, 0);
  return { ...line, from, to, y, sigma, hidden, span: (to - from) / y.length, seen: seen / open };
}

/** How many of the columns, in the order given, are left when the level ones without a fill are taken off their end. */
function keptOf({ y }: Followed, columns: readonly number[], filledAt: ReadonlyMap<number, boolean>): number {
  const isFilled = (n: number): boolean => filledAt.get(columns[n]!)!;
  let filled = 0;
  let keep = columns.length;
  for (let n = columns.length - 1; n > 0 && filled <= TAIL.filled * (columns.length - n); n--) {
    if (isFilled(n)) filled++;
    else keep = n;
  }
  const cut = columns.slice(keep);
  if (cut.length < TAIL.columns || keep < TAIL.columns) return columns.length;
  // The edge of the tag may have been followed, too, where the line of the last price meets it.
  const usual = median(cut.map((x) => y[x]!));
  if (cut.filter((x) => Math.abs(y[x]! - usual) <= TAIL.rows).length < TAIL.level * cut.length)
    return columns.length;
  const before = columns.slice(keep - TAIL.columns, keep).filter((x) => filledAt.get(x)).length;
  // The last column may be half filled.
  const soft = Math.abs(cut[0]! - columns[keep - 1]!) === 1 ? 1 : 0;
  return before >= TAIL.before * TAIL.columns ? keep + soft : columns.length;
}

/** How far the fill lies from the page at least, and how far two pixels of it may lie apart in one row. */
const OFF = 4;
const SAME = 4;
/** Columns inside the end of the line with which those outside are compared, and rows beside the line. */
const INSIDE = 4;
const BESIDE = 4;
/** Share of the rows that must be filled alike, and least of them. */
const ALIKE = 0.7;
const LEAST_ROWS = 12;

/** In how many columns beside the ends of the line its fill goes on. */
export function filledBeside(picture: Picture, ink: Ink, { from, to, bottom }: Followed): number {
  const { box, width, height, plain } = ink;
  const { rgba } = picture;
  const at = (x: number, y: number): number => (box.y0 + y) * picture.width + box.x0 + x;
  const alike = (i: number, j: number): boolean =>
    [0, 1, 2].every((c) => Math.abs(rgba[4 * i + c]! - rgba[4 * j + c]!) <= SAME);
  const besideEnd = (end: number, way: 1 | -1): number => {
    const inside = end - way * INSIDE;
    const first = Math.max(bottom[end]!, bottom[inside]!) + BESIDE;
    const rows = Array.from({ length: Math.max(0, height - first) }, (_, k) => first + k).filter(
      (y) => distance(picture, at(inside, y), plain) >= OFF,
    );
    if (rows.length < LEAST_ROWS) return 0;
    let columns = 0;
    for (let x = end + way * INSIDE; x >= 0 && x < width; x += way)
      if (rows.filter((y) => alike(at(x, y), at(inside, y))).length >= ALIKE * rows.length) columns++;
    return columns;
  };
  return besideEnd(from, -1) + besideEnd(to - 1, 1);
}
