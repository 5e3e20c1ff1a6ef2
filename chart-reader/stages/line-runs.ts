import type { Ink } from '../image/ink.ts';
import type { Picture } from '../image/picture.ts';
import { Sparse } from '../image/sparse.ts';
import type { ColourLayers } from './line-layers.ts';
import { FULL, NO_LAYER } from './line-layers.ts';

/**
 * Upright runs of thin ink of one layer, column by column: runs `column[x]` to `column[x + 1]` lie in column x and
 * cover the rows top..bottom (bottom excluded). `middle` is the row of their centre by cover, `ink` the rows' worth of
 * full cover in them, `peak` their strongest cover (1 is full), `hue` (three numbers a run) the direction of their
 * strongest pixel's colour from the background: lines of nearly one colour share a layer and are told apart by it.
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

/**
 * How far a pixel stands out of both its sides, across a level or an upright line, whichever is more; 0 where it is less
 * than a ridge.
 */
function ridgeAt(layers: ColourLayers, x: number, y: number): number {
  const { width, height, layer, cover, reach } = layers;
  const at = x * height + y;
  // It stands out by its own cover at most.
  if (cover[at]! < LEAST_RIDGE) return 0;
  const own = layer[at]!;
  const side = (i: number): number => (layer[i] === own ? cover[i]! : 0);
  let best = 0;
  for (let k = reach >> 1; k <= reach; k += reach - (reach >> 1)) {
    const up = y >= k ? side(at - k) : 0;
    const down = y + k < height ? side(at + k) : 0;
    const left = x >= k ? side(at - k * height) : 0;
    const right = x + k < width ? side(at + k * height) : 0;
    best = Math.max(best, cover[at]! - Math.max(up, down), cover[at]! - Math.max(left, right));
  }
  return best < LEAST_RIDGE ? 0 : best;
}

/** The runs of every layer of the pane. */
export function lineRuns(picture: Picture, ink: Ink, layers: ColourLayers): LineRuns[] {
  const { width, height, layer } = layers;
  const lists = layers.colours.map(() => new RunList(width));
  const ridge = new Uint8Array(height);
  const drawn = new Sparse(layer);
  const ridges = new Sparse(ridge);
  for (let x = 0; x < width; x++) {
    const base = x * height;
    const end = base + height;
    ridge.fill(0);
    for (let i = drawn.next(base, end); i < end; i++) {
      if (layer[i] === NO_LAYER) i = drawn.next(i, end) - 1;
      else ridge[i - base] = ridgeAt(layers, x, i - base);
    }
    for (const list of lists) list.begin(x);
    columnRuns(layers, x, ridge, ridges, lists);
  }
  return lists.map((list) => {
    const runs = list.done();
    readHues(picture, ink, layers, runs);
    return runs;
  });
}

/** Adds the runs of one column to their layers; thin ink that something else covers for a few rows stays one run. */
function columnRuns(
  layers: ColourLayers,
  x: number,
  ridge: Uint8Array,
  ridges: Sparse,
  lists: RunList[],
): void {
  const { height, layer } = layers;
  const base = x * height;
  for (let y = ridges.next(0, height); y < height; y = ridges.next(y + 1, height)) {
    const own = layer[base + y]!;
    const list = lists[own - 1]!;
    if (y < list.end) continue;
    list.end = endOfRun(layers, own, base, y, ridge);
    list.add(measure(layers, own, x, y, list.end));
  }
}

/** Row after the last one of the run of layer `own` that begins at row `from`. */
function endOfRun(layers: ColourLayers, own: number, base: number, from: number, ridge: Uint8Array): number {
  const { height, layer, cover, reach } = layers;
  let to = from + 1;
  for (let y = to, gap = 0; y < height; y++) {
    const mine = layer[base + y] === own;
    if (mine && (ridge[y]! >= LEAST_RIDGE || cover[base + y]! >= SOLID)) {
      gap = 0;
      if (ridge[y]! >= LEAST_RIDGE) to = y + 1;
      continue;
    }
    const covered = layer[base + y] !== NO_LAYER;
    if (++gap > (covered ? reach : 1)) break;
  }
  return to;
}

function readHues(picture: Picture, ink: Ink, layers: ColourLayers, runs: LineRuns): void {
  const { rgba } = picture;
  const { box, plain } = ink;
  for (let x = 0; x < runs.width; x++)
    for (let i = runs.column[x]!; i < runs.column[x + 1]!; i++) {
      let strongest = runs.top[i]!;
      const base = x * layers.height;
      for (let y = runs.top[i]!; y < runs.bottom[i]!; y++)
        if (layers.cover[base + y]! > layers.cover[base + strongest]!) strongest = y;
      const p = 4 * ((box.y0 + strongest) * picture.width + box.x0 + x);
      const r = rgba[p]! - plain.r;
      const g = rgba[p + 1]! - plain.g;
      const b = rgba[p + 2]! - plain.b;
      const length = Math.max(1, Math.hypot(r, g, b));
      runs.hue[3 * i] = r / length;
      runs.hue[3 * i + 1] = g / length;
      runs.hue[3 * i + 2] = b / length;
    }
}

interface Run {
  top: number;
  bottom: number;
  middle: number;
  ink: number;
  peak: number;
}

/** Centre of a run by cover; what lies above and below it (a fill) is taken off on its own side. */
function measure(layers: ColourLayers, own: number, x: number, top: number, bottom: number): Run {
  const { height, layer, cover } = layers;
  const base = x * height;
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

/** Runs in the making; grows as needed. */
class RunList {
  readonly column: Int32Array;
  count = 0;
  /** Row after the newest run of the column. */
  end = 0;
  private readonly width: number;
  private readonly numbers: number[] = [];

  constructor(width: number) {
    this.width = width;
    this.column = new Int32Array(width + 1);
  }

  begin(x: number): void {
    this.column[x] = this.count;
    this.end = 0;
  }

  add(run: Run): void {
    this.numbers.push(run.top, run.bottom, run.middle, run.ink, run.peak);
    this.count++;
  }

  done(): LineRuns {
    const { count, numbers, column, width } = this;
    column[width] = count;
    const pick = <T extends Int32Array | Float32Array>(out: T, k: number): T => {
      for (let i = 0; i < count; i++) out[i] = numbers[5 * i + k]!;
      return out;
    };
    return {
      width,
      count,
      column,
      top: pick(new Int32Array(count), 0),
      bottom: pick(new Int32Array(count), 1),
      middle: pick(new Float32Array(count), 2),
      ink: pick(new Float32Array(count), 3),
      peak: pick(new Float32Array(count), 4),
      hue: new Float32Array(3 * count),
    };
  }
}
