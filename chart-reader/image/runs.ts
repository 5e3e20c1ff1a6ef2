import { newBytes, newInts } from './planes.ts';
import { Sparse } from './sparse.ts';

/** Horizontal runs of a mask: runs `row[y]` to `row[y + 1]` lie in row y and cover start..end (end excluded). */
export interface Runs {
  row: Int32Array;
  start: Int32Array;
  end: Int32Array;
  count: number;
}

/** Collects runs row by row. */
export class RunList {
  private readonly row: Int32Array;
  private start = newInts(4096);
  private end = newInts(4096);
  private count = 0;

  constructor(height: number) {
    this.row = new Int32Array(height + 1);
  }

  add(from: number, to: number): void {
    if (this.count === this.start.length) {
      this.start = grown(this.start);
      this.end = grown(this.end);
    }
    this.start[this.count] = from;
    this.end[this.count++] = to;
  }

  /** Says that all runs of row `y` have been added. */
  closeRow(y: number): void {
    this.row[y + 1] = this.count;
  }

  runs(): Runs {
    const { row, start, end, count } = this;
    return { row, start, end, count };
  }
}

function grown(list: Int32Array): Int32Array<ArrayBuffer> {
  const bigger = newInts(2 * list.length);
  bigger.set(list);
  return bigger;
}

/** Runs of set pixels (`set` true) or of clear ones. */
export function runsOf(mask: Uint8Array, width: number, height: number, set: boolean): Runs {
  const list = new RunList(height);
  const sparse = new Sparse(mask);
  for (let y = 0; y < height; y++) {
    const end = (y + 1) * width;
    const base = y * width;
    let i = base;
    while (i < end) {
      const from = i;
      if (set) while (i < end && mask[i]! !== 0) i++;
      else i = sparse.next(i, end);
      if (i > from) list.add(from - base, i - base);
      if (set) i = sparse.next(i, end);
      else while (i < end && mask[i]! !== 0) i++;
    }
    list.closeRow(y);
  }
  return list.runs();
}

/** A connected set of runs. */
export interface Component {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  area: number;
  /** Number of rows whose run begins at x0, respectively ends at x1: straight sides. */
  leftRows: number;
  rightRows: number;
}

/** Component number of every run; neighbours touch by a side, or by a corner too when `corners` is set. */
export function labelRuns(runs: Runs, height: number, corners: boolean): Int32Array {
  const parent = newInts(runs.count);
  for (let i = 0; i < runs.count; i++) parent[i] = i;
  const find = (i: number): number => {
    while (parent[i] !== i) {
      parent[i] = parent[parent[i]!]!;
      i = parent[i]!;
    }
    return i;
  };
  const slack = corners ? 1 : 0;
  for (let y = 1; y < height; y++) {
    let a = runs.row[y - 1]!;
    const aEnd = runs.row[y]!;
    for (let b = aEnd; b < runs.row[y + 1]!; b++) {
      while (a < aEnd && runs.end[a]! + slack <= runs.start[b]!) a++;
      for (let k = a; k < aEnd && runs.start[k]! < runs.end[b]! + slack; k++) {
        const p = find(k);
        const q = find(b);
        if (p !== q) parent[Math.max(p, q)] = Math.min(p, q);
      }
    }
  }
  const label = newInts(runs.count);
  let next = 0;
  for (let i = 0; i < runs.count; i++) label[i] = parent[i] === i ? next++ : label[find(i)]!;
  return label;
}

/** Boxes and areas of the components that `labelRuns` numbered. */
export function componentsOf(runs: Runs, label: Int32Array, height: number): Component[] {
  const out: Component[] = [];
  for (let y = 0; y < height; y++)
    for (let i = runs.row[y]!; i < runs.row[y + 1]!; i++) {
      const s = runs.start[i]!;
      const e = runs.end[i]!;
      const c = out[label[i]!];
      if (!c) {
        out[label[i]!] = { x0: s, y0: y, x1: e, y1: y + 1, area: e - s, leftRows: 1, rightRows: 1 };
        continue;
      }
      if (s < c.x0) [c.x0, c.leftRows] = [s, 0];
      if (e > c.x1) [c.x1, c.rightRows] = [e, 0];
      if (s === c.x0) c.leftRows++;
      if (e === c.x1) c.rightRows++;
      c.y1 = y + 1;
      c.area += e - s;
    }
  return out;
}

const MAX_OUTLINE = 64;

/** Fills closed, upright rectangles (the inside of hollow bodies) with 2. */
export function fillOutlines(mask: Uint8Array, width: number, height: number): void {
  const holes = runsOf(mask, width, height, false);
  const label = labelRuns(holes, height, false);
  const parts = componentsOf(holes, label, height);
  const fill = parts.map((c) => {
    const w = c.x1 - c.x0;
    const h = c.y1 - c.y0;
    if (c.x0 === 0 || c.y0 === 0 || c.x1 === width || c.y1 === height || w > MAX_OUTLINE) return false;
    return c.area >= 0.7 * w * h && c.leftRows >= 0.6 * h && c.rightRows >= 0.6 * h;
  });
  for (let y = 0; y < height; y++)
    for (let i = holes.row[y]!; i < holes.row[y + 1]!; i++)
      if (fill[label[i]!]) mask.fill(2, y * width + holes.start[i]!, y * width + holes.end[i]!);
}

/** The mask with only those pixels that stand in a vertical run of at least `least` pixels. */
export function uprightOnly(mask: Uint8Array, width: number, height: number, least: number): Uint8Array {
  const out = newBytes(mask.length);
  const length = new Int32Array(width);
  for (let y = 0; y < height; y++) {
    const base = y * width;
    for (let x = 0; x < width; x++) {
      if (!mask[base + x]) {
        length[x] = 0;
        continue;
      }
      const n = ++length[x]!;
      if (n > least) out[base + x] = 1;
      else if (n === least) for (let k = 0; k < least; k++) out[base - k * width + x] = 1;
    }
  }
  return out;
}
