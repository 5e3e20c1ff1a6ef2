import type { Box } from '../types.ts';
import { countLuma } from './background.ts';
import type { Picture } from './picture.ts';
import { componentsOf, labelRuns, RunList } from './runs.ts';
import type { Component, Runs } from './runs.ts';

/** A group of glyph-sized shapes on one line, without larger gaps. */
export interface Word {
  box: Box;
  glyphs: number;
  /** Middle of the tall glyphs (digits), which stand on the line; commas and points do not count. */
  middle: number;
  /** Height of the tall glyphs. */
  height: number;
  /** The glyph-sized shapes it consists of, left to right. */
  shapes: readonly Box[];
}

const TILE = 40;
const TEXT_CONTRAST = 38;
const MAX_GLYPH = 44;

/** Typical brightness of each tile (every other row tells it), made smooth so that a coloured box does not become its own background. */
function tileBackground(picture: Picture): { tones: Uint8Array; columns: number } {
  const columns = Math.ceil(picture.width / TILE);
  const rows = Math.ceil(picture.height / TILE);
  const modes = new Uint8Array(columns * rows);
  const bins = new Int32Array(256);
  for (let ty = 0; ty < rows; ty++)
    for (let tx = 0; tx < columns; tx++) {
      bins.fill(0);
      const yEnd = Math.min(picture.height, (ty + 1) * TILE);
      const xEnd = Math.min(picture.width, (tx + 1) * TILE);
      for (let y = ty * TILE; y < yEnd; y += 2)
        countLuma(picture.luma, y * picture.width + tx * TILE, 1, xEnd - tx * TILE, bins);
      let mode = 0;
      for (let v = 1; v < 256; v++) if (bins[v]! > bins[mode]!) mode = v;
      modes[ty * columns + tx] = mode;
    }
  const tones = new Uint8Array(modes.length);
  const around: number[] = [];
  for (let ty = 0; ty < rows; ty++)
    for (let tx = 0; tx < columns; tx++) {
      around.length = 0;
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) {
          const y = ty + dy;
          const x = tx + dx;
          if (y >= 0 && y < rows && x >= 0 && x < columns) around.push(modes[y * columns + x]!);
        }
      around.sort((a, b) => a - b);
      tones[ty * columns + tx] = around[around.length >> 1]!;
    }
  return { tones, columns };
}

/** Runs of everything that stands out from its surroundings. */
function textRuns(picture: Picture): Runs {
  const { width, height, luma } = picture;
  const { tones, columns } = tileBackground(picture);
  const list = new RunList(height);
  for (let y = 0; y < height; y++) {
    const tileRow = Math.floor(y / TILE) * columns;
    let from = -1;
    for (let tx = 0; tx < columns; tx++) {
      const low = tones[tileRow + tx]! - TEXT_CONTRAST;
      const high = tones[tileRow + tx]! + TEXT_CONTRAST;
      const end = Math.min(width, (tx + 1) * TILE);
      for (let x = tx * TILE, i = y * width + x; x < end; x++, i++) {
        const value = luma[i]!;
        if (value < low || value > high) {
          if (from < 0) from = x;
        } else if (from >= 0) {
          list.add(from, x);
          from = -1;
        }
      }
    }
    if (from >= 0) list.add(from, width);
    list.closeRow(y);
  }
  return list.runs();
}

/** Shapes found in the whole picture: glyph candidates, and solid boxes that may hold inverted text. */
export interface TextScan {
  words: Word[];
  boxes: Box[];
}

/** Words and solid boxes of a whole picture. */
export function scanText(picture: Picture): TextScan {
  const runs = textRuns(picture);
  const parts = componentsOf(runs, labelRuns(runs, picture.height, true), picture.height);
  const words = groupWords(withoutDottedLines(parts.filter(isGlyph)));
  const boxes = parts.filter(isBox).map((c) => ({ x0: c.x0, y0: c.y0, x1: c.x1, y1: c.y1 }));
  return { words, boxes };
}

function isGlyph(c: Component): boolean {
  const w = c.x1 - c.x0;
  const h = c.y1 - c.y0;
  return h <= MAX_GLYPH && w <= 1.6 * MAX_GLYPH && w <= 6 * h + 8 && c.area >= 1 && (h > 1 || w <= 8);
}

