import { median } from '../image/numbers.ts';
import { columnOf } from './line-path.ts';
import type { LineRuns } from './line-runs.ts';

/** Columns of the least line that is left. */
const LEAST_COLUMNS = 24;
/** Share of its columns in which it is seen: what is broken itself tells no dots from the line. */
const LEAST_SEEN = 0.8;
/** Columns of a price tag, of its edge or its figures, that may end such a line; it is seen in at least so many of its own, and is longer than the tag. */
const TAG = 64;
const LEAST_TAIL = 12;

/**
 * The path without level ends that belong to another line: the dotted line of the last price goes on where the curve
 * stops, and is thinner or seen in fewer columns.
 */
export function withoutTails(runs: LineRuns, path: Int32Array): Int32Array {
  const columns = Array.from(path, (i) => columnOf(runs, i));
  const rows = Array.from(path, (i) => runs.middle[i]!);
  const thick = Array.from(path, (i, n) => runs.ink[i]! / steepness(columns, rows, n));
  const usual = median(thick);
  /** How many of the columns are left when the level ones of another line, from the n-th on, are taken off. */
  const levelFrom = (order: number[], n: number): number => {
    const last = order[n]!;
    let own = 0;
    let keep = n + 1;
    for (; n > 0; n--) {
      const at = order[n]!;
      if (Math.abs(rows[at]! - rows[last]!) > 1) break;
      if (thick[at]! > 0.7 * usual) own++;
      if (own < 0.6 * (Math.abs(columns[last]! - columns[at]!) + 1)) keep = n;
    }
    return keep;
  };
  const long = (a: number, b: number): number => Math.abs(columns[b]! - columns[a]!);
  const cut = (order: number[]): number => {
    let left = levelFrom(order, order.length - 1);
    for (let n = order.length - 2; n >= Math.max(0, order.length - 1 - TAG); n--) {
      const keep = levelFrom(order, n);
      const longer = long(order[keep]!, order[n]!) >= long(order[n]!, order.at(-1)!);
      if (keep + LEAST_TAIL <= n && longer) left = Math.min(left, keep);
    }
    return left;
  };
  const ahead = columns.map((_, n) => n);
  const end = cut(ahead);
  const begin = end - cut(ahead.slice(0, end).reverse());
  const least = Math.max(LEAST_COLUMNS, LEAST_SEEN * (long(begin, end - 1) + 1));
  return end - begin >= least ? path.subarray(begin, end) : path;
}

/** Length of the path per column around its n-th column. */
export function steepness(columns: number[], rows: number[], n: number): number {
  const a = Math.max(0, n - 1);
  const b = Math.min(columns.length - 1, n + 1);
  return Math.hypot(1, (rows[b]! - rows[a]!) / Math.max(1, columns[b]! - columns[a]!));
}
