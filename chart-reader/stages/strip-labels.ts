import { newBytes } from '../image/planes.ts';
import type { Box, GreyImage } from '../types.ts';
import type { Picture } from '../image/picture.ts';
import type { Tone } from '../image/background.ts';
import { componentsOf, labelRuns, runsOf } from '../image/runs.ts';
import type { Component } from '../image/runs.ts';
import { groupWords } from '../image/words.ts';
import type { Word } from '../image/words.ts';
import { median } from '../image/numbers.ts';
import { plateBox, stripBackground } from './strip-plates.ts';
import type { Plate, StripBackground } from './strip-plates.ts';
import type { Strip } from './strips.ts';

/** A printed line in the axis strip, not yet read. */
export interface LabelShape {
  box: Box;
  /** Middle of the digits. */
  y: number;
  height: number;
  /** Columns that the crop for the recogniser must not leave: tick marks stand beyond. */
  columns: { least: number; most: number };
  /** Brightness behind the text. */
  back: number;
  /** The coloured box behind the text, when there is one (last-price and crosshair boxes). */
  plate: Plate | null;
}

const SIDE = 3;
const MARGIN = 3;

/**
 * Lines of text in the strip's columns, from top to bottom of the picture. The background is taken row by row, so the
 * text in coloured boxes is found like any other. Tick marks that stand before the figures are left out.
 */
export function shapesInStrip(
  picture: Picture,
  strip: Strip,
): { shapes: LabelShape[]; tone: Tone; region: Box } {
  const region = {
    x0: Math.max(0, strip.box.x0 - SIDE),
    y0: 0,
    x1: Math.min(picture.width, strip.box.x1 + SIDE),
    y1: picture.height,
  };
  const background = stripBackground(picture, region);
  const { tone, plates } = background;
  const width = region.x1 - region.x0;
  const contrast = textContrast(picture, strip, tone);
  const mask = textMask(picture, region, background, contrast);
  const runs = runsOf(mask, width, region.y1, true);
  const parts = componentsOf(runs, labelRuns(runs, region.y1, true), region.y1);
  const usual = median(strip.words.map((w) => w.height));
  const glyphs = parts.filter((c) => c.y1 - c.y0 <= 1.5 * usual + 2 && c.x1 - c.x0 <= 8 * usual);
  const unticked = withoutTicks(glyphs, usual, strip.words.length, width);
  const words = groupWords(unticked.glyphs).filter(
    (w) => Math.abs(w.height - usual) <= Math.max(2.1, 0.28 * usual),
  );
  const least = unticked.from > 0 ? region.x0 + unticked.from : 0;
  const most = unticked.to < width ? region.x0 + unticked.to : picture.width;
  const shapes = joinRows(words, usual, plates).map((w): LabelShape => ({
    box: { x0: region.x0 + w.box.x0, y0: w.box.y0, x1: region.x0 + w.box.x1, y1: w.box.y1 },
    columns: { least, most },
    y: rowOfWhole(w, usual, plates),
    height: w.height,
    plate: plates[Math.round(w.middle)] ?? null,
    back: (plates[Math.round(w.middle)]?.tone ?? tone).luma,
  }));
  const cut = shapes.filter((s) => isCut(picture, s, region, contrast)).length;
  const kept = cut > MOST_CUT * shapes.length ? [] : alignedOnly(shapes, strip);
  const whole = kept.map((s) => wholeOf(picture, s, strip, region, contrast));
  return { shapes: whole.sort((a, b) => a.y - b.y), tone, region };
}

/** Rows that a label must have lost to be cut off. */
const LOST = 1.5;

/** The middle of a label as it is where it is whole: a box of a price that lies over its upper or lower rows moves the middle of what is left. */
function rowOfWhole(
  { box: { y0, y1 }, middle }: Word,
  usual: number,
  plates: StripBackground['plates'],
): number {
  if (usual - (y1 - y0) < LOST || plates[Math.round(middle)]) return middle;
  if (plates[y1] ?? plates[y1 + 1]) return y0 + usual / 2;
  return (plates[y0 - 1] ?? plates[y0 - 2]) ? y1 - usual / 2 : middle;
}

/** Share of the labels that may go on beyond the columns: where more do, the columns are those of other, shorter texts. */
const MOST_CUT = 0.5;

/** How far beyond the edge the rest of a text is looked for, and how high its figures are, in heights of the text. */
const REST = { within: 0.8, tall: 0.5 };

/**
 * Whether the text of the shape ends where the region does although figures follow, not a tick or the line of the axis. What goes
 * on before it may be the sign of a currency.
 */
