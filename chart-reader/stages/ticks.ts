import type { Ink } from '../image/ink.ts';
import type { Comb } from './comb.ts';
import { classifyRows, ROW_BODY, ROW_EMPTY, ROW_LEFT, ROW_RIGHT } from './slot-rows.ts';
import type { Widths } from './widths.ts';

const LEAST_TICKED = 0.7;
/** Share of a bar's rows that its two ticks may take. */
const MOST_TICK = 0.35;
/** Rows that a tick may be thicker than the stem is wide, where blurred. */
const THICKER = 2;
/** Share of the slots with ticks that have one on either side, or one only that is no thicker than the stem. */
const TICK_LIKE = 0.5;

/**
 * OHLC bars have ticks on one side, as thick as their stem; candles have the same on both sides. Narrow bodies that lie
 * half a pixel off their slot stick out on one side too, but over more rows than two ticks, and on the same side all along.
 */
export function isTicked(ink: Ink, comb: Comb, widths: Widths): boolean {
  let one = 0;
  let both = 0;
  let slots = 0;
  let thin = 0;
  let like = 0;
  const stem = { wick: widths.wick, body: null };
  for (let slot = 0; slot < comb.slots; slot++) {
    const states = classifyRows(ink, comb.origin + slot * comb.spacing, comb.spacing, stem, true);
    let own = 0;
    let rows = 0;
    let left = 0;
    for (let y = 0; y < states.length; y++) {
      const s = states[y]!;
      if (s === ROW_EMPTY) continue;
      rows++;
      if (s === ROW_LEFT) left++;
      if (s === ROW_LEFT || s === ROW_RIGHT) own++;
      else if (s === ROW_BODY) both++;
    }
    one += own;
    if (own === 0) continue;
    slots++;
    if ((left > 0 && left < own) || own <= widths.wick + 1) like++;
    const few = own <= Math.max(2 * (widths.wick + 1) + 1, MOST_TICK * rows);
    if (few && thickest(states) <= widths.wick + THICKER) thin++;
  }
  return one > 2 * both && thin >= LEAST_TICKED * slots && like >= TICK_LIKE * slots;
}

/** Most rows that follow one another and are wider than the stem. */
function thickest(states: Uint8Array): number {
  let most = 0;
  let rows = 0;
  for (let y = 0; y < states.length; y++) {
    const s = states[y]!;
    rows = s === ROW_LEFT || s === ROW_RIGHT || s === ROW_BODY ? rows + 1 : 0;
    if (rows > most) most = rows;
  }
  return most;
}
