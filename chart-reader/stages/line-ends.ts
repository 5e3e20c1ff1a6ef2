import type { Box } from '../types.ts';
import { median } from '../image/numbers.ts';
import { bestPath, columnOf } from './line-path.ts';
import type { LineRuns } from './line-runs.ts';

/** Share of the pane that a path must cover before what may lie beyond its ends is looked for. */
export const WORTH = 0.3;
/** Share of the pane that may be hidden between a path and the piece that goes on from it. */
const MOST_HIDDEN = 0.08;
/** Share of the pane from which on a window over a gap is looked for. */
const LEAST_UNDER = 0.03;
/** Columns of the least piece that is taken for the same line. */
const LEAST_PIECE = 10;
/** Share of its columns in which such a piece is seen: text and dashes are not. */
const LEAST_SEEN = 0.85;
const SAME_THICKNESS = 0.25;
/** Angle between the colours of two pieces of one line. */
const SAME_HUE = 0.1;
/** Rows by which a piece may begin farther off than the line itself ever moves over so many columns. */
const SLACK = 4;
/** How many times as far a line may move under a window. */
const MOST_UNSEEN = 2;
const MOST_PIECES = 3;

/** Columns `from` to before `to`, in which something lies over the line. */
export interface HiddenColumns {
  from: number;
  to: number;
}

export interface WholeLine {
  path: Int32Array;
  /** Where windows lie over it. */
  hidden: HiddenColumns[];
}

/**
 * The path with the pieces of the same line before and after it that a drawing, a label or a bubble cuts off: of its colour
 * and thickness, and no farther up or down than the line itself moves over as many columns. Under one of the `windows`
 * (rows and columns of the ink) more may be hidden than under anything else.
 */
export function withEnds(
  runs: LineRuns,
  used: Uint8Array,
  path: Int32Array,
  reach: number,
  windows: () => readonly Box[],
): WholeLine {
  const whole: WholeLine = { path, hidden: [] };
  if (path.length < WORTH * runs.width) return whole;
  for (const after of [true, false])
    for (let n = 0; n < MOST_PIECES; n++) {
      const piece = nextPiece(runs, used, whole.path, { reach, windows }, after);
      if (!piece) break;
      const [left, right] = after ? [whole.path, piece] : [piece, whole.path];
      const gap = { from: columnOf(runs, left[left.length - 1]!) + 1, to: columnOf(runs, right[0]!) };
      const isUnder = (box: Box): boolean =>
        endsAt(runs, left[left.length - 1]!, box, reach) && endsAt(runs, right[0]!, box, reach);
      const width = gap.to - gap.from + 1;
      if (isWide(runs, width) || (width > LEAST_UNDER * runs.width && windows().some(isUnder)))
        whole.hidden.push(gap);
      whole.path = joined(left, right);
    }
  return whole;
}

/** Columns and rows from a line's end within which a piece of another colour goes on as it. */
const MEETS = { columns: 2, rows: 2 };

/** The place where a line ends: its column, and the rows that it covers there. */
export interface LineEnd {
  x: number;
  top: number;
  bottom: number;
  /** Whether it is the right one. */
  after: boolean;
}

/** The piece of another colour that begins right at the end of a line, as one above and below a base line has; null where there is none. */
export function pieceFrom(
  runs: LineRuns,
  used: Uint8Array,
  { x, top, bottom, after }: LineEnd,
  reach: number,
): Int32Array | null {
  // Where it is steep both have the column in which the one becomes the other.
  const columns = after
    ? { from: Math.max(0, x - 1), to: runs.width }
    : { from: 0, to: Math.min(runs.width, x + 2) };
  if (columns.to - columns.from < LEAST_PIECE) return null;
  const meets = (i: number): boolean =>
    runs.top[i]! <= bottom + MEETS.rows && runs.bottom[i]! >= top - MEETS.rows;
  const a = after ? columns.from : x - MEETS.columns;
  const b = after ? x + 1 + MEETS.columns : columns.to;
  let begins = false;
  for (let i = runs.column[a]!; i < runs.column[b]!; i++) if (used[i] !== 1 && meets(i)) begins = true;
  if (!begins) return null;
  const path = bestPath(runs, used, reach, 3 * reach, columns);
  const first = after ? path[0] : path.at(-1);
  if (first === undefined || path.length < LEAST_PIECE || !meets(first)) return null;
  const at = columnOf(runs, first);
  const long = columnOf(runs, path.at(-1)!) - columnOf(runs, path[0]!) + 1;
  return at >= a && at < b && path.length >= LEAST_SEEN * long && !isLevel(runs, path) ? path : null;
}

