import type { Ink } from '../image/ink.ts';
import type { Comb } from './comb.ts';
import {
  areTouching,
  classifyRows,
  ROW_BODY,
  ROW_CROSSED,
  ROW_LEFT,
  ROW_RIGHT,
  stretchesOf,
} from './slot-rows.ts';
import type { Widths } from './widths.ts';

/** Rows that a tick may be thicker than the stem is wide, where blurred. */
const THICKER = 2;
/** Least rows of a stretch that shows what kind of bar it is. */
const LEAST_ROWS = 5;
/** Share of the bars that must have ticks, and share of those with one on either side, or one only that is no thicker than the stem. */
const LEAST_TICKED = 0.5;
/** Bars nearer than this have bodies of three pixels, one of which is left of the wick and one right: a low one looks like two ticks. */
const NARROW = { spacing: 4, ticked: 0.7 };
const TICK_LIKE = 0.5;
const LEAST_SLOTS = 5;
/** Widest stem as a share of the slot, where it is wider than that in pixels: what is wider and has no body of its own is a brick. */
const WIDEST_STEM = { share: 0.5, pixels: 4 };

/** What the wide rows of an upright are: thin pieces on one side, something as thick as a body, or neither. */
type Sides = 'ticks' | 'perhaps ticks' | 'body' | 'none';

/**
 * OHLC bars have ticks on one side, as thick as their stem; candles have bodies on both. Only the tallest upright of each slot is
 * asked: letters and averages are wide rows too. Narrow bodies that lie half a pixel off their slot stick out on one side, but over more
 * rows than a tick, and on the same side all along.
 */
export function isTicked(ink: Ink, comb: Comb, widths: Widths, bands: Uint8Array | null = null): boolean {
  const widest = Math.max(WIDEST_STEM.pixels, WIDEST_STEM.share * comb.spacing);
  if (widths.body === null && widths.wick > widest) return false;
  const count = { ticks: 0, 'perhaps ticks': 0, body: 0, none: 0 };
  for (let slot = 0; slot < comb.slots; slot++) count[sidesOf(ink, comb, widths, slot, bands)]++;
  const least = comb.spacing < NARROW.spacing ? NARROW.ticked : LEAST_TICKED;
  const ticked = count.ticks + count['perhaps ticks'];
  return (
    ticked >= LEAST_SLOTS && ticked >= least * (ticked + count.body) && count.ticks >= TICK_LIKE * ticked
  );
}

function sidesOf(
  ink: Ink,
  comb: Comb,
  { wick, body }: Widths,
  slot: number,
  bands: Uint8Array | null,
): Sides {
  // Bodies that touch run on into those beside them.
  const touching = areTouching(body ?? 0, comb.spacing);
  const centre = comb.origin + slot * comb.spacing;
  const states = classifyRows(ink, centre, comb.spacing, { wick, body: null }, true, bands);
  const stretches = stretchesOf(states, 0).sort((a, b) => b.bottom - b.top - a.bottom + a.top);
  const stem = stretches[0];
  if (!stem || stem.bottom - stem.top < LEAST_ROWS) return 'none';
  let left = 0;
  let right = 0;
  for (let y = stem.top, rows = 0; y < stem.bottom; y++) {
    const s = states[y]!;
    if (s === ROW_LEFT) left++;
    if (s === ROW_RIGHT) right++;
    rows =
      s === ROW_LEFT || s === ROW_RIGHT || s === ROW_BODY || (touching && s === ROW_CROSSED) ? rows + 1 : 0;
    if (rows > wick + THICKER) return 'body';
  }
  if (left + right === 0) return 'none';
  return (left > 0 && right > 0) || left + right <= wick + 1 ? 'ticks' : 'perhaps ticks';
}
