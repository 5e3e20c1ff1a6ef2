import { median } from '../image/numbers.ts';
import { newFloats, newInts } from '../image/planes.ts';
import type { Ink } from '../image/ink.ts';
import type { Picture } from '../image/picture.ts';
import { Sparse } from '../image/sparse.ts';
import { LayerColumns, NO_LAYER } from './layer-columns.ts';
import type { ColourLayers } from './line-layers.ts';
import { FULL } from './line-layers.ts';

/**
 * Upright runs of thin ink of one layer, column by column: runs `column[x]` to `column[x + 1]` lie in column x and
 * cover the rows top..bottom (bottom excluded). `middle` is the row of their centre by cover, `ink` the rows' worth of
 * full cover in them, `peak` their strongest cover (1 is full), `hue` (three numbers a run) the direction of their
 * strongest pixel's colour from the background: lines of nearly one colour share a layer and are distinguished by it.
 */
export interface LineRuns {
  width: number;
  count: number;
  column: Int32Array;
  top: Int32Array;
  bottom: Int32Array;
  middle: Float32Array;
  ink: Float32Array;
  peak: Float32Array;
  hue: Float32Array;
}

const LEAST_RIDGE = 0.3 * FULL;
const SOLID = 0.5 * FULL;

/** Whether a pixel stands out of both its sides, across a level or an upright line. */
function isRidge(columns: LayerColumns, x: number, y: number): boolean {
  const { width, height, layer, cover, reach } = columns;
  const at = columns.start(x) + y;
  const most = cover[at]! - LEAST_RIDGE;
  if (most < 0) return false;
  const own = layer[at]!;
  const low = (i: number): boolean => layer[i] !== own || cover[i]! <= most;
  for (let k = reach >> 1; k <= reach; k += reach - (reach >> 1)) {
    if ((y < k || low(at - k)) && (y + k >= height || low(at + k))) return true;
    if ((x < k || low(at - k * height)) && (x + k >= width || low(at + k * height))) return true;
  }
  return false;
}

/** Share of the reach of thin ink from which on a line is so thick that its bends are no ridges. */
const THICK = 0.6;

/** The runs of every layer of the pane. */
export function lineRuns(picture: Picture, ink: Ink, layers: ColourLayers): LineRuns[] {
  const runs = runsOf(
    picture,
    ink,
    layers,
    layers.colours.map(() => false),
  );
  const thick = runs.map((r) => median(r.ink) >= THICK * layers.reach);
  return thick.includes(true) ? runsOf(picture, ink, layers, thick) : runs;
}

/** The runs of every layer; of those that hold a thick line whole bends count. */
function runsOf(picture: Picture, ink: Ink, layers: ColourLayers, thick: readonly boolean[]): LineRuns[] {
  const { width, height } = ink;
  const lists = layers.colours.map(() => new RunList(width));
  const columns = new LayerColumns(ink, layers.reach);
  const ridge = new Uint8Array(height);
  const levels = new Uint8Array(height);
  for (const row of [...ink.lineRows, ...ink.dashRows]) levels[row] = 1;
  const drawn = new Sparse(columns.layer);
  const ridges = new Sparse(ridge);
  for (let from = 0; from < width;) {
    const to = columns.fill(picture, ink, layers, from);
    for (let x = from; x < to; x++) {
      const base = columns.start(x);
      const end = base + height;
      ridge.fill(0);
      for (let i = drawn.next(base, end); i < end; i++) {
        if (columns.layer[i] === NO_LAYER) i = drawn.next(i, end) - 1;
        else if (isRidge(columns, x, i - base)) ridge[i - base] = 1;
      }
      for (const list of lists) list.begin(x);
      columnRuns(picture, ink, columns, x, levels, ridge, ridges, lists, thick);
    }
    from = to;
  }
  return lists.map((list) => list.done());
}

/** Adds the runs of one column to their layers; thin ink that something else covers for a few rows stays one run. */
function columnRuns(
  picture: Picture,
  ink: Ink,
  columns: LayerColumns,
  x: number,
  levels: Uint8Array,
  ridge: Uint8Array,
  ridges: Sparse,
  lists: RunList[],
  thick: readonly boolean[],
): void {
  const { height, layer } = columns;
  const base = columns.start(x);
  for (let y = ridges.next(0, height); y < height; y = ridges.next(y + 1, height)) {
    const own = layer[base + y]!;
    const list = lists[own - 1]!;
    if (y < list.end) continue;
    const last = endOfRun(columns, levels, own, base, y, ridge);
    const bend = thick[own - 1]! ? bendAround(columns, own, base, y, last) : null;
    const top = bend ? Math.max(list.end, bend.top) : y;
    list.end = bend ? bend.bottom : last;
    list.add(measure(columns, own, base, top, list.end), hueOf(picture, ink, columns, x, top, list.end));
  }
}

/** Row after the last one of the run of layer `own` that begins at row `from`. */
function endOfRun(
  columns: LayerColumns,
  levels: Uint8Array,
  own: number,
  base: number,
  from: number,
  ridge: Uint8Array,
): number {
  const { height, layer, cover, reach } = columns;
  let to = from + 1;
  for (let y = to, gap = 0; y < height; y++) {
    const mine = layer[base + y] === own;
    if (mine && (ridge[y] === 1 || cover[base + y]! >= SOLID)) {
      gap = 0;
      if (ridge[y] === 1) to = y + 1;
      continue;
    }
    // A level that is drawn over a steep piece parts it for as many rows as it is thick.
    const covered = levels[y] === 1 || layer[base + y] !== NO_LAYER;
    if (++gap > (covered ? reach : 1)) break;
  }
  return to;
}

