import type { Box } from '../types.ts';
import type { Ink } from '../image/ink.ts';
import { median } from '../image/numbers.ts';
import type { Picture } from '../image/picture.ts';
import { Sparse } from '../image/sparse.ts';
import { colourLayers, reachOf } from './line-layers.ts';
import type { ColourLayers } from './line-layers.ts';
import type { HiddenColumns, LineEnd, WholeLine } from './line-ends.ts';
import { pieceFrom, withEnds, WORTH } from './line-ends.ts';
import { withoutUnfilledEnds } from './fill-ends.ts';
import type { Rhythm } from './spectrum.ts';
import { bestPath, columnOf } from './line-path.ts';
import { steepness, withoutTails } from './line-tails.ts';
import { untangled } from './line-untangle.ts';
import { lineRuns } from './line-runs.ts';
import type { LineRuns } from './line-runs.ts';
import { boxesInPane } from './windows.ts';

/** The row of dots on a line, and how tall one is. */
export interface Dots extends Rhythm {
  size: number;
}

/**
 * A curve of one colour followed through the pane, one centre a column. Rows and columns are those of the ink (add
 * `ink.box.x0`, `ink.box.y0` for the picture's), continuous; the middle of column x is x + 0.5.
 */
export interface LineTrace {
  colour: [number, number, number];
  /** First column and column after the last one. */
  from: number;
  to: number;
  /** Per column of the pane: row of the curve's centre by cover, NaN where it was not seen. */
  y: Float32Array;
  /** One standard deviation of `y`, in rows; NaN where it was not seen. */
  sigma: Float32Array;
  /** Rows that the curve covers in the column, top..bottom. */
  top: Int32Array;
  bottom: Int32Array;
  /** Rows' worth of full cover in the column. */
  drawn: Float32Array;
  /** Share of the pane's width between the ends, 0..1. */
  span: number;
  /** Columns in which a window lies over the curve. */
  hidden: readonly HiddenColumns[];
  /** Share of the columns between the ends in which the curve was seen, those under windows left out. */
  seen: number;
  /** Thickness of the line in pixels. */
  thickness: number;
  /**
   * Ink of the path over what a line of this thickness along it would have: about 1 for a line, far more where the path
   * runs through candles, bodies or text.
   */
  excess: number;
  /** Share of the pane's ink (a fill below this curve left out) that the curve explains. */
  explained: number;
  /** The side on which an area is filled up to the curve, or null. */
  filled: 'below' | 'above' | null;
  /** Difference of its highest and lowest row. */
  height: number;
  /** The dots that mark its points; absent where it has none. */
  dots?: Dots;
}

const LEAST_COLUMNS = 24;
const MOST_PER_LAYER = 4;
/** Pixels that stand for the distance of bars where windows are looked for before it is known. */
const USUAL_SPACING = 12;

/** Continuous curves in the pane, those that explain most ink first: every colour by itself, several of one colour one after another. */
export function traceLines(picture: Picture, ink: Ink): LineTrace[] {
  const layers = colourLayers(picture, ink);
  const least = Math.max(LEAST_COLUMNS, 0.12 * ink.width);
  const drawn = new Sparse(ink.mask).count(0, ink.mask.length);
  const out: LineTrace[] = [];
  let found: Box[] | null = null;
  const windows = (): readonly Box[] => (found ??= windowsOver(picture, ink));
  const all = lineRuns(picture, ink, layers).map((runs) => ({ runs, used: new Uint8Array(runs.count) }));
  all.forEach(({ runs, used }, k) => {
    const wholes: WholeLine[] = [];
    for (let n = 0; n < MOST_PER_LAYER && freeColumns(runs, used) >= least; n++) {
      const path = bestPath(runs, used, layers.reach, 3 * layers.reach);
      if (path.length < least) break;
      for (const i of path) used[i] = 1;
      const whole = withEnds(runs, used, withoutTails(runs, path), layers.reach, windows);
      for (const i of whole.path) used[i] = 1;
      wholes.push(whole);
    }
    const paths = untangled(
      runs,
      wholes.map(({ path }) => path),
    );
    const gaps = wholes.flatMap(({ hidden }) => hidden);
    for (const path of paths) {
      const hidden = gaps.filter((gap) => isOver(gap, runs, path));
      out.push(traceOf(picture, ink, drawn, layers, k, runs, { path, hidden }));
    }
  });
  const ends = out
    .filter(({ span }) => span >= WORTH)
    .flatMap((line) => [endOf(line, true), endOf(line, false)]);
  for (let end = ends.shift(); end; end = ends.shift())
    for (const [k, { runs, used }] of all.entries()) {
      const whole = pieceFrom(runs, used, end, layers.reach);
      if (!whole) continue;
      for (const i of whole) used[i] = 1;
      const path = withoutTails(runs, whole);
      const piece = traceOf(picture, ink, drawn, layers, k, runs, { path, hidden: [] });
      out.push(piece);
      ends.push(endOf(piece, end.after));
    }
  return out.map((line) => withoutSeeThrough(line, out)).sort((a, b) => b.explained - a.explained);
}

