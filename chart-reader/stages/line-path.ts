import { newFloats, newInts } from '../image/planes.ts';
import type { LineRuns } from './line-runs.ts';

/** What a path through the runs pays for. One column seen earns 1 (less where its ink is faint). */
const COST = {
  /** Per column left out: covered by something, or between two dashes. */
  gap: 0.4,
  /** Per row between the ends of two runs that do not touch. */
  jump: 0.2,
  /** Per row that two neighbouring runs share beyond what a line of this thickness and slope does: a curve moves on, a body stays. */
  overlap: 0.04,
  /** Per row that the path leaves its straight course, at a gap and from one column to the next. */
  bendAtGap: 0.06,
  bend: 0.03,
  /** Per radian between the colours, and per share of the thickness: lines of one layer are distinguished by them. */
  hue: 3,
  /** Per column that an earlier path already has: lines of one colour share their runs where they meet. */
  shared: 0.25,
  thickness: 0.4,
};
/** Angle between two colours that compression and rounding alone may bring. */
const SAME_HUE = 0.04;
/** Least share of the newest column in what the path remembers of its slope, and of its thickness and colour. */
const NEW_SLOPE = 0.25;
const NEW_LOOK = 0.03;

/** Columns that a path is looked for in, `from` to before `to`. */
export interface PathColumns {
  from: number;
  to: number;
}

/** The path so far, as remembered at each run. */
interface Memory {
  score: Float32Array;
  from: Int32Array;
  slope: Float32Array;
  thickness: Float32Array;
  hue: Float32Array;
  /** Runs in the path so far, and columns since the last one that no earlier path has. */
  length: Int32Array;
  foreign: Int32Array;
}

/**
 * The path from left to right that sees most columns at least cost (dynamic programming over the runs of one layer).
 * Runs in `used` may be crossed but not followed. Indices of its own runs, left to right; at most one run a column.
 * `reach` bounds the thickness of the line, `longest` the columns that may be missing in a row.
 */
export function bestPath(
  runs: LineRuns,
  used: Uint8Array,
  reach: number,
  longest: number,
  columns: PathColumns = { from: 0, to: runs.width },
): Int32Array {
  const { count, column, width, peak, top, bottom } = runs;
  const memory: Memory = {
    score: newFloats(count),
    from: newInts(count).fill(-1),
    slope: newFloats(count),
    thickness: newFloats(count),
    hue: newFloats(3 * count),
    length: newInts(count).fill(1),
    foreign: newInts(count),
  };
  const { score, from } = memory;
  let end = -1;
  // No path through a column is worth more than the best that ends in it.
  const most = new Float64Array(width).fill(-Infinity);
  // How far back the columns lie from which a path can come, nearest first.
  const back = new Int32Array(longest);
  for (let x = columns.from; x < columns.to; x++) {
    if (column[x] === column[x + 1]) continue;
    let ways = 0;
    for (let d = 1; d <= longest && d <= x; d++) if (most[x - d]! - COST.gap * (d - 1) > 0) back[ways++] = d;
    for (let i = column[x]!; i < column[x + 1]!; i++) {
      const isUsed = used[i] === 1;
      let best = 0;
      let step = 1;
      let before = -1;
      for (let way = 0; way < ways; way++) {
        const d = back[way]!;
        const gap = COST.gap * (d - 1);
        if (most[x - d]! - gap <= best) continue;
        // Runs so far from each other cost more than any path is worth.
        const above = top[i]! - reach - (d > 1 ? 3 * d : 0);
        const below = bottom[i]! + reach + (d > 1 ? 3 * d : 0);
        for (let j = column[x - d]!, end = column[x - d + 1]!; j < end; j++) {
          // Where the gap alone costs too much, the rest need not be worked out.
          if (score[j]! - gap <= best || bottom[j]! < above || top[j]! > below) continue;
          if (isUsed && memory.foreign[j]! + d > longest) continue;
          const total = score[j]! - stepCost(runs, memory, j, i, d, reach);
          if (total <= best) continue;
          best = total;
          before = j;
          step = d;
        }
        // A run of the last column that touches is the way on; looking further back can only lose columns.
        if (d === 1 && before >= 0 && best > 3 && touches(runs, before, i)) break;
      }
      from[i] = before;
      if (isUsed && before < 0) {
        score[i] = -Infinity;
        continue;
      }
      score[i] = best + (isUsed ? -COST.shared : Math.min(1, peak[i]! / 0.6));
      if (isUsed) passThrough(memory, i, step);
      else remember(runs, memory, i, step);
      if (score[i]! > most[x]!) most[x] = score[i]!;
      if (end < 0 || score[i]! > score[end]!) end = i;
    }
  }
  const path: number[] = [];
  for (let i = end; i >= 0; i = from[i]!) if (!used[i]) path.push(i);
  return Int32Array.from(path.reverse());
}