function isCut(
  picture: Picture,
  { box, height, plate, back }: LabelShape,
  region: Box,
  contrast: number,
): boolean {
  if (plate) return false;
  const inked = (x: number, y: number): boolean =>
    Math.abs(picture.luma[y * picture.width + x]! - back) >= contrast;
  const isFigure = (x: number): boolean => {
    if (x >= picture.width) return false;
    let rows = 0;
    for (let y = box.y0; y < box.y1; y++) if (inked(x, y)) rows++;
    const goesOn = box.y0 < 2 || inked(x, box.y0 - 2) || inked(x, Math.min(picture.height - 1, box.y1 + 1));
    return rows >= REST.tall * height && !goesOn;
  };
  for (let k = 0; k < REST.within * height; k++)
    if (box.x1 >= region.x1 && isFigure(region.x1 + k)) return true;
  return false;
}

/** A gap in a text, as a share of its height; an icon stands farther away. */
const GAP = 0.8;

/** The column from one end of the shape (`way` -1: the left one) to which its text goes on, at most before `limit`. */
function reachOf(
  picture: Picture,
  { box, back, height }: LabelShape,
  contrast: number,
  way: 1 | -1,
  limit: number,
): number {
  let last = way > 0 ? box.x1 - 1 : box.x0;
  for (let x = last + way; way * (limit - x) > 0 && way * (x - last) <= GAP * height; x += way)
    for (let y = box.y0; y < box.y1; y++)
      if (Math.abs(picture.luma[y * picture.width + x]! - back) >= contrast) last = x;
  return last;
}

/** What longer labels have beyond the columns of the others, in heights of the text, and no more than so many: the sign of a currency is narrower. */
const LONGER = { least: 1.3, most: 12 };

/**
 * The whole text of a label. That of a plate may have more figures than the labels have and go on beyond their columns; so may that of a label of
 * another pane on the side away from it, and what is left of it without these reads as a price.
 */
function wholeOf(
  picture: Picture,
  shape: LabelShape,
  { side }: Strip,
  region: Box,
  contrast: number,
): LabelShape {
  const { plate, box, height } = shape;
  let { x0, x1 } = box;
  if (plate) {
    const around = plateBox(picture, region, plate);
    if (around.x1 > region.x1) x1 = reachOf(picture, shape, contrast, 1, around.x1 - 1) + 1;
    if (around.x0 < region.x0) x0 = reachOf(picture, shape, contrast, -1, around.x0);
  } else if (side === 'left' && x0 <= region.x0) {
    const from = reachOf(picture, shape, contrast, -1, x0 - LONGER.most * height);
    if (x0 - from >= LONGER.least * height) x0 = from;
  }
  return { ...shape, box: { ...box, x0, x1 } };
}

function textMask(picture: Picture, region: Box, background: StripBackground, least: number): Uint8Array {
  const width = region.x1 - region.x0;
  const { tone, rows, plates } = background;
  const mask = newBytes(width * region.y1);
  for (let y = 0; y < region.y1; y++) {
    const row = rows[y]!;
    const back = plates[y]?.tone ?? (Math.abs(row.luma - tone.luma) <= 8 ? row : tone);
    const base = y * picture.width + region.x0;
    for (let x = 0; x < width; x++)
      if (Math.abs(picture.luma[base + x]! - back.luma) >= least) mask[y * width + x] = 1;
  }
  return mask;
}

/** Glyphs without the tick marks of the axis, and the columns between which the figures stand. */
interface Unticked {
  glyphs: Component[];
  from: number;
  to: number;
}

/**
 * Takes away the tick marks of the axis, which else read as minus signs: flat marks at the end of most labels that begin,
 * or end, in one column.
 */
function withoutTicks(glyphs: Component[], usual: number, labels: number, width: number): Unticked {
  const flats = glyphs.filter((c) => {
    const atEdge = c.x0 === 0 || c.x1 === width;
    const w = c.x1 - c.x0;
    return (
      c.y1 - c.y0 <= Math.max(2, (atEdge ? 0.35 : 0.25) * usual) && w <= 1.2 * usual && (w >= 2 || atEdge)
    );
  });
  const least = Math.max(3, 0.6 * labels);
  // A tick has figures on its row, all of them on one side and near.
  const atEnd = (o: Component, edge: 'x0' | 'x1'): boolean => {
    const row = glyphs.filter((g) => g !== o && g.y0 <= o.y1 && g.y1 >= o.y0 && g.y1 - g.y0 > o.y1 - o.y0);
    const gaps = row.map((g) => (edge === 'x0' ? g.x0 - o.x1 : o.x0 - g.x1));
    return gaps.length > 0 && Math.min(...gaps) >= -1 && Math.min(...gaps) <= usual && !isPartOfDigit(o);
  };
  // Type of a few pixels falls to pieces: those of one figure stand above one another, a tick stands alone.
  const isPartOfDigit = (o: Component): boolean =>
    glyphs.some(
      (g) =>
        g !== o && g.x0 < o.x1 && g.x1 > o.x0 && (g.y0 >= o.y1 ? g.y0 - o.y1 : o.y0 - g.y1) <= 0.6 * usual,
    );
  const ticks = new Set<Component>();
  let from = 0;
  let to = width;
  for (const edge of ['x0', 'x1'] as const) {
    const ends = flats.filter((c) => atEnd(c, edge));
    for (const c of ends) {
      if (ends.filter((o) => Math.abs(o[edge] - c[edge]) <= 1).length < least) continue;
      ticks.add(c);
    }
    const inner = ends.filter((c) => ticks.has(c)).map((c) => (edge === 'x0' ? c.x1 : c.x0));
    if (inner.length > 0 && edge === 'x0') from = Math.round(median(inner));
    else if (inner.length > 0) to = Math.round(median(inner));
  }
  return { glyphs: glyphs.filter((g) => !ticks.has(g)), from, to };
}