function endOf({ from, to, top, bottom }: LineTrace, after: boolean): LineEnd {
  const x = after ? to - 1 : from;
  return { x, top: top[x]!, bottom: bottom[x]!, after };
}

/** Whether the path has nothing in the hidden columns, and goes on behind them. */
function isOver({ from, to }: HiddenColumns, runs: LineRuns, path: Int32Array): boolean {
  const after = path.findIndex((run) => columnOf(runs, run) >= from);
  return after > 0 && columnOf(runs, path[after]!) >= to;
}

/** Rows around the line in which another curve must run under a window, and the share of the columns in which it must be seen. */
const SEEN_THROUGH = { rows: 6, share: 0.6 };

/** The line with those gaps as unseen columns through which another curve is seen where the line runs: a drawn zone is no window. */
function withoutSeeThrough(line: LineTrace, all: readonly LineTrace[]): LineTrace {
  const hidden = line.hidden.filter(({ from, to }) => {
    const [a, b] = [line.y[from - 1]!, line.y[to]!];
    const [top, bottom] = [Math.min(a, b) - SEEN_THROUGH.rows, Math.max(a, b) + SEEN_THROUGH.rows];
    return !all.some((other) => {
      const seen = other.y.subarray(from, to).filter((y) => y >= top && y <= bottom).length;
      return other !== line && seen >= SEEN_THROUGH.share * (to - from);
    });
  });
  if (hidden.length === line.hidden.length) return line;
  const columns = line.y.reduce((sum, y) => sum + (Number.isNaN(y) ? 0 : 1), 0);
  const open = line.to - line.from - hidden.reduce((sum, h) => sum + h.to - h.from, 0);
  return { ...line, hidden, seen: columns / Math.max(1, open) };
}

/** The windows in the pane, in rows and columns of the ink. */
function windowsOver(picture: Picture, { box }: Ink): Box[] {
  return boxesInPane(picture, box, USUAL_SPACING).map(({ x0, x1, y0, y1 }) => ({
    x0: x0 - box.x0,
    x1: x1 - box.x0,
    y0: y0 - box.y0,
    y1: y1 - box.y0,
  }));
}

/** Columns in which a run is left that no path has. */
function freeColumns({ width, column }: LineRuns, used: Uint8Array): number {
  let free = 0;
  for (let x = 0; x < width; x++) {
    let i = column[x]!;
    while (i < column[x + 1]! && used[i] === 1) i++;
    if (i < column[x + 1]!) free++;
  }
  return free;
}

function traceOf(
  picture: Picture,
  ink: Ink,
  inked: number,
  layers: ColourLayers,
  k: number,
  runs: LineRuns,
  { path, hidden }: WholeLine,
): LineTrace {
  const { width } = ink;
  const y = new Float32Array(width).fill(NaN);
  const sigma = new Float32Array(width).fill(NaN);
  const top = new Int32Array(width);
  const bottom = new Int32Array(width);
  const drawn = new Float32Array(width);
  const columns: number[] = [];
  for (const i of path) {
    const x = columnOf(runs, i);
    columns.push(x);
    y[x] = runs.middle[i]!;
    top[x] = runs.top[i]!;
    bottom[x] = runs.bottom[i]!;
    drawn[x] = runs.ink[i]!;
    // A level stretch is centred to a fraction of a pixel; where it is steep the centre moves with the column's share.
    sigma[x] = Math.hypot(0.2, 0.08 * (runs.bottom[i]! - runs.top[i]!)) / Math.min(1, runs.peak[i]! / 0.6);
  }
  const from = columns[0]!;
  const to = columns[columns.length - 1]! + 1;
  const rows = columns.map((x) => y[x]!);
  const thick = columns.map((_, n) => runs.ink[path[n]!]! / steepness(columns, rows, n));
  const thickness = Math.max(1, median(thick));
  const arc = arcLength(columns, rows);
  const all = path.reduce((sum, i) => sum + runs.ink[i]!, 0);
  const { filled, filledAt } = fillSide(picture, ink, columns, top, bottom, layers.reach);
  const line: LineTrace = {
    colour: layers.colours[k]!,
    from,
    to,
    y,
    sigma,
    top,
    bottom,
    drawn,
    span: (to - from) / width,
    hidden,
    seen: columns.length / (to - from - hidden.reduce((sum, h) => sum + h.to - h.from, 0)),
    thickness,
    excess: all / (thickness * arc),
    explained: explainedShare(ink, inked, columns, top, bottom, filled),
    filled,
    height: Math.max(...rows) - Math.min(...rows),
  };
  return filled === 'below' ? withoutUnfilledEnds(line, filledAt) : line;
}

