import { newInts } from './planes.ts';
import type { Box } from '../types.ts';
import type { Picture } from './picture.ts';
import { endOfRun } from './pixel-runs.ts';

/** Typical colour of a row, a column or a whole region: brightness, colour and how much of it has that brightness. */
export interface Tone {
  luma: number;
  r: number;
  g: number;
  b: number;
  coverage: number;
}

const NEAR = 3;
/** Colours are averaged over about this many pixels of a line; brightness is counted over all. */
const COLOUR_SAMPLES = 256;
/** Columns that are counted together: long runs are passed over at once, and the counts stay in the cache. */
const BLOCK = 256;

/** How many pixels have each brightness, and which has most of them (the lowest of several). */
export class LumaCount {
  readonly bins = new Int32Array(256);
  mode = 0;

  clear(): void {
    this.bins.fill(0);
    this.mode = 0;
  }

  /** Adds the pixels from `from` to before `end`, all in one row. */
  add({ luma, runs }: Picture, from: number, end: number): void {
    const { bins } = this;
    for (let i = from; i < end;) {
      const next = endOfRun(runs, i, end);
      const value = luma[i]!;
      const count = (bins[value]! += next - i);
      const most = bins[this.mode]!;
      if (count > most || (count === most && value < this.mode)) this.mode = value;
      i = next;
    }
  }

  /** Pixels within NEAR of the commonest brightness. */
  near(): number {
    return nearOf(this.bins, 0, this.mode);
  }
}

function nearOf(bins: Int32Array, offset: number, mode: number): number {
  let near = 0;
  for (let v = Math.max(0, mode - NEAR); v <= Math.min(255, mode + NEAR); v++) near += bins[offset + v]!;
  return near;
}

/** Sums of the colours of some pixels, and how many they are. */
class ColourSum {
  private r = 0;
  private g = 0;
  private b = 0;
  n = 0;

  add(rgba: Picture['rgba'], pixel: number, times: number): void {
    const p = 4 * pixel;
    this.r += times * rgba[p]!;
    this.g += times * rgba[p + 1]!;
    this.b += times * rgba[p + 2]!;
    this.n += times;
  }

  tone(luma: number, coverage: number): Tone {
    const d = Math.max(1, this.n);
    return { luma, r: this.r / d, g: this.g / d, b: this.b / d, coverage };
  }
}

/** Most frequent tone of `count` pixels of a row from index `start` on. */
export function rowTone(picture: Picture, start: number, count: number, levels: LumaCount): Tone {
  const { luma, rgba, runs } = picture;
  const end = start + count;
  const sum = new ColourSum();
  if (endOfRun(runs, start, end) === end && count > 0) {
    sum.add(rgba, start, 1);
    return sum.tone(luma[start]!, 1);
  }
  levels.clear();
  levels.add(picture, start, end);
  const { mode } = levels;
  const near = levels.near();
  const skip = Math.max(1, Math.floor(count / COLOUR_SAMPLES));
  for (let each = skip; sum.n === 0 && near > 0; each = 1)
    for (let i = start; i < end;) {
      const next = endOfRun(runs, i, end);
      if (Math.abs(luma[i]! - mode) <= NEAR) {
        const sampled = samplesBefore(next - start, each) - samplesBefore(i - start, each);
        if (sampled > 0) sum.add(rgba, i, sampled);
      }
      i = next;
    }
  return sum.tone(mode, near / Math.max(1, count));
}

/** How many of the offsets 0, `each`, 2 `each` … lie before `position`. */
const samplesBefore = (position: number, each: number): number => Math.ceil(position / each);

/** The most frequent tone of every column of a region, from left to right. */
export function columnTones(picture: Picture, box: Box): Tone[] {
  const out: Tone[] = [];
  const every = Math.max(1, Math.floor((box.y1 - box.y0) / COLOUR_SAMPLES));
  const pieces = new ColumnPieces();
  for (let x0 = box.x0; x0 < box.x1; x0 += BLOCK) {
    const block = { ...box, x0, x1: Math.min(box.x1, x0 + BLOCK) };
    pieces.find(picture, block, every);
    const sums = pieces.colours(picture);
    // A dotted column may have its dots between the rows that are sampled: then all rows are.
    if (sums.some((sum) => sum.n === 0) && every > 1) {
      pieces.find(picture, block, 1);
      pieces.colours(picture).forEach((sum, c) => {
        if (sums[c]!.n === 0) sums[c] = sum;
      });
    }
    sums.forEach((sum, c) => out.push(pieces.tone(c, sum)));
  }
  return out;
}

/** Upright pieces of one colour in a few neighbouring columns: where neither a row nor the one above it changes, one look is enough for all. */
class ColumnPieces {
  private readonly bins = newInts(BLOCK * 256);
  private readonly modes = new Uint8Array(BLOCK);
  private readonly since = new Int32Array(BLOCK);
  private columns = 0;
  private height = 0;
  private count = 0;
  /** Of the pieces with sampled rows: the column, a pixel of theirs, and how many rows of them are sampled. */
  private column = newInts(4096);
  private pixel = newInts(4096);
  private sampled = newInts(4096);

