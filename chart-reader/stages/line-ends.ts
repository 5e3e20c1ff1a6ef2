import { median } from '../image/numbers.ts';
import { bestPath, columnOf } from './line-path.ts';
import type { LineRuns } from './line-runs.ts';

/** Share of the pane that a path must cover before what may lie beyond its ends is looked for. */
const WORTH = 0.3;
/** Share of the pane that may be hidden between a path and the piece that goes on from it. */
const MOST_HIDDEN = 0.08;
/** Columns of the least piece that is taken for the same line. */
const LEAST_PIECE = 10;
/** Share of its columns in which such a piece is seen: text and dashes are not. */
const LEAST_SEEN = 0.85;
const SAME_THICKNESS = 0.25;
/** Angle between the colours of two pieces of one line. */
const SAME_HUE = 0.1;
/** Rows by which a piece may begin farther off than the line itself ever moves over so many columns. */
const SLACK = 4;
const MOST_PIECES = 3;

/**
 * The path with the pieces of the same line before and after it that a drawing, a label or a bubble cuts off: of its colour
 * and thickness, and no farther up or down than the line itself moves over as many columns.
 */
export function withEnds(runs: LineRuns, used: Uint8Array, path: Int32Array, reach: number): Int32Array {
  let whole = path;
  if (path.length < WORTH * runs.width) return whole;
  for (const after of [true, false])
    for (let n = 0; n < MOST_PIECES; n++) {
      const piece = nextPiece(runs, used, whole, reach, after);
      if (!piece) break;
      whole = after ? Int32Array.of(...whole, ...piece) : Int32Array.of(...piece, ...whole);
    }
  return whole;
}

/** The piece that goes on from the path's end, or from its beginning backwards; null where there is none. */
function nextPiece(
  runs: LineRuns,
  used: Uint8Array,
  path: Int32Array,
  reach: number,
  after: boolean,
): Int32Array | null {
  const end = columnOf(runs, after ? path[path.length - 1]! : path[0]!);
  const beyond = Uint8Array.from(used);
  if (after) beyond.fill(1, 0, runs.column[end + 1]);
  else beyond.fill(1, runs.column[end]!);
  for (let n = 0; n < MOST_PIECES && beyond.includes(0); n++) {
    const piece = bestPath(runs, beyond, reach, 3 * reach);
    if (piece.length < LEAST_PIECE) return null;
    if (goesOn(runs, path, piece, after)) return piece;
    for (const i of piece) beyond[i] = 1;
  }
  return null;
}

function goesOn(runs: LineRuns, path: Int32Array, piece: Int32Array, after: boolean): boolean {
  const [left, right] = after ? [path, piece] : [piece, path];
  const from = left[left.length - 1]!;
  const to = right[0]!;
  const gap = columnOf(runs, to) - columnOf(runs, from);
  const columns = columnOf(runs, piece[piece.length - 1]!) - columnOf(runs, piece[0]!) + 1;
  if (gap > MOST_HIDDEN * runs.width || piece.length < LEAST_SEEN * columns) return false;
  if (isLevel(runs, piece)) return false;
  const own = thicknessOf(runs, path);
  if (Math.abs(thicknessOf(runs, piece) - own) > SAME_THICKNESS * own) return false;
  const apart = Math.abs(runs.middle[to]! - runs.middle[from]!);
  return apart <= farthestMove(runs, path, gap) + SLACK && hueApart(runs, path, piece) <= SAME_HUE;
}

/** A level piece is the line of a price. */
function isLevel({ top, bottom }: LineRuns, piece: Int32Array): boolean {
  const lowest = piece.reduce((m, i) => Math.max(m, bottom[i]!), -Infinity);
  const highest = piece.reduce((m, i) => Math.min(m, top[i]!), Infinity);
  const usual = median(Array.from(piece, (i) => bottom[i]! - top[i]!));
  return lowest - highest < usual + 3;
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
