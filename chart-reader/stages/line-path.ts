import type { LineRuns } from './line-runs.ts';

/** What a path through the runs pays for. One column seen earns 1 (less where its ink is faint). */
const COST = {
  /** Per column left out: covered by something, or between two dashes. */
  gap: 0.4,
  /** Per row between the ends of two runs that do not touch. */
  jump: 0.2,
  /** Per row that two neighbouring runs share beyond the line's thickness: a curve moves on, a body stays. */
  overlap: 0.04,
  /** Per row that the path leaves its straight course at a gap. */
  bend: 0.06,
};

/**
 * The path from left to right that sees most columns at least cost (dynamic programming over the runs of one layer);
 * runs in `used` are passed over. Indices of its runs, left to right; at most one run a column.
 * `reach` bounds the thickness of the line, `longest` the columns that may be missing in a row.
 */
export function bestPath(runs: LineRuns, used: Uint8Array, reach: number, longest: number): Int32Array {
  const { count, column, top, bottom, middle, width, peak } = runs;
  const score = new Float32Array(count);
  const from = new Int32Array(count).fill(-1);
  const slope = new Float32Array(count);
  let end = -1;
  for (let x = 0; x < width; x++)
    for (let i = column[x]!; i < column[x + 1]!; i++) {
      if (used[i]) continue;
      const gain = Math.min(1, peak[i]! / 0.6);
      let best = 0;
      for (let d = 1; d <= longest && d <= x; d++) {
        for (let j = column[x - d]!; j < column[x - d + 1]!; j++) {
          if (used[j]) continue;
          const apart = Math.max(0, top[i]! - bottom[j]!, top[j]! - bottom[i]!);
          if (apart > reach + (d > 1 ? 3 * d : 0)) continue;
          let cost = COST.gap * (d - 1) + COST.jump * apart;
          if (d === 1) {
            const shared = Math.min(bottom[i]!, bottom[j]!) - Math.max(top[i]!, top[j]!);
            cost += Math.min(1, COST.overlap * Math.max(0, shared - reach));
          } else cost += Math.min(2, COST.bend * Math.abs(middle[i]! - middle[j]! - slope[j]! * d));
          const total = score[j]! - cost;
          if (total > best) [best, from[i]] = [total, j];
        }
        // A run of the last column that touches is the way on; looking further back can only lose columns.
        if (d === 1 && from[i]! >= 0 && best > 3 && touches(runs, from[i]!, i)) break;
      }
      score[i] = best + gain;
      const j = from[i]!;
      if (j >= 0)
        slope[i] = 0.7 * slope[j]! + 0.3 * ((middle[i]! - middle[j]!) / Math.max(1, x - columnOf(runs, j)));
      if (end < 0 || score[i]! > score[end]!) end = i;
    }
  const path: number[] = [];
  for (let i = end; i >= 0; i = from[i]!) path.push(i);
  return Int32Array.from(path.reverse());
}

function touches(runs: LineRuns, a: number, b: number): boolean {
  return runs.top[a]! <= runs.bottom[b]! && runs.top[b]! <= runs.bottom[a]!;
}

/** Column of a run, by halving. */
export function columnOf(runs: LineRuns, run: number): number {
  let low = 0;
  let high = runs.width;
  while (high - low > 1) {
    const mid = (low + high) >> 1;
    if (runs.column[mid]! <= run) low = mid;
    else high = mid;
  }
  return low;
}