/** Cost of going from run j to run i, `d` columns on. */
function stepCost(runs: LineRuns, memory: Memory, j: number, i: number, d: number, reach: number): number {
  const { top, bottom, middle } = runs;
  const apart = Math.max(0, top[i]! - bottom[j]!, top[j]! - bottom[i]!);
  const rise = (middle[i]! - middle[j]!) / d;
  const bend = Math.abs(rise - memory.slope[j]!);
  const usual = memory.thickness[j]!;
  const thick = runs.ink[i]! / Math.hypot(1, rise);
  const off = Math.max(0, hueAngle(runs, memory, j, i) - SAME_HUE);
  const own = Math.min(0.6, COST.hue * off) + COST.thickness * Math.min(1, Math.abs(thick - usual) / usual);
  if (d > 1) return own + COST.gap * (d - 1) + COST.jump * apart + Math.min(2, COST.bendAtGap * bend * d);
  const shared = Math.min(bottom[i]!, bottom[j]!) - Math.max(top[i]!, top[j]!);
  const strokes = usual * Math.max(Math.abs(rise), Math.abs(memory.slope[j]!));
  return (
    own +
    COST.jump * apart +
    Math.min(0.2, COST.bend * bend) +
    Math.min(1, COST.overlap * Math.max(0, shared - Math.max(reach, strokes)))
  );
}

function hueAngle(runs: LineRuns, memory: Memory, j: number, i: number): number {
  const { hue } = memory;
  const dr = hue[3 * j]! - runs.hue[3 * i]!;
  const dg = hue[3 * j + 1]! - runs.hue[3 * i + 1]!;
  const db = hue[3 * j + 2]! - runs.hue[3 * i + 2]!;
  return Math.sqrt(dr * dr + dg * dg + db * db);
}

/** Properties of the path that ends at run i: running means with slowly decreasing weights. */
function remember(runs: LineRuns, memory: Memory, i: number, columns: number): void {
  const { slope, thickness, hue, length } = memory;
  const j = memory.from[i]!;
  if (j < 0) {
    thickness[i] = Math.max(0.5, Math.min(runs.ink[i]!, 6));
    for (let c = 0; c < 3; c++) hue[3 * i + c] = runs.hue[3 * i + c]!;
    return;
  }
  const rise = (runs.middle[i]! - runs.middle[j]!) / columns;
  const thick = runs.ink[i]! / Math.hypot(1, rise);
  length[i] = length[j]! + 1;
  const look = Math.max(NEW_LOOK, 1 / length[i]!);
  slope[i] = slope[j]! + NEW_SLOPE * (rise - slope[j]!);
  thickness[i] = Math.max(0.5, thickness[j]! + look * (thick - thickness[j]!));
  for (let c = 0; c < 3; c++)
    hue[3 * i + c] = hue[3 * j + c]! + look * (runs.hue[3 * i + c]! - hue[3 * j + c]!);
}

/** A run of an earlier path leaves what is known of this one as it was. */
function passThrough(memory: Memory, i: number, columns: number): void {
  const j = memory.from[i]!;
  memory.slope[i] = memory.slope[j]!;
  memory.thickness[i] = memory.thickness[j]!;
  memory.length[i] = memory.length[j]!;
  memory.foreign[i] = memory.foreign[j]! + columns;
  for (let c = 0; c < 3; c++) memory.hue[3 * i + c] = memory.hue[3 * j + c]!;
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
