/** Labels of time under a narrower pane below that holds the same bars as that of the prices. */
import type { Box, Layout, Series } from '../types.ts';
import type { Picture } from '../image/picture.ts';
import { median } from '../image/numbers.ts';
import type { TimeRow } from './time-labels.ts';
import { SCALE, slotAt, wholeMiddles, withoutCutEnds } from './time-places.ts';

/** Heights of the labels above them in which the line of their axis is sought. */
const LINE_ABOVE = 2.5;
/** Least share of the pane that a line has, and of its columns in which its colour stands. */
const LONG = 0.6;
const DRAWN = 0.9;
/** Pixels in a row with which it ends: a figure beside it may have one of its colour. */
const PIECE = 8;
/** A line's colour keeps so near in brightness, and so near where compression has spread it. */
const LINE_TONES = [4, 12];
/** How far labels may stand from the middle of their bars, in slots, and in pixels where that is more. */
const BESIDE = { slots: 0.25, pixels: 1.2 };
/** How far the distance of labels may be from a whole number of bars, as a share of it, where the ends of a line are blurred. */
const BLURRED = 0.012;

/** Takes columns of the labels to columns of the bars. */
type ToBars = (x: number) => number;
type Line = Pick<Box, 'x0' | 'x1'>;

/**
 * Takes columns of labels that have a scale of their own to columns of the bars: from the line of their axis to one of the pane of the
 * bars, or to all bars; null where none takes every label to the middle of a bar.
 */
export function columnsOfBars(picture: Picture, row: TimeRow, layout: Layout, series: Series): ToBars | null {
  for (const tone of LINE_TONES) {
    const found = columnsBy(tone, picture, row, layout, series);
    if (found) return found;
  }
  return null;
}

/** With lines whose brightness differs by no more than `tone`. */
function columnsBy(
  tone: number,
  picture: Picture,
  row: TimeRow,
  { price_pane: pane }: Layout,
  series: Series,
): ToBars | null {
  const middles = wholeMiddles(row);
  const top = Math.min(...row.segments.map((s) => s.box.y0));
  const height = median(row.segments.map((s) => s.height));
  const [line] = linesAcross(picture, top - 2, top - LINE_ABOVE * height, pane, tone);
  if (!line) return null;
  const { bars } = series;
  const half = (bars.at(-1)!.x_px - bars[0]!.x_px) / (bars.at(-1)!.slot - bars[0]!.slot) / 2;
  const all = { x0: bars[0]!.x_px - half, x1: bars.at(-1)!.x_px + half };
  const lowest = Math.max(...bars.map((b) => (b.low ?? b.close).y_px));
  const slack = Math.max(BESIDE.slots, BESIDE.pixels / (2 * half));
  const kept = withoutCutEnds(middles, SCALE.even * 2 * half);
  const isAtBars = (toBars: ToBars): boolean =>
    kept.every((x) => {
      const slot = slotAt(series, toBars(x));
      return Math.abs(slot - Math.round(slot)) <= slack;
    });
  const onto =
    ({ x0, x1 }: Line): ToBars =>
    (x) =>
      x0 + ((x - line.x0) * (x1 - x0)) / (line.x1 - line.x0);
  for (const target of linesAcross(picture, Math.min(top, pane.y1 + height), lowest, pane, tone)) {
    const toBars = onto(target);
    if (isAtBars(toBars)) return toBars;
  }
  const toAll = onto(all);
  const evened = inWholeSteps(toAll, kept, all, 2 * half);
  return [toAll, evened].find(isAtBars) ?? null;
}

/** The same with labels a whole number of bars apart, about the middle of the bars: both ends of a blurred line are off alike. */
function inWholeSteps(toBars: ToBars, kept: readonly number[], { x0, x1 }: Line, spacing: number): ToBars {
  const step = (toBars(kept.at(-1)!) - toBars(kept[0]!)) / Math.max(1, kept.length - 1) / spacing;
  if (Math.abs(step - Math.round(step)) > BLURRED * step) return toBars;
  const middle = (x0 + x1) / 2;
  return (x) => middle + (toBars(x) - middle) * (Math.round(step) / step);
}

/** Lines between two rows, from the lower one upwards. */
function* linesAcross(
  picture: Picture,
  from: number,
  to: number,
  pane: Box,
  tone: number,
): Generator<Line, void> {
  for (let y = Math.min(picture.height - 1, Math.round(from)); y >= Math.max(0, to); y--) {
    const line = lineIn(picture, y, pane, tone);
    if (line) yield line;
  }
}

/** The columns of a row of pixels between which one brightness that is not the background's stands from end to end. */
function lineIn({ luma, width }: Picture, y: number, pane: Box, near: number): Line | null {
  const at = y * width;
  const tones = Array.from(
    { length: Math.floor(pane.x1) - Math.ceil(pane.x0) },
    (_, i) => luma[at + Math.ceil(pane.x0) + i]!,
  );
  const tone = median(tones);
  const isLine = (x: number): boolean => Math.abs(luma[at + x]! - tone) <= near;
  let [x0, x1] = [0, width];
  const isPiece = (from: number): boolean => {
    for (let x = from; x < from + PIECE; x++) if (!isLine(x)) return false;
    return true;
  };
  while (x0 < x1 && !isPiece(x0)) x0++;
  while (x1 > x0 && !isPiece(x1 - PIECE)) x1--;
  if (x1 - x0 < LONG * (pane.x1 - pane.x0) || x0 === 0 || x1 === width) return null;
  let drawn = 0;
  for (let x = x0; x < x1; x++) if (isLine(x)) drawn++;
  return drawn >= DRAWN * (x1 - x0) ? { x0, x1 } : null;
}
