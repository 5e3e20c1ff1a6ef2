/** A curve that is all that a pane holds: it is measured at every column, whether or not its points can be told. */
import type { Ink } from '../image/ink.ts';
import { isCurve } from './is-curve.ts';
import { floorOf, turnsOf } from './line-company.ts';
import { isLevel } from './line-level.ts';
import type { LineTrace } from './line-trace.ts';

/**
 * Least shares of the pane's width that the curve goes over, and of its columns in which it is seen, and least rows from top to bottom: of fewer one is
 * more than half a percent. How even its stroke is.
 */
const LEAST = { span: 0.6, seen: 0.95, height: 200 };
const EVEN = { least: 0.8, most: 1.25 };
/** Least turns from end to end: nothing else that is drawn by itself goes up and down so often. */
const TURNS = 6;
/** Turns in 100 columns that no average has. */
const ROUGH = 4;
/** Rows beside the stroke that its soft edge and levels may take up, and most of its columns in which more stands. */
const OWN = { edge: 2, rows: 6, busy: 0.06 };
/** Of another curve, the least share of the pane, how much of it is seen, for letters are no curve, and how often an average turns at most. */
const OTHER = { span: 0.06, seen: 0.9, turns: 0.5 };
/** Columns at an end that its stroke and its fill may blur, and the share of the columns beyond it in which more than levels stands. */
const BESIDE = { columns: 4, share: 0.1 };

/**
 * Whether nothing but this curve, its averages, levels and what stands on the floor is drawn in the rows that it goes through, so that it is the
 * series from end to end.
 */
export function isAlone(ink: Ink, line: LineTrace, traces: readonly LineTrace[]): boolean {
  const { span, seen, height, excess, hidden, from, to } = line;
  if (span < LEAST.span || seen < LEAST.seen || height < LEAST.height || hidden.length > 0) return false;
  if (excess < EVEN.least || excess > EVEN.most) return false;
  if ((turnsOf(line) * (to - from)) / 100 < TURNS) return false;
  const rows = rowsOf(line);
  const others = traces.filter((c) => {
    const [top, bottom] = rowsOf(c);
    const seenThere = c.seen >= OTHER.seen || (top < rows[1] && bottom > rows[0]);
    return isCurve(c) && c.span >= OTHER.span && seenThere && !isPartOf(c, line) && !isLevel(c);
  });
  // No average is filled or turns so often, and none turns nearly as often as what it is one of.
  const rough = line.filled === 'below' || turnsOf(line) >= ROUGH;
  const isAverage = (c: LineTrace): boolean => rough && turnsOf(c) <= OTHER.turns * turnsOf(line);
  return others.every(isAverage) && hasRoom(ink, line, others, rows) && endsInTheOpen(ink, line, rows);
}

/** First row that a curve covers, and the one after its last. */
type Rows = readonly [first: number, end: number];

function rowsOf({ y, top, bottom }: LineTrace): Rows {
  let [first, end] = [Infinity, 0];
  y.forEach((row, x) => {
    if (Number.isNaN(row)) return;
    first = Math.min(first, top[x]!);
    end = Math.max(end, bottom[x]!);
  });
  return [first, end];
}

/** Whether the line was put together of this piece and others. */
const isPartOf = (piece: LineTrace, line: LineTrace): boolean =>
  piece.y.some((y, x) => !Number.isNaN(y) && y === line.y[x]);

/** Whether hardly anything stands beside the curve, but for what its own fill covers and what stands on the floor. */
function hasRoom(ink: Ink, line: LineTrace, others: readonly LineTrace[], [first, end]: Rows): boolean {
  const { from, to, top, bottom, filled, thickness } = line;
  const reach = Math.ceil(thickness);
  let busy = 0;
  for (let x = from; x < to; x++) {
    const [a, b] = [Math.max(from, x - reach), Math.min(to, x + reach + 1)];
    const highest = Math.min(...rowsSeen(line, top, a, b)) - OWN.edge;
    const lowest = Math.max(...rowsSeen(line, bottom, a, b)) + OWN.edge;
    const above = filled === 'above' ? 0 : drawnIn(ink, x, first, Math.min(highest, end));
    const below =
      filled === 'below' ? 0 : drawnIn(ink, x, Math.max(lowest, first), Math.min(end, floorOf(ink, x)));
    const averages = others.filter((c) => !Number.isNaN(c.y[x]!));
    const known = averages.reduce((sum, c) => sum + c.bottom[x]! - c.top[x]! + 2 * OWN.edge, 0);
    if (above + below > OWN.rows + known) busy++;
  }
  return busy <= OWN.busy * (to - from);
}

const rowsSeen = ({ y }: LineTrace, rows: Int32Array, from: number, to: number): number[] => {
  const seen: number[] = [];
  for (let x = from; x < to; x++) if (!Number.isNaN(y[x]!)) seen.push(rows[x]!);
  return seen;
};

/** How many rows are drawn in a column. */
function drawnIn({ width, mask }: Ink, x: number, first: number, end: number): number {
  let rows = 0;
  for (let y = first; y < end; y++) if (mask[y * width + x]) rows++;
  return rows;
}

/** Whether nothing that could hide where the curve goes on is drawn before its first column and after its last one. */
function endsInTheOpen(ink: Ink, { from, to, thickness }: LineTrace, [first, end]: Rows): boolean {
  const apart = Math.ceil(BESIDE.columns + thickness);
  const isOpen = (left: number, right: number): boolean => {
    let busy = 0;
    for (let x = left; x < right; x++) if (drawnIn(ink, x, first, end) > OWN.rows) busy++;
    return busy <= Math.max(BESIDE.columns, BESIDE.share * (right - left));
  };
  return isOpen(0, from - apart) && isOpen(to + apart, ink.width);
}