function isBox(c: Component): boolean {
  const w = c.x1 - c.x0;
  const h = c.y1 - c.y0;
  return h >= 9 && h <= 60 && w >= 0.9 * h && w <= 240 && c.area >= 0.5 * w * h;
}

const DOTS_IN_LINE = 20;

/** Dots and dashes of broken lines: many flat marks in one row. Text has a few full stops there at most. */
function withoutDottedLines(glyphs: Component[]): Component[] {
  const flat = (c: Component): boolean => c.y1 - c.y0 <= 3 && c.x1 - c.x0 <= 16;
  const inRow = new Map<number, number>();
  for (const c of glyphs) if (flat(c)) inRow.set(c.y0, (inRow.get(c.y0) ?? 0) + 1);
  return glyphs.filter((c) => !flat(c) || (inRow.get(c.y0) ?? 0) < DOTS_IN_LINE);
}

/** Whether glyph `b` can stand on the line of which `a` is part: like heights, or a mark at the foot or in the middle. */
function onOneLine(a: { y0: number; y1: number }, b: { y0: number; y1: number }): boolean {
  const ah = a.y1 - a.y0;
  const bh = b.y1 - b.y0;
  const tall = Math.max(ah, bh);
  const short = Math.min(ah, bh);
  const overlap = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0);
  if (tall <= 1.7 * short) return overlap >= 0.7 * short && Math.abs(a.y1 - b.y1) <= 0.4 * tall;
  const [host, mark] = ah >= bh ? [a, b] : [b, a];
  // A full stop, comma or dash: within the lower two thirds, a little below the foot at most.
  return short <= 0.55 * tall && mark.y0 >= host.y0 + 0.3 * tall && mark.y1 <= host.y1 + 0.3 * tall;
}

/** Joins glyphs left to right where they overlap in height and the gap is less than a space. */
export function groupWords(glyphs: Component[]): Word[] {
  const sorted = [...glyphs].sort((a, b) => a.x0 - b.x0);
  const done: Component[][] = [];
  let open: { parts: Component[]; y0: number; y1: number; x1: number; tallest: number }[] = [];
  for (const g of sorted) {
    const h = g.y1 - g.y0;
    let best: (typeof open)[number] | null = null;
    const still: typeof open = [];
    for (const w of open) {
      const wh = w.y1 - w.y0;
      if (g.x0 - w.x1 > 0.62 * Math.max(wh, 6) + 1) {
        done.push(w.parts);
        continue;
      }
      still.push(w);
      const tall = Math.max(wh, h);
      const union = Math.max(w.y1, g.y1) - Math.min(w.y0, g.y0);
      if (union > 1.5 * Math.max(w.tallest, h) + 1) continue;
      if (onOneLine(w, g) && g.x0 - w.x1 <= 0.62 * tall + 1 && (!best || w.x1 > best.x1)) best = w;
    }
    open = still;
    if (best) {
      best.parts.push(g);
      best.x1 = Math.max(best.x1, g.x1);
      best.y0 = Math.min(best.y0, g.y0);
      best.y1 = Math.max(best.y1, g.y1);
      best.tallest = Math.max(best.tallest, h);
    } else open.push({ parts: [g], y0: g.y0, y1: g.y1, x1: g.x1, tallest: h });
  }
  for (const w of open) done.push(w.parts);
  return done.map(wordOf).filter((w): w is Word => w !== null);
}

function wordOf(parts: Component[]): Word | null {
  const heights = parts.map((p) => p.y1 - p.y0);
  const tallest = Math.max(...heights);
  const tall = parts.filter((p) => p.y1 - p.y0 >= 0.75 * tallest);
  if (tallest < 5) return null;
  const tops = tall.map((p) => p.y0).sort((a, b) => a - b);
  const bottoms = tall.map((p) => p.y1).sort((a, b) => a - b);
  const top = tops[tops.length >> 1]!;
  const bottom = bottoms[bottoms.length >> 1]!;
  return {
    box: {
      x0: Math.min(...parts.map((p) => p.x0)),
      y0: Math.min(...parts.map((p) => p.y0)),
      x1: Math.max(...parts.map((p) => p.x1)),
      y1: Math.max(...parts.map((p) => p.y1)),
    },
    glyphs: parts.length,
    middle: (top + bottom) / 2,
    height: bottom - top,
    shapes: parts,
  };
}