/** How many times the reach of thin ink a bend may be tall inside which the sides of the stroke run into one another. */
const BEND = 3;

/** The rows of solid ink around those of a run, where they are at least twice as many and end nearby: a bend of a thick stroke is no ridge. */
function bendAround(
  columns: LayerColumns,
  own: number,
  base: number,
  top: number,
  bottom: number,
): { top: number; bottom: number } | null {
  const { height, layer, cover, reach } = columns;
  const solid = (y: number): boolean =>
    y >= 0 && y < height && layer[base + y] === own && cover[base + y]! >= SOLID;
  const most = BEND * reach;
  let [above, below] = [0, 0];
  while (above <= most && solid(top - 1 - above)) above++;
  while (below <= most && solid(bottom + below)) below++;
  const ends = above <= most && below <= most;
  return ends && above + below >= bottom - top ? { top: top - above, bottom: bottom + below } : null;
}

type Hue = readonly [number, number, number];

/** Direction of the colour of a run's strongest pixel from the background. */
function hueOf(
  picture: Picture,
  { box, plain }: Ink,
  columns: LayerColumns,
  x: number,
  top: number,
  bottom: number,
): Hue {
  const { rgba } = picture;
  const { cover } = columns;
  const base = columns.start(x);
  let strongest = top;
  for (let y = top; y < bottom; y++) if (cover[base + y]! > cover[base + strongest]!) strongest = y;
  const p = 4 * ((box.y0 + strongest) * picture.width + box.x0 + x);
  const r = rgba[p]! - plain.r;
  const g = rgba[p + 1]! - plain.g;
  const b = rgba[p + 2]! - plain.b;
  const length = Math.max(1, Math.hypot(r, g, b));
  return [r / length, g / length, b / length];
}

interface Run {
  top: number;
  bottom: number;
  middle: number;
  ink: number;
  peak: number;
}

/** Centre of a run by cover; what lies above and below it (a fill) is taken off on its own side. */
function measure(columns: LayerColumns, own: number, base: number, top: number, bottom: number): Run {
  const { height, layer, cover } = columns;
  const at = (y: number): number =>
    y >= 0 && y < height && layer[base + y] === own ? Math.min(FULL, cover[base + y]!) / FULL : 0;
  let peak = 0;
  let strongest = top;
  for (let y = top; y < bottom; y++) if (at(y) > peak) [peak, strongest] = [at(y), y];
  const above = Math.min(at(top - 2), at(top - 3), 0.8);
  const below = Math.min(at(bottom + 1), at(bottom + 2), 0.8);
  let ink = 0;
  let moment = 0;
  for (let y = top - 1; y <= bottom; y++) {
    const ground = y < strongest ? above : y > strongest ? below : Math.max(above, below);
    const share = Math.max(0, (at(y) - ground) / (1 - ground));
    ink += share;
    moment += share * (y + 0.5);
  }
  return { top, bottom, ink, peak, middle: ink > 0 ? moment / ink : (top + bottom) / 2 };
}

/** Numbers collected for each run. */
const EACH = 8;

/** Runs in the making; grows as needed. */
class RunList {
  readonly column: Int32Array;
  count = 0;
  /** Row after the newest run of the column. */
  end = 0;
  private readonly width: number;
  private numbers = newFloats(EACH * 256);

  constructor(width: number) {
    this.width = width;
    this.column = new Int32Array(width + 1);
  }

  begin(x: number): void {
    this.column[x] = this.count;
    this.end = 0;
  }

  add(run: Run, hue: Hue): void {
    const at = EACH * this.count++;
    if (at === this.numbers.length) {
      const bigger = newFloats(2 * at);
      bigger.set(this.numbers);
      this.numbers = bigger;
    }
    const { numbers } = this;
    numbers[at] = run.top;
    numbers[at + 1] = run.bottom;
    numbers[at + 2] = run.middle;
    numbers[at + 3] = run.ink;
    numbers[at + 4] = run.peak;
    numbers[at + 5] = hue[0];
    numbers[at + 6] = hue[1];
    numbers[at + 7] = hue[2];
  }

  done(): LineRuns {
    const { count, numbers, column, width } = this;
    column[width] = count;
    const pick = <T extends Int32Array | Float32Array>(out: T, k: number): T => {
      for (let i = 0; i < count; i++) out[i] = numbers[EACH * i + k]!;
      return out;
    };
    const hue = newFloats(3 * count);
    for (let i = 0; i < count; i++) for (let c = 0; c < 3; c++) hue[3 * i + c] = numbers[EACH * i + 5 + c]!;
    return {
      width,
      count,
      column,
      top: pick(newInts(count), 0),
      bottom: pick(newInts(count), 1),
      middle: pick(newFloats(count), 2),
      ink: pick(newFloats(count), 3),
      peak: pick(newFloats(count), 4),
      hue,
    };
  }
}
