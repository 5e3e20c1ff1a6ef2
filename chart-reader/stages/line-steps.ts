/** The points of a curve that is level until the next point and then goes straight up or down. */
import { median } from '../image/numbers.ts';
import type { LinePoint } from './line-point.ts';
import type { LineTrace } from './line-trace.ts';
import { openSlots } from './open-slots.ts';

/** Rows by which a level piece may move from column to column and be taller than the stroke, and its least columns. */
const LEVEL = { rows: 0.3, taller: 2.5, columns: 2 };
/** Least share of the columns that are level, most of all that the curve moves within these, and the least uprights. */
const STEPPED = { level: 0.45, moved: 0.08, uprights: 8 };
/** Share of the uprights in step from which their distance is taken, and the narrowest one. */
const IN_STEP = 0.85;
const NARROWEST = 3;
/** Columns that an upright may be wider than its stroke. */
const SOFT = 3;
/** Errors in rows of what a level piece shows, and of what is seen where none is long enough to be told. */
const SIGMA = 0.15;
const UNCLEAR = 1;
/** Share of a slot that its level piece must reach over. */
const OVER = 0.3;
/** Rows that an upright must join: what lies over a level piece parts it, too. */
const LEAST_STEP = 1;
/** Rows that an upright may reach beyond its level pieces, and the share that must not. */
const FLUSH = { rows: 1.5, share: 0.8 };

/** Columns `from` to before `to` of one row. */
interface Piece {
  from: number;
  to: number;
  y: number;
}

export interface Steps {
  points: LinePoint[];
  spacing: number;
  /** Share of the uprights that stand in step. */
  clarity: number;
}

/** The points of a stepped curve; null for any other. */
export function stepsOf(line: LineTrace): Steps | null {
  const pieces = levelPieces(line);
  const level = pieces.reduce((sum, p) => sum + p.to - p.from, 0);
  if (level < STEPPED.level * (line.to - line.from)) return null;
  const uprights = uprightsBetween(line, pieces);
  if (uprights.length < STEPPED.uprights || movedWithin(line, pieces) > STEPPED.moved * moved(line))
    return null;
  if (weightOf(uprights.filter(({ flush }) => flush)) < FLUSH.share * weightOf(uprights)) return null;
  if (weightOf(uprights.filter(({ whole }) => whole)) < WHOLE.share * weightOf(uprights)) return null;
  const rough = combOf(uprights, line.to - line.from);
  if (!rough) return null;
  const comb = throughAll(uprights, rough);
  const points = pointsOn(line, pieces, comb);
  return points && { points, spacing: comb.spacing, clarity: comb.share };
}

function levelPieces({ y, from, to, top, bottom, thickness }: LineTrace): Piece[] {
  const pieces: Piece[] = [];
  const isThin = (x: number): boolean => bottom[x]! - top[x]! <= thickness + LEVEL.taller;
  for (let x = from, begin = from; x < to; x++) {
    if (x + 1 < to && isThin(x) === isThin(x + 1) && Math.abs(y[x + 1]! - y[x]!) <= LEVEL.rows) continue;
    if (isThin(x) && x + 1 - begin >= LEVEL.columns)
      pieces.push({ from: begin, to: x + 1, y: median(Array.from(y.subarray(begin, x + 1))) });
    begin = x + 1;
  }
  return pieces;
}

/** All that the curve moves up and down. */
function moved({ y, from, to }: LineTrace): number {
  let sum = 0;
  let last = NaN;
  for (let x = from; x < to; x++) {
    if (Number.isNaN(y[x]!)) continue;
    if (!Number.isNaN(last)) sum += Math.abs(y[x]! - last);
    last = y[x]!;
  }
  return sum;
}

const movedWithin = (line: LineTrace, pieces: readonly Piece[]): number =>
  pieces.reduce((sum, { from, to }) => sum + moved({ ...line, from, to }), 0);

/** Rows by which one column of an upright may miss the level pieces that it joins, and the share that must not: a slanted piece between two dots takes several columns. */
const WHOLE = { rows: 1.5, share: 0.6 };

/** An upright that joins two level pieces: its middle, whether it reaches no farther than they do, as no bar does, and whether it does so in one column. */
interface Upright {
  x: number;
  flush: boolean;
  whole: boolean;
  /** Rows that it joins, which tell it from what lies over a level piece; no more than `MOST_WEIGHT`. */
  weight: number;
}

const MOST_WEIGHT = 10;

