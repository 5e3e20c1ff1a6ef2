import type { Runs } from '../image/runs.ts';
import { argMax } from '../image/numbers.ts';
import type { Comb } from './comb.ts';

/** Typical widths in pixels; `body` is null when nothing wider than a wick sits on the slot centres. */
export interface Widths {
  wick: number;
  body: number | null;
}

/** Most pixels by which programs round a bar: half a point, of which a wick is one wide. */
const MOST_ROUNDED = 2;

/** How far the middle of a bar, or a side of its body, may lie from where it would be unrounded, in pixels. */
export const roundedBy = ({ wick }: Widths): number => Math.min(MOST_ROUNDED, Math.max(1, wick / 2));

/** Share of the runs that wicks are at least; narrower ones are what letters and curves leave in the bars' colours. */
const LEAST_WICKS = 0.08;

/** Wick and body width, from the widths of the runs that are centred on slots. */
export function measureWidths(runs: Runs, height: number, comb: Comb): Widths {
  const limit = Math.ceil(1.1 * comb.spacing) + 1;
  const bins = binsOf(runs, height, comb, limit);
  const total = bins.reduce((sum, v) => sum + v, 0);
  let wick = 1;
  while (wick < limit && bins[wick]! < LEAST_WICKS * total) wick++;
  // A wick that straddles two columns in some bars is as wide as the more frequent of the two.
  if (bins[wick + 1]! > 2 * bins[wick]! && wick < 3) wick++;
  const smooth = bins.map((v, w) => (w < wick + 2 ? 0 : v + 0.5 * ((bins[w - 1] ?? 0) + (bins[w + 1] ?? 0))));
  const body = argMax(smooth);
  const wider = widerThan(body, smooth, comb.spacing);
  if (wider !== null && smooth[wider]! >= WIDE_BODY.share * total) return { wick: body, body: wider };
  const others = bins.subarray(wick + 2).reduce((sum, n) => sum + n, 0);
  const isBody = wick >= SHORT_WICKS.body * comb.spacing && others < SHORT_WICKS.others * total;
  const thin = isBody ? thinnerThan(wick, bins, total) : null;
  if (thin !== null) return { wick: thin, body: wick };
  return { wick, body: body >= wick + 2 && bins[body]! >= 0.03 * total ? body : null };
}

/** Wicks of screens with several pixels to a point are up to so wide, and no body is as narrow as that share of wide slots. */
const WIDE_WICK = { pixels: 4, spacing: 0.25 };
/** Least width of the bodies beside such wicks, as a multiple of it, and the least share of all runs that have it. */
const WIDE_BODY = { times: 2, share: 0.06 };

/** The most frequent of the widths far above one that is that of wicks; null where it may be that of bodies. */
function widerThan(width: number, counts: ArrayLike<number>, spacing: number): number | null {
  if (width > WIDE_WICK.pixels || width >= WIDE_WICK.spacing * spacing) return null;
  const wider = argMax(Array.from(counts, (n, w) => (w > WIDE_BODY.times * width ? n : 0)));
  return wider > WIDE_BODY.times * width ? wider : null;
}

/** Where nearly all rows are as wide as this share of the slot, and few are wider, they are those of bodies with short wicks, or of bricks. */
const SHORT_WICKS = { body: 0.35, times: 3, share: 0.015, others: 0.25 };

/** The narrowest of the widths far below that of bodies that a few rows have; null where hardly any row is so narrow. */
function thinnerThan(width: number, counts: ArrayLike<number>, total: number): number | null {
  for (let w = 1; SHORT_WICKS.times * w <= width; w++) if (counts[w]! >= SHORT_WICKS.share * total) return w;
  return null;
}

/** Rows without a gap that make a bar: what letters leave in the bars' colours, and pieces of curves, are lower. */
const LEAST_ROWS = 5;
/** Share of the slots that must have such rows for the others not to count. */
const MOSTLY_TALL = 0.5;

/** Number of runs by width: those of bars, or all of them where most bars are too flat to be distinguished from specks. */
function binsOf(runs: Runs, height: number, comb: Comb, limit: number): Float64Array {
  const tolerance = Math.max(0.8, 0.13 * comb.spacing);
  const all = new Float64Array(limit + 3);
  const tall = new Float64Array(limit + 3);
  const tallSlots = new Set<number>();
  const open = new Map<number, { last: number; widths: number[] }>();
  for (let y = 0; y < height; y++)
    for (let i = runs.row[y]!; i < runs.row[y + 1]!; i++) {
      const w = runs.end[i]! - runs.start[i]!;
      if (w > limit) continue;
      const offset = (runs.start[i]! + runs.end[i]!) / 2 - comb.origin;
      const slot = Math.round(offset / comb.spacing);
      if (Math.abs(offset - slot * comb.spacing) > tolerance) continue;
      all[w]!++;
      let own = open.get(slot);
      if (!own || own.last < y - 1) open.set(slot, (own = { last: y, widths: [] }));
      own.last = y;
      own.widths.push(w);
      if (own.widths.length < LEAST_ROWS) continue;
      tallSlots.add(slot);
      for (const width of own.widths.length === LEAST_ROWS ? own.widths : [w]) tall[width]!++;
    }
  return tallSlots.size >= MOSTLY_TALL * open.size ? tall : all;
}
