import type { Box } from '../types.ts';
import type { Picture } from './picture.ts';
import { endOfRun } from './pixel-runs.ts';
import { componentsOf, labelRuns, RunList } from './runs.ts';
import type { Component, Runs } from './runs.ts';
import { TILE, tileTones } from './tile-tones.ts';

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

const TEXT_CONTRAST = 38;
const MAX_GLYPH = 44;
/** Tallest headline, as a share of the picture's height. */
const HEADLINE = 1 / 12;

/** Runs of everything that stands out from its surroundings. */
function textRuns(picture: Picture): Runs {
  const { width, height, luma, runs } = picture;
  const { tones, columns, down, right } = tileTones(picture);
  const list = new RunList(height);
  for (let y = 0; y < height; y++) {
    const tileRow = Math.floor(y / TILE) * columns;
    let from = -1;
    let x = 0;
    for (let tx = 0; tx < columns; tx++) {
      const tone = tones[toneAt(tileRow + tx, y, columns, down)]!;
      // At the corner of a panel the column of its edge is known from the row of tiles that holds here.
      const next = tx + 1 < columns ? toneAt(tileRow + tx + 1, y, columns, down) - 1 : tileRow + tx;
      const low = tone - TEXT_CONTRAST;
      const high = tone + TEXT_CONTRAST;
      const end = Math.min(width, right[next]!);
      const row = y * width;
      while (x < end) {
        const value = luma[row + x]!;
        if (value < low || value > high) {
          if (from < 0) from = x;
        } else if (from >= 0) {
          list.add(from, x);
          from = -1;
        }
        x = endOfRun(runs, row + x, row + end) - row;
      }
    }
    if (from >= 0) list.add(from, width);
    list.closeRow(y);
  }
  return list.runs();
}

/** The tile whose tone holds in row `y` of tile `tile`: the one above or below where a surface ends within it. */
function toneAt(tile: number, y: number, columns: number, down: Int32Array): number {
  if (tile >= columns && y < down[tile - columns]!) return tile - columns;
  return y >= down[tile]! ? tile + columns : tile;
}

/** Shapes found in the whole picture: glyph candidates, and solid boxes that may hold inverted text. */
export interface TextScan {
  words: Word[];
  /** Words of larger type than labels and buttons have, up to a twelfth of the picture's height. */
  headlines: Word[];
  boxes: Box[];
}

/** Words and solid boxes of a whole picture. */
export function scanText(picture: Picture): TextScan {
  const runs = textRuns(picture);
  const parts = componentsOf(runs, labelRuns(runs, picture.height, true), picture.height);
  const glyphs = withoutBrokenUprights(withoutDottedLines(parts.filter((c) => isGlyph(c, MAX_GLYPH))));
  const words = groupWords(glyphs);
  const boxes = parts.filter(isBox).map((c) => ({ x0: c.x0, y0: c.y0, x1: c.x1, y1: c.y1 }));
  const large = parts.filter((c) => c.y1 - c.y0 > MAX_GLYPH && isGlyph(c, picture.height * HEADLINE));
  return { words, headlines: headlinesOf(large, glyphs), boxes };
}

function isGlyph(c: Component, tallest: number): boolean {
  const w = c.x1 - c.x0;
  const h = c.y1 - c.y0;
  return h <= tallest && w <= 1.6 * tallest && w <= 6 * h + 8 && c.area >= 1 && (h > 1 || w <= 8);
}

/** Words of large type with the smaller letters and marks on their rows; a tall shape by itself is a candle or a sign. */
function headlinesOf(large: Component[], glyphs: Component[]): Word[] {
  const onRows = (a: Component, b: Component): boolean => {
    const height = a.y1 - a.y0;
    return b.y0 >= a.y0 - 0.1 * height && b.y1 <= a.y1 + 0.35 * height;
  };
  const beside = (a: Component, b: Component): boolean =>
    Math.max(a.x0 - b.x1, b.x0 - a.x1) <= 0.8 * (a.y1 - a.y0) + 1 && b.y1 - b.y0 >= 0.5 * (a.y1 - a.y0);
  const shapes = [...large, ...glyphs];
  const hosts = large.filter((a) => shapes.some((b) => b !== a && onRows(a, b) && beside(a, b)));
  if (hosts.length === 0) return [];
  const small = glyphs.filter((g) => hosts.some((h) => onRows(h, g)));
  return groupWords([...hosts, ...small]).filter((w) => w.height > 0.75 * MAX_GLYPH && w.glyphs >= 3);
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

/** Pieces of an upright line that is almost as faint as what is behind it: how tall, how thin for their height, and how many in a column. */
const PIECE = { tall: 16, thin: 10, least: 2 };

/** Without the pieces into which compression breaks a faint upright line, as that of an axis beside its labels: they would join these. */
function withoutBrokenUprights(glyphs: Component[]): Component[] {
  const isPiece = ({ area, y0, y1 }: Component): boolean =>
    y1 - y0 >= PIECE.tall && (y1 - y0) ** 2 >= PIECE.thin * area;
  const pieces = glyphs.filter(isPiece);
  const lines = pieces.filter((a) => pieces.filter((b) => Math.abs(a.x0 - b.x0) <= 1).length >= PIECE.least);
  if (lines.length === 0) return glyphs;
  const columns = new Set(lines.map((c) => c.x0));
  return glyphs.filter((c) => !columns.has(c.x0) || (!isPiece(c) && c.x1 - c.x0 > 2));
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