/** Length of the path over the columns in which it was seen, in pixels. */
function arcLength(columns: number[], rows: number[]): number {
  let sum = 0;
  for (let n = 1; n < columns.length; n++) {
    const dx = columns[n]! - columns[n - 1]!;
    if (dx <= 2) sum += Math.hypot(dx, rows[n]! - rows[n - 1]!);
    else sum += 1;
  }
  return Math.max(1, sum);
}

/** Share of its usual strength that a fill keeps where it is faint, far down in a gradient. */
const ALIKE = 0.12;

/** The line with the side on which an area is filled up to it in the given picture. */
export function withFill(picture: Picture, ink: Ink, line: LineTrace): LineTrace {
  const columns = Array.from(line.y.keys()).filter((x) => !Number.isNaN(line.y[x]!));
  const { filled, filledAt } = fillSide(picture, ink, columns, line.top, line.bottom, reachOf(ink));
  const own = { ...line, filled };
  return filled === 'below' ? withoutUnfilledEnds(own, filledAt) : own;
}

/** The side of a curve on which another background lies, and in which of its columns it was seen. */
interface FillSide {
  filled: LineTrace['filled'];
  filledAt: ReadonlyMap<number, boolean>;
}

/** On which side of the curve another background lies, right up to it. */
function fillSide(
  picture: Picture,
  ink: Ink,
  columns: number[],
  top: Int32Array,
  bottom: Int32Array,
  reach: number,
): FillSide {
  const { rgba, width } = picture;
  const differences: number[][] = [[], [], []];
  const strength: number[] = [];
  const asked: number[] = [];
  const none = { filled: null, filledAt: new Map<number, boolean>() };
  const { plain, box } = ink;
  for (const x of columns) {
    const a = top[x]! - reach;
    const b = bottom[x]! + reach;
    if (a < 0 || b >= ink.height) continue;
    const p = 4 * ((box.y0 + a) * width + box.x0 + x);
    const q = 4 * ((box.y0 + b) * width + box.x0 + x);
    for (let c = 0; c < 3; c++) differences[c]!.push(rgba[q + c]! - rgba[p + c]!);
    const off = (i: number): number =>
      Math.max(
        Math.abs(rgba[i]! - plain.r),
        Math.abs(rgba[i + 1]! - plain.g),
        Math.abs(rgba[i + 2]! - plain.b),
      );
    strength.push(off(q) - off(p));
    asked.push(x);
  }
  if (strength.length < LEAST_COLUMNS) return none;
  const step = differences.map((d) => median(d));
  const size = step[0]! ** 2 + step[1]! ** 2 + step[2]! ** 2;
  if (Math.max(...step.map(Math.abs)) < 4) return none;
  const filledAt = new Map<number, boolean>();
  let alike = 0;
  for (let n = 0; n < strength.length; n++) {
    const dot =
      differences[0]![n]! * step[0]! + differences[1]![n]! * step[1]! + differences[2]![n]! * step[2]!;
    filledAt.set(asked[n]!, dot > ALIKE * size);
    if (dot > ALIKE * size) alike++;
  }
  if (alike < 0.65 * strength.length) return none;
  return { filled: median(strength) >= 0 ? 'below' : 'above', filledAt };
}

/** Share of the drawn pixels of the pane, without those on the filled side of the curve, that lie on the curve. */
function explainedShare(
  ink: Ink,
  inked: number,
  columns: number[],
  top: Int32Array,
  bottom: Int32Array,
  filled: 'below' | 'above' | null,
): number {
  const { mask, width, height } = ink;
  const above = new Int32Array(width).fill(0);
  const below = new Int32Array(width).fill(height);
  let own = 0;
  for (const x of columns) {
    for (let y = top[x]!; y < bottom[x]!; y++) if (mask[y * width + x]) own++;
    if (filled === 'below') below[x] = bottom[x]!;
    if (filled === 'above') above[x] = top[x]!;
  }
  if (filled === null) return own / Math.max(1, inked);
  let all = 0;
  const sparse = new Sparse(mask);
  for (let y = 0; y < height; y++) {
    const start = y * width;
    const end = start + width;
    for (let i = sparse.next(start, end); i < end; i++) {
      if (mask[i] === 0) i = sparse.next(i, end) - 1;
      else if (y >= above[i - start]! && y < below[i - start]!) all++;
    }
  }
  return own / Math.max(1, all);
}
