import { areAlike } from './line-colour.ts';
import type { LineTrace } from './line-trace.ts';

/**
 * Columns between the ends of two pieces that follow one another, rows between them, and rows for each column left out where they have one colour.
 * Both may have the columns of a steep stroke in which the one ends and the next begins.
 */
const NEAR = { columns: 3, rows: 3, rowsEach: 4 };
/** Share of the pane's width that may be missing between pieces of one line. */
const MOST_MISSING = 0.12;
const SAME_THICKNESS = 0.25;

/**
 * Pieces of one line put together: of one thickness, one after the other, the next beginning where the last one ended.
 * Lines above and below a base line change their colour; labels and the pane's edge cut others in two.
 */
export function joinPieces(lines: LineTrace[]): LineTrace[] {
  const left = overZones(lines).sort((a, b) => b.to - b.from - (a.to - a.from));
  const out: LineTrace[] = [];
  while (left.length > 0) {
    let line = left.shift()!;
    for (;;) {
      const goesOn = (other: LineTrace): boolean => continues(line, other) || continues(other, line);
      // What has its own colour goes before the outline of a zone that the line meets.
      const own = left.findIndex((other) => areAlike(line, other) && goesOn(other));
      const k = own < 0 ? left.findIndex((other) => goesOn(other) || fills(other, line)) : own;
      if (k < 0) break;
      line = joined(line, left.splice(k, 1)[0]!);
    }
    out.push(line);
  }
  return out.sort((a, b) => b.explained - a.explained);
}

function continues(a: LineTrace, b: LineTrace): boolean {
  const gap = b.from - a.to;
  if (gap < -Math.max(2, a.thickness) || gap > MOST_MISSING * a.y.length || !areAsThick(a, b)) return false;
  const missing = areAlike(a, b) ? NEAR.rowsEach * Math.max(0, gap) + steepness(a, b) : 0;
  return rowsApart(a, a.to - 1, b, b.from) <= missing + NEAR.rows;
}

/** Columns at an end from which it is told how steep the line is there. */
const END = 8;

/** Rows that both move in one column, the one as it ends and the other as it begins: what lies over a steep stroke parts it by no column. */
function steepness(a: LineTrace, b: LineTrace): number {
  const rise = (y: Float32Array): number => {
    const seen = y.filter((row) => !Number.isNaN(row));
    return (seen.at(-1)! - seen[0]!) / (y.length - 1);
  };
  const [before, after] = [rise(a.y.subarray(a.to - END, a.to)), rise(b.y.subarray(b.from, b.from + END))];
  return before * after > 0 ? Math.min(Math.abs(before), Math.abs(after)) : 0;
}

/** How far the thickness of a piece under a zone, whose colour is another one, may differ, and the share of the pane that one may cover. */
const UNDER_ZONE = { thickness: 0.5, span: 0.4 };

/** The lines, of which two parts of one colour are one where a piece of another colour goes from the one to the other. */
function overZones(lines: readonly LineTrace[]): LineTrace[] {
  for (const a of lines)
    for (const b of lines) {
      const gap = b.from - a.to;
      if (gap <= 0 || gap > UNDER_ZONE.span * a.y.length || !areAlike(a, b) || !areAsThick(a, b)) continue;
      const piece = lines.find((p) => meets(a, p) && meets(p, b));
      if (!piece) continue;
      const rest = lines.filter((line) => line !== a && line !== b && line !== piece);
      return overZones([...rest, joined(joined(a, b), piece)]);
    }
  return [...lines];
}

/** Whether the second begins beside the end of the first. */
function meets(a: LineTrace, b: LineTrace): boolean {
  const gap = b.from - a.to;
  if (gap < -Math.max(2, a.thickness) || gap > NEAR.columns || !areAsThick(a, b, UNDER_ZONE.thickness))
    return false;
  return rowsApart(a, a.to - 1, b, b.from) <= NEAR.rows + NEAR.rowsEach * Math.max(0, gap) + steepness(a, b);
}

/** Share of the columns of a piece in which the line may be seen, too: a mark that lies over both parts the gap. */
const MOST_BOTH = 0.3;

/** Whether the piece begins and ends where the line breaks off and goes on: below its base line, and under a zone, a line has another colour. */
function fills(piece: LineTrace, line: LineTrace): boolean {
  if (piece.from <= line.from || piece.to >= line.to) return false;
  if (!areAsThick(piece, line, UNDER_ZONE.thickness)) return false;
  let [before, after] = [piece.from + NEAR.columns, piece.to - 1 - NEAR.columns];
  while (before > line.from && Number.isNaN(line.y[before]!)) before--;
  while (after < line.to - 1 && Number.isNaN(line.y[after]!)) after++;
  if (piece.from - before - 1 > NEAR.columns || after - piece.to > NEAR.columns) return false;
  const most = NEAR.rows + NEAR.rowsEach * Math.max(0, piece.from - before - 1, after - piece.to);
  const both = line.y.subarray(before + 1, after).filter((y) => !Number.isNaN(y)).length;
  return (
    both <= MOST_BOTH * (after - before) &&
    rowsApart(line, before, piece, Math.max(before, piece.from)) <= most &&
    rowsApart(piece, Math.min(after, piece.to - 1), line, after) <= most
  );
}

/** Whether their strokes are about as thick. */
export const areAsThick = (a: LineTrace, b: LineTrace, most = SAME_THICKNESS): boolean =>
  Math.abs(a.thickness - b.thickness) <= most * Math.max(a.thickness, b.thickness);

/** Rows between what the two curves cover in their columns. */
const rowsApart = (a: LineTrace, x: number, b: LineTrace, at: number): number =>
  Math.max(0, a.top[x]! - b.bottom[at]!, b.top[at]! - a.bottom[x]!);

function joined(a: LineTrace, b: LineTrace): LineTrace {
  const y = a.y.slice();
  const sigma = a.sigma.slice();
  const top = a.top.slice();
  const bottom = a.bottom.slice();
  const drawn = a.drawn.slice();
  for (let x = b.from; x < b.to; x++) {
    if (!Number.isNaN(y[x]!) || Number.isNaN(b.y[x]!)) continue;
    y[x] = b.y[x]!;
    sigma[x] = b.sigma[x]!;
    top[x] = b.top[x]!;
    bottom[x] = b.bottom[x]!;
    drawn[x] = b.drawn[x]!;
  }
  const from = Math.min(a.from, b.from);
  const to = Math.max(a.to, b.to);
  const rows = y.subarray(from, to).filter((v) => !Number.isNaN(v));
  // What the other piece shows is under no window.
  const hidden = [...a.hidden, ...b.hidden].filter((h) => y.subarray(h.from, h.to).every(Number.isNaN));
  const main = a.to - a.from >= b.to - b.from ? a : b;
  return {
    ...main,
    from,
    to,
    y,
    sigma,
    top,
    bottom,
    drawn,
    span: (to - from) / y.length,
    hidden,
    seen: rows.length / (to - from - hidden.reduce((sum, h) => sum + h.to - h.from, 0)),
    explained: Math.min(1, a.explained + b.explained),
    height:
      rows.reduce((m, v) => Math.max(m, v), -Infinity) - rows.reduce((m, v) => Math.min(m, v), Infinity),
  };
}
