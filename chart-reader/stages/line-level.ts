import { median } from '../image/numbers.ts';
import type { LineTrace } from './line-trace.ts';

/** What lies on one row for this share of its length is a level, wherever its ends were followed to. */
const LEVEL = { rows: 1.5, share: 0.8 };

export function isLevel({ y, from, to, seen }: LineTrace): boolean {
  const rows = y.subarray(from, to).filter((row) => !Number.isNaN(row));
  const usual = median(rows);
  const along = rows.filter((row) => Math.abs(row - usual) <= LEVEL.rows).length;
  return along >= LEVEL.share * seen * (to - from);
}
