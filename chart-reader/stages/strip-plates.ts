import type { Box } from '../types.ts';
import type { Picture } from '../image/picture.ts';
import { LumaCount, rowTone, toneDistance, toneOf } from '../image/background.ts';
import type { Tone } from '../image/background.ts';
import { endOfRun } from '../image/pixel-runs.ts';

/** A coloured box behind text of the strip: last price, crosshair, levels, indicator values. Rows y0 to y1. */
export interface Plate {
  tone: Tone;
  y0: number;
  y1: number;
}

/** What lies behind the text of a strip, row by row of the picture. */
export interface StripBackground {
  tone: Tone;
  rows: Tone[];
  plates: (Plate | null)[];
}

/** Share of a row that must differ from the strip for the row to lie in a plate; text covers less. */
const COVERED = 0.55;
/** Above and below its text a plate fills the whole width; without such rows it is bold text alone. */
const SOLID = 0.85;
const LEAST_ROWS = 7;
const MOST_ROWS = 110;
/** Columns beside the text in which a plate goes on. */
const MARGIN = 2;
/** Distance of two plates that touch, over this many rows. */
const OTHER_PLATE = 22;
const STEADY = 3;

/** The strip's own tone, that of every row, and the plates in it. */
export function stripBackground(picture: Picture, region: Box): StripBackground {
  const width = region.x1 - region.x0;
  const tone = toneOf(picture, region);
  const levels = new LumaCount();
  const rows: Tone[] = [];
  for (let y = 0; y < region.y1; y++)
    rows.push(rowTone(picture, y * picture.width + region.x0, width, levels));
  return { tone, rows, plates: findPlates(picture, region, tone, rows) };
}

function findPlates(picture: Picture, region: Box, tone: Tone, rows: Tone[]): (Plate | null)[] {
  const out: (Plate | null)[] = rows.map(() => null);
  const left = { ...region, x1: region.x0 + MARGIN };
  const right = { ...region, x0: region.x1 - MARGIN };
  // Heavy text in the strip's own colour covers most of a row, but not what is left and right of it.
  const covered = (row: number): boolean =>
    coveredShare(picture, region, row, tone) >= COVERED ||
    (coveredShare(picture, left, row, tone) === 1 && coveredShare(picture, right, row, tone) === 1);
  let y = 0;
  while (y < rows.length) {
    if (!covered(y)) {
      y++;
      continue;
    }
    let end = y + 1;
    while (end < rows.length && covered(end) && !changes(rows, y, end)) end++;
    const solid = (row: number): boolean => coveredShare(picture, region, row, tone) >= SOLID;
    const framed = (solid(y) || solid(y + 1)) && (solid(end - 1) || solid(end - 2));
    if (framed && end - y >= LEAST_ROWS && end - y <= MOST_ROWS) {
      const plate = { tone: toneOf(picture, { ...region, y0: y, y1: end }), y0: y, y1: end };
      out.fill(plate, y, end);
    }
    y = end;
  }
  return out;
}

/** Whether another plate begins at row `at`: its rows are of another tone for good. */
function changes(rows: Tone[], from: number, at: number): boolean {
  if (at - from < LEAST_ROWS || at + STEADY > rows.length) return false;
  const first = rows[from + 1]!;
  for (let k = at; k < at + STEADY; k++) if (toneDistance(rows[k]!, first) < OTHER_PLATE) return false;
  return true;
}

function coveredShare(picture: Picture, region: Box, y: number, tone: Tone): number {
  const { luma, rgba, runs, width } = picture;
  let n = 0;
  const end = y * width + region.x1;
  for (let i = y * width + region.x0, next; i < end; i = next) {
    next = endOfRun(runs, i, end);
    const p = 4 * i;
    if (
      Math.abs(luma[i]! - tone.luma) > 12 ||
      Math.abs(rgba[p]! - tone.r) > 30 ||
      Math.abs(rgba[p + 1]! - tone.g) > 30 ||
      Math.abs(rgba[p + 2]! - tone.b) > 30
    )
      n += next - i;
  }
  return n / (region.x1 - region.x0);
}

/** Channels within which two colours are one surface. */
const SAME_SURFACE = 24;
/** Widest plate, as a multiple of its height. */
const WIDEST = 14;

/**
 * The whole box of a plate: beyond the columns of the strip it goes on as far as its upper or lower edge, where no text
 * stands, keeps its colour.
 */
export function plateBox(picture: Picture, region: Box, plate: Plate): Box {
  const { rgba, width } = picture;
  const { tone, y0, y1 } = plate;
  const same = (x: number, y: number): boolean => {
    const p = 4 * (y * width + x);
    return (
      Math.abs(rgba[p]! - tone.r) <= SAME_SURFACE &&
      Math.abs(rgba[p + 1]! - tone.g) <= SAME_SURFACE &&
      Math.abs(rgba[p + 2]! - tone.b) <= SAME_SURFACE
    );
  };
  const rows = [y0 + 1, y1 - 2];
  const goesOn = (x: number): boolean => rows.some((y) => same(x, y));
  const most = WIDEST * (y1 - y0);
  let { x0, x1 } = region;
  while (x0 > 0 && region.x1 - x0 < most && goesOn(x0 - 1)) x0--;
  while (x1 < width && x1 - region.x0 < most && goesOn(x1)) x1++;
  return { x0, y0, x1, y1 };
}