  /** Counts the brightness of all rows, and lists the pieces that hold one of every `every` rows. */
  find({ pixels, luma, runs, width }: Picture, block: Box, every: number): void {
    const { since } = this;
    const columns = block.x1 - block.x0;
    this.begin(columns, block.y1 - block.y0);
    for (let y = block.y0 + 1; y < block.y1; y++) {
      const row = y * width + block.x0;
      const end = row + columns;
      for (let i = row; i < end;) {
        const next = Math.min(endOfRun(runs, i, end), endOfRun(runs, i - width, end - width) + width);
        if (pixels[i] !== pixels[i - width]) {
          const value = luma[i - width]!;
          for (let c = i - row; c < next - row; c++) {
            this.add(c, since[c]!, y - block.y0, value, row + c - width, every);
            since[c] = y - block.y0;
          }
        }
        i = next;
      }
    }
    const last = (block.y1 - 1) * width + block.x0;
    for (let c = 0; c < columns && this.height > 0; c++)
      this.add(c, since[c]!, this.height, luma[last + c]!, last + c, every);
  }

  private begin(columns: number, height: number): void {
    this.columns = columns;
    this.height = Math.max(0, height);
    this.count = 0;
    this.bins.fill(0);
    this.modes.fill(0);
    this.since.fill(0);
  }

  private add(column: number, from: number, to: number, value: number, pixel: number, every: number): void {
    const { bins, modes } = this;
    const there = (bins[256 * column + value]! += to - from);
    const mode = modes[column]!;
    const most = bins[256 * column + mode]!;
    if (there > most || (there === most && value < mode)) modes[column] = value;
    const sampled = samplesBefore(to, every) - samplesBefore(from, every);
    if (sampled === 0) return;
    if (this.count === this.column.length) {
      this.column = doubled(this.column);
      this.pixel = doubled(this.pixel);
      this.sampled = doubled(this.sampled);
    }
    this.column[this.count] = column;
    this.pixel[this.count] = pixel;
    this.sampled[this.count++] = sampled;
  }

  /** The sampled colours of each column's commonest brightness. */
  colours({ luma, rgba }: Picture): ColourSum[] {
    const { count, column, pixel, sampled, modes } = this;
    const sums = Array.from({ length: this.columns }, () => new ColourSum());
    for (let k = 0; k < count; k++) {
      const c = column[k]!;
      const off = luma[pixel[k]!]! - modes[c]!;
      if (off <= NEAR && off >= -NEAR) sums[c]!.add(rgba, pixel[k]!, sampled[k]!);
    }
    return sums;
  }

  tone(column: number, sum: ColourSum): Tone {
    const mode = this.modes[column]!;
    return sum.tone(mode, nearOf(this.bins, 256 * column, mode) / Math.max(1, this.height));
  }
}

function doubled(list: Int32Array): Int32Array<ArrayBuffer> {
  const bigger = newInts(2 * list.length);
  bigger.set(list);
  return bigger;
}

/** Rows of a region that are looked at for its tone. */
const TONE_ROWS = 400;

/** Most frequent tone of a region (brightness first, then the mean colour of the pixels that have it). */
export function toneOf(picture: Picture, box: Box): Tone {
  const { luma, rgba, runs, width } = picture;
  const columns = Math.max(0, box.x1 - box.x0);
  const skip = Math.max(1, Math.floor((box.y1 - box.y0) / TONE_ROWS));
  const levels = new LumaCount();
  let area = 0;
  for (let y = box.y0; y < box.y1; y += skip, area += columns) {
    const from = y * width + box.x0;
    levels.add(picture, from, from + columns);
  }
  const { mode } = levels;
  const sum = new ColourSum();
  for (let y = box.y0; y < box.y1; y += skip)
    for (let i = y * width + box.x0, end = i + columns; i < end;) {
      const next = endOfRun(runs, i, end);
      const off = luma[i]! - mode;
      if (off >= -1 && off <= 1) sum.add(rgba, i, next - i);
      i = next;
    }
  return sum.tone(mode, sum.n / Math.max(1, area));
}

/** How far a pixel is from a tone: brightness counts in full, colour by half (it is smeared in JPEG files). */
export function distance(picture: Picture, index: number, tone: Tone): number {
  const p = 4 * index;
  const dy = Math.abs(picture.luma[index]! - tone.luma);
  const dr = Math.abs(picture.rgba[p]! - tone.r);
  const dg = Math.abs(picture.rgba[p + 1]! - tone.g);
  const db = Math.abs(picture.rgba[p + 2]! - tone.b);
  const dc = 0.5 * (dr > dg ? (dr > db ? dr : db) : dg > db ? dg : db);
  return dy > dc ? dy : dc;
}

/** Distance of two tones, on the same scale as `distance`. */
export function toneDistance(a: Tone, b: Tone): number {
  const colour = Math.max(Math.abs(a.r - b.r), Math.abs(a.g - b.g), Math.abs(a.b - b.b));
  return Math.max(Math.abs(a.luma - b.luma), 0.5 * colour);
}

const THIN = 4;
const FAINT = 26;

/**
 * Which of the line tones belong to the background: the region's own tone drifting slowly (a gradient), thin lines
 * (grid, level and price lines) and faint bands (session shading). Null where the plain tone holds.
 */
export function backgroundLines(tones: Tone[], plain: Tone, minCoverage: number): (Tone | null)[] {
  const out: (Tone | null)[] = tones.map(() => null);
  let carry = plain;
  for (let i = 0; i < tones.length; i++) {
    const tone = tones[i]!;
    if (toneDistance(tone, carry) <= 4) {
      carry = tone;
      out[i] = tone;
      continue;
    }
    if (tone.coverage < minCoverage) continue;
    let end = i + 1;
    while (end < tones.length && end - i <= THIN && toneDistance(tones[end]!, carry) > 4) end++;
    const thin = end - i <= THIN && end < tones.length && i > 0;
    if (thin || toneDistance(tone, plain) <= FAINT) out[i] = tone;
  }
  return out;
}
