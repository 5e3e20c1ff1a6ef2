import type { Picture } from '../image/picture.ts';
import type { Ink } from '../image/ink.ts';
import { clamp } from '../image/numbers.ts';
import type { Comb } from './comb.ts';

const SAME = 26;
const SKIP = 4;

/**
 * Takes volume bars out of the price pane's ink: bars on the comb that all stand on one row in the lower part. Each is
 * cleared upwards from that row as long as its colour stays (an average may cross it), so that a candle that reaches
 * into it is retained. Returns whether any were found.
 */
export function clearVolume(picture: Picture, ink: Ink, comb: Comb): boolean {
  const columns: number[] = [];
  for (let slot = 0; slot < comb.slots; slot++)
    columns.push(clamp(Math.floor(comb.origin + slot * comb.spacing), 0, ink.width - 1));
  const feet = columns.map((x) => footOf(ink, x));
  const base = commonFoot(feet, ink.height);
  if (base === null) return false;
  columns.forEach((x, slot) => {
    if (Math.abs(feet[slot]! - base) > 1) return;
    const top = topOfColour(picture, ink, x, feet[slot]!);
    const centre = comb.origin + slot * comb.spacing;
    const from = clamp(Math.round(centre - comb.spacing / 2), 0, ink.width);
    const to = clamp(Math.round(centre + comb.spacing / 2), 0, ink.width);
    for (let y = top; y <= Math.min(ink.height - 1, base + 1); y++)
      ink.mask.fill(0, y * ink.width + from, y * ink.width + to);
  });
  return true;
}

/** Lowest inked row of a column; -1 when there is none. */
function footOf(ink: Ink, x: number): number {
  for (let y = ink.height - 1; y >= 0; y--) if (ink.mask[y * ink.width + x]) return y;
  return -1;
}

/** The row on which at least 45 % of the columns stand, in the lower 40 % of the pane. */
function commonFoot(feet: number[], height: number): number | null {
  const count = new Int32Array(height + 2);
  let n = 0;
  for (const y of feet) {
    if (y < 0) continue;
    n++;
    if (y >= 0.6 * height) count[y]!++;
  }
  let best = 0;
  for (let y = 1; y < height; y++)
    if (count[y]! + count[y - 1]! > count[best]! + (count[best - 1] ?? 0)) best = y;
  const share = count[best]! + (count[best - 1] ?? 0) + count[best + 1]!;
  return n >= 8 && share >= 0.45 * n ? best : null;
}

/** First row, going up from `foot`, that no longer has the foot's colour. */
function topOfColour(picture: Picture, ink: Ink, x: number, foot: number): number {
  const index = (y: number): number => 4 * ((ink.box.y0 + y) * picture.width + ink.box.x0 + x);
  const model = index(Math.max(0, foot - 1));
  const alike = (y: number): boolean => {
    const p = index(y);
    for (let c = 0; c < 3; c++)
      if (Math.abs(picture.rgba[p + c]! - picture.rgba[model + c]!) > SAME) return false;
    return true;
  };
  let top = foot;
  let other = 0;
  for (let y = foot - 1; y >= 0 && other <= SKIP; y--) {
    if (!ink.mask[y * ink.width + x]) break;
    if (alike(y)) {
      top = y;
      other = 0;
    } else other++;
  }
  return top;
}
