import type { ChartKind } from '../types.ts';
import type { Picture } from '../image/picture.ts';
import type { Ink } from '../image/ink.ts';
import { fillOutlines, runsOf } from '../image/runs.ts';
import { median } from '../image/numbers.ts';
import { clearVolume } from './volume.ts';
import { fitComb } from './comb.ts';
import type { Comb } from './comb.ts';
import { measureWidths } from './widths.ts';
import type { Widths } from './widths.ts';
import { classifyRows, ROW_BODY, ROW_LEFT, ROW_RIGHT } from './slot-rows.ts';
import { marksOfSlot } from './slot-marks.ts';
import type { Mark } from './slot-marks.ts';
import { chooseMarks } from './choose-marks.ts';
import { findDirections, twoColours } from './direction.ts';

/** A bar in rows of the picture (not yet prices). */
export interface PixelBar {
  slot: number;
  x: number;
  highY: number;
  lowY: number;
  openY: number;
  closeY: number;
  mark: Mark;
}

export interface BarGeometry {
  kind: ChartKind;
  bars: PixelBar[];
  comb: Comb;
  widths: Widths;
  ink: Ink;
  directionConfidence: number;
  evidence: string[];
}

/** Finds candles or OHLC bars in the ink of the price pane; null when there is no comb of them. */
export function findBars(picture: Picture, ink: Ink): BarGeometry | null {
  fillOutlines(ink.mask, ink.width, ink.height);
  let runs = runsOf(ink.mask, ink.width, ink.height, true);
  const comb = fitComb(runs, ink.width, ink.height);
  if (!comb) return null;
  const volume = clearVolume(picture, ink, comb);
  if (volume) runs = runsOf(ink.mask, ink.width, ink.height, true);
  const widths = measureWidths(runs, ink.height, comb);
  const ticks = isTicked(ink, comb, widths);
  const context = { picture, ink, comb, widths, bars: ticks };
  const bySlot: Mark[][] = [];
  for (let slot = 0; slot < comb.slots; slot++) bySlot.push(marksOfSlot(context, slot));
  const marks = chooseMarks(bySlot, ink.height, likenessTo(chooseMarks(bySlot, ink.height), ink));
  if (marks.length < 3) return null;
  const bars = ticks ? tickedBars(marks) : candleBars(marks);
  const hollow = marks.filter((m) => m.hollow).length;
  return {
    kind: ticks ? 'bars' : hollow >= 0.12 * marks.length ? 'hollow' : 'candles',
    bars: bars.bars,
    comb,
    widths,
    ink,
    directionConfidence: bars.confidence,
    evidence: [`comb of ${comb.spacing.toFixed(2)} px, ${(100 * comb.peak).toFixed(0)} % of the ink on it`],
  };
}

/**
 * How much a mark has the colours of the first choice: text, drawings and indicators have others. The colours are the
 * two that the bodies gather around, or their median when there is one colour only. Thin strokes blend with the
 * background, so the distance is taken to the line between it and the colour.
 */
function likenessTo(first: Mark[], ink: Ink): (m: Mark) => number {
  const solid = first.filter((m) => m.hasBody && m.clean > 0.7 && m.bodyBottom - m.bodyTop >= 3);
  const sample = solid.length >= 8 ? solid : first;
  if (sample.length < 8) return () => 1;
  const middle = [0, 1, 2].map((c) => median(sample.map((m) => m.colour[c]!).filter(Number.isFinite)));
  const colours = twoColours(sample) ?? [middle];
  const back = [ink.plain.r, ink.plain.g, ink.plain.b];
  const off = (m: Mark): number => Math.min(...colours.map((c) => distanceToBlend(m.colour, back, c)));
  const spread = median(sample.map(off).filter(Number.isFinite));
  if (!(spread < 30)) return () => 1;
  const limit = Math.max(45, 4 * spread);
  return (m) => (off(m) <= limit ? 1 : 0.25);
}

/** Distance of a colour from the straight line between two others. */
function distanceToBlend(p: readonly number[], a: readonly number[], b: readonly number[]): number {
  let along = 0;
  let length = 0;
  for (let c = 0; c < 3; c++) {
    along += (p[c]! - a[c]!) * (b[c]! - a[c]!);
    length += (b[c]! - a[c]!) ** 2;
  }
  const t = Math.min(1, Math.max(0, along / Math.max(1, length)));
  return Math.hypot(...[0, 1, 2].map((c) => p[c]! - a[c]! - t * (b[c]! - a[c]!)));
}

/** OHLC bars have short ticks on one side; candles have the same on both sides. */
function isTicked(ink: Ink, comb: Comb, widths: Widths): boolean {
  let one = 0;
  let both = 0;
  const stem = { wick: widths.wick, body: null };
  for (let slot = 0; slot < comb.slots; slot++) {
    const states = classifyRows(ink, comb.origin + slot * comb.spacing, comb.spacing, stem, true);
    for (const s of states) {
      if (s === ROW_LEFT || s === ROW_RIGHT) one++;
      else if (s === ROW_BODY) both++;
    }
  }
  return one > 2 * both;
}

function tickedBars(marks: Mark[]): { bars: PixelBar[]; confidence: number } {
  const seen = marks.filter((m) => m.openY !== null && m.closeY !== null).length;
  const bars = marks.map((mark, i): PixelBar => {
    const before = marks[i - 1];
    const openY = mark.openY ?? before?.closeY ?? mark.closeY ?? (mark.top + mark.bottom) / 2;
    const closeY = mark.closeY ?? marks[i + 1]?.openY ?? openY;
    const inset = 0.5 * Math.min(1, mark.bottom - mark.top);
    return {
      slot: mark.slot,
      x: mark.x,
      highY: mark.top + inset,
      lowY: mark.bottom - inset,
      openY,
      closeY,
      mark,
    };
  });
  return { bars, confidence: seen / marks.length };
}

function candleBars(marks: Mark[]): { bars: PixelBar[]; confidence: number } {
  lendBodies(marks);
  const directions = findDirections(marks);
  const bars = marks.map((mark, i): PixelBar => {
    const wick = Math.min(0.5, (mark.bottom - mark.top) / 2);
    const body = Math.min(0.5, (mark.bodyBottom - mark.bodyTop) / 2);
    const upper = mark.bodyTop + body;
    const lower = mark.bodyBottom - body;
    const up = directions.up[i]!;
    return {
      slot: mark.slot,
      x: mark.x,
      highY: Math.min(mark.top + wick, upper),
      lowY: Math.max(mark.bottom - wick, lower),
      openY: up ? lower : upper,
      closeY: up ? upper : lower,
      mark,
    };
  });
  return { bars, confidence: directions.confidence };
}

/** A bar without a visible body gets one where its neighbours end: close of the last, open of the next. */
function lendBodies(marks: Mark[]): void {
  const known = marks.filter((m) => m.hasBody);
  const thin = known.length ? Math.max(1, Math.min(...known.map((m) => m.bodyBottom - m.bodyTop))) : 1;
  marks.forEach((mark, i) => {
    if (mark.hasBody) return;
    const near = [marks[i - 1], marks[i + 1]].filter((m): m is Mark => m !== undefined && m.hasBody);
    const guess = near.length
      ? median(near.map((m) => (m.bodyTop + m.bodyBottom) / 2))
      : (mark.top + mark.bottom) / 2;
    const y = Math.min(mark.bottom - thin / 2, Math.max(mark.top + thin / 2, guess));
    mark.bodyTop = y - thin / 2;
    mark.bodyBottom = y + thin / 2;
  });
}