function joined(left: Int32Array, right: Int32Array): Int32Array {
  const both = new Int32Array(left.length + right.length);
  both.set(left);
  both.set(right, left.length);
  return both;
}

const isWide = (runs: LineRuns, gap: number): boolean => gap > MOST_HIDDEN * runs.width;

interface Surroundings {
  reach: number;
  windows: () => readonly Box[];
}

/** The piece that goes on from the path's end, or from its beginning backwards; null where there is none. */
function nextPiece(
  runs: LineRuns,
  used: Uint8Array,
  path: Int32Array,
  around: Surroundings,
  after: boolean,
): Int32Array | null {
  const { reach } = around;
  const end = columnOf(runs, after ? path[path.length - 1]! : path[0]!);
  const beyond = used.slice();
  if (after) beyond.fill(1, 0, runs.column[end + 1]);
  else beyond.fill(1, runs.column[end]!);
  const columns = after ? { from: end + 1, to: runs.width } : { from: 0, to: end };
  for (let n = 0; n < MOST_PIECES && beyond.includes(0); n++) {
    const piece = bestPath(runs, beyond, reach, 3 * reach, columns);
    if (piece.length < LEAST_PIECE) return null;
    if (goesOn(runs, path, piece, after, around)) return piece;
    for (const i of piece) beyond[i] = 1;
  }
  return null;
}

function goesOn(
  runs: LineRuns,
  path: Int32Array,
  piece: Int32Array,
  after: boolean,
  { reach, windows }: Surroundings,
): boolean {
  const [left, right] = after ? [path, piece] : [piece, path];
  const from = left[left.length - 1]!;
  const to = right[0]!;
  const gap = columnOf(runs, to) - columnOf(runs, from);
  const columns = columnOf(runs, piece[piece.length - 1]!) - columnOf(runs, piece[0]!) + 1;
  if (piece.length < LEAST_SEEN * columns || isLevel(runs, piece)) return false;
  const own = thicknessOf(runs, path);
  if (Math.abs(thicknessOf(runs, piece) - own) > SAME_THICKNESS * own) return false;
  const apart = Math.abs(runs.middle[to]! - runs.middle[from]!);
  const most = farthestMove(runs, path, gap) + SLACK;
  if (apart > MOST_UNSEEN * most || hueApart(runs, path, piece) > SAME_HUE) return false;
  if (apart <= most && !isWide(runs, gap)) return true;
  return windows().some((box) => endsAt(runs, from, box, reach) && endsAt(runs, to, box, reach));
}

/** Whether the run lies on the edge of the window or within it, its shadow allowed for. */
function endsAt(runs: LineRuns, run: number, { x0, x1, y0, y1 }: Box, reach: number): boolean {
  const x = columnOf(runs, run);
  if (x < x0 - reach || x >= x1 + reach) return false;
  return runs.bottom[run]! >= y0 - reach && runs.top[run]! <= y1 + reach;
}

/** A level piece is the line of a price. */
function isLevel({ top, bottom }: LineRuns, piece: Int32Array): boolean {
  let [lowest, highest, most] = [-Infinity, Infinity, 0];
  for (const i of piece) {
    lowest = Math.max(lowest, bottom[i]!);
    highest = Math.min(highest, top[i]!);
    most = Math.max(most, bottom[i]! - top[i]!);
  }
  const reach = lowest - highest;
  return reach < most + 3 && reach < median(Array.from(piece, (i) => bottom[i]! - top[i]!)) + 3;
}

/** Thickness across the line, of a column where it is level and of a steep one alike. */
function thicknessOf(runs: LineRuns, path: Int32Array): number {
  return median(
    Array.from(path.subarray(1), (i, n) => runs.ink[i]! / Math.hypot(1, riseTo(runs, path[n]!, i))),
  );
}

const riseTo = (runs: LineRuns, a: number, b: number): number =>
  (runs.middle[b]! - runs.middle[a]!) / (columnOf(runs, b) - columnOf(runs, a));

/** The most that the path moves up or down over so many columns. */
function farthestMove(runs: LineRuns, path: Int32Array, gap: number): number {
  let most = 0;
  for (let n = gap; n < path.length; n++)
    most = Math.max(most, Math.abs(runs.middle[path[n]!]! - runs.middle[path[n - gap]!]!));
  return most;
}

/** Angle between the mean colours of two paths. */
function hueApart({ hue }: LineRuns, a: Int32Array, b: Int32Array): number {
  const meanOf = (path: Int32Array, c: number): number =>
    path.reduce((sum, i) => sum + hue[3 * i + c]!, 0) / path.length;
  return Math.hypot(...[0, 1, 2].map((c) => meanOf(a, c) - meanOf(b, c)));
}