/** Joins what stands on one row: figures parted by blanks, or by a line drawn across them. */
function joinRows(words: Word[], usual: number, plates: StripBackground['plates']): Word[] {
  const out: Word[] = [];
  for (const w of [...words].sort((a, b) => a.box.x0 - b.box.x0)) {
    const host = out.find(
      (o) =>
        Math.abs(o.middle - w.middle) <= 0.3 * usual &&
        (plates[Math.round(w.middle)] !== null || w.box.x0 - o.box.x1 <= 2.2 * usual),
    );
    if (!host) {
      out.push({ ...w, box: { ...w.box } });
      continue;
    }
    const share = host.glyphs / (host.glyphs + w.glyphs);
    host.middle = share * host.middle + (1 - share) * w.middle;
    host.height = Math.max(host.height, w.height);
    host.glyphs += w.glyphs;
    host.box.x1 = Math.max(host.box.x1, w.box.x1);
    host.box.y0 = Math.min(host.box.y0, w.box.y0);
    host.box.y1 = Math.max(host.box.y1, w.box.y1);
  }
  return out;
}

/** Two fifths of the contrast that the strip's known words have, at most 48: thin strokes in pale grey count too. */
function textContrast(picture: Picture, strip: Strip, tone: Tone): number {
  const peaks = strip.words.map((w) => {
    let peak = 0;
    for (let y = w.box.y0; y < w.box.y1; y++)
      for (let x = w.box.x0; x < w.box.x1; x++)
        peak = Math.max(peak, Math.abs(picture.luma[y * picture.width + x]! - tone.luma));
    return peak;
  });
  return Math.max(14, Math.min(48, 0.4 * median(peaks)));
}

/** Drops shapes that share neither edge nor middle with the strip's words. */
function alignedOnly(shapes: LabelShape[], strip: Strip): LabelShape[] {
  const left = median(strip.words.map((w) => w.box.x0));
  const right = median(strip.words.map((w) => w.box.x1));
  const middle = (left + right) / 2;
  const near = (a: number, b: number, height: number): boolean =>
    Math.abs(a - b) <= Math.max(5, 0.45 * height);
  return shapes.filter(
    ({ box, height }) =>
      near(box.x0, left, height) ||
      near(box.x1, right, height) ||
      near((box.x0 + box.x1) / 2, middle, height),
  );
}

/** Brightness of a label with a margin, for the recogniser; tick marks beside it are painted over. */
export function labelCrop(picture: Picture, { box, columns, back }: LabelShape): GreyImage {
  const crop = greyCrop(picture, box, MARGIN);
  const x0 = Math.max(0, box.x0 - MARGIN);
  const from = Math.max(0, columns.least - x0);
  const to = Math.min(crop.width, columns.most - x0);
  for (let i = 0; i < crop.data.length; i++) {
    const x = i % crop.width;
    if (x < from || x >= to) crop.data[i] = back;
  }
  return crop;
}

/** Brightness of a box with a margin, which may be another one above and below, for the recogniser. */
export function greyCrop(picture: Picture, box: Box, margin: number, rows = margin): GreyImage {
  const x0 = Math.max(0, box.x0 - margin);
  const y0 = Math.max(0, box.y0 - rows);
  const x1 = Math.min(picture.width, box.x1 + margin);
  const y1 = Math.min(picture.height, box.y1 + rows);
  const data = new Uint8Array((x1 - x0) * (y1 - y0));
  for (let y = y0; y < y1; y++)
    data.set(picture.luma.subarray(y * picture.width + x0, y * picture.width + x1), (y - y0) * (x1 - x0));
  return { width: x1 - x0, height: y1 - y0, data };
}