function uprightsBetween(line: LineTrace, pieces: readonly Piece[]): Upright[] {
  const most = line.thickness + SOFT;
  return pieces.slice(1).flatMap((p, k): Upright[] => {
    const before = pieces[k]!;
    if (p.from - before.to > most || Math.abs(p.y - before.y) < LEAST_STEP) return [];
    const beyond = line.thickness / 2 + FLUSH.rows;
    const [top, bottom] = [Math.min(before.y, p.y) - beyond, Math.max(before.y, p.y) + beyond];
    const [upper, lower] = [Math.min(before.y, p.y) + WHOLE.rows, Math.max(before.y, p.y) - WHOLE.rows];
    let flush = true;
    let whole = false;
    for (let x = before.to - 1; x <= p.from; x++) {
      if (line.top[x]! <= upper && line.bottom[x]! >= lower) whole = true;
      if (x < before.to || x === p.from) continue;
      if (line.top[x]! < top || line.bottom[x]! > bottom) flush = false;
    }
    return [
      {
        x: (p.from + before.to) / 2,
        flush,
        whole,
        weight: Math.min(MOST_WEIGHT, Math.abs(p.y - before.y)),
      },
    ];
  });
}

interface Comb {
  origin: number;
  spacing: number;
  share: number;
}

const weightOf = (uprights: readonly Upright[]): number => uprights.reduce((sum, u) => sum + u.weight, 0);

/** The widest comb on which nearly all uprights stand. */
function combOf(uprights: readonly Upright[], length: number): Comb | null {
  const step = 1 / (6 * length);
  for (let f = 4 / length, before: Wave | null = null; f < 1 / NARROWEST; f += step) {
    const wave = waveAt(uprights, f);
    if (before && before.size >= IN_STEP && before.size >= wave.size) {
      const spacing = 1 / (f - step);
      return { origin: (before.phase / (2 * Math.PI)) * spacing, spacing, share: before.size };
    }
    before = wave;
  }
  return null;
}

interface Wave {
  size: number;
  phase: number;
}

function waveAt(uprights: readonly Upright[], frequency: number): Wave {
  const turn = 2 * Math.PI * frequency;
  let [re, im] = [0, 0];
  for (const { x, weight } of uprights) {
    re += weight * Math.cos(turn * x);
    im += weight * Math.sin(turn * x);
  }
  return { size: Math.hypot(re, im) / weightOf(uprights), phase: Math.atan2(im, re) };
}

/** Places in a slot, as shares of it, at which a level piece that something covers may still be seen; the middle first. */
const PLACES = [0.6, 0.5, 0.7, 0.4, 0.8, 0.3];

/** The row of the curve in the slot from column `x` on; NaN where nothing of it is seen. */
const seenRow = ({ y }: LineTrace, x: number, spacing: number): number =>
  PLACES.map((share) => y[Math.floor(x + share * spacing)] ?? NaN).find((row) => !Number.isNaN(row)) ?? NaN;

/** One point at each place of the comb, as high as the level piece behind it; the last one where the curve ends. */
function pointsOn(line: LineTrace, pieces: readonly Piece[], comb: Comb): LinePoint[] | null {
  const { origin, spacing } = comb;
  const first = Math.round((line.from - origin) / spacing);
  const last = Math.round((line.to - 0.5 * line.thickness - origin) / spacing);
  // A slot in which nothing moved is shown by one level piece that reaches over its place.
  const idle = Array.from({ length: last - first + 1 }, (_, k) => {
    const x = origin + (first + k) * spacing;
    return pieces.some((p) => p.from <= x - OVER * spacing && p.to >= x + OVER * spacing);
  });
  const open = openSlots(idle);
  const points: LinePoint[] = [];
  for (let k = first; k < last; k++) {
    const x = origin + k * spacing;
    const over = pieces.find((p) => Math.min(p.to, x + spacing) - Math.max(p.from, x) > OVER * spacing);
    const y = over?.y ?? seenRow(line, x, spacing);
    if (Number.isNaN(y) || !open[k - first]) continue;
    points.push({ x, y, sigma: over ? SIGMA : UNCLEAR, slot: k - first, seen: over ? 1 : 0.5 });
  }
  const end = points.at(-1);
  if (!end) return null;
  const x = origin + last * spacing;
  const [top, bottom] = [line.top[line.to - 1]!, line.bottom[line.to - 1]!];
  const half = line.thickness / 2;
  const above = end.y - half - top;
  const below = bottom - end.y - half;
  const rise = above > 1 && above > below ? -above : below > 1 ? below : 0;
  points.push({ x, y: end.y + rise, sigma: SIGMA, slot: last - first, seen: 1 });
  return points;
}

/** The comb as all uprights together place it. */
function throughAll(uprights: readonly Upright[], { origin, spacing, share }: Comb): Comb {
  const mean = (of: (u: Upright) => number): number =>
    uprights.reduce((sum, u) => sum + u.weight * of(u), 0) / weightOf(uprights);
  const slot = ({ x }: Upright): number => Math.round((x - origin) / spacing);
  const [x, k] = [mean((u) => u.x), mean(slot)];
  const slope = mean((u) => (u.x - x) * (slot(u) - k)) / mean((u) => (slot(u) - k) ** 2);
  return { origin: x - slope * k, spacing: slope, share };
}
