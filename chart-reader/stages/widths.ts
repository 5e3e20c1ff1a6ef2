import type { Runs } from '../image/runs.ts';
import { argMax } from '../image/numbers.ts';
import type { Comb } from './comb.ts';

/** Typical widths in pixels; `body` is null when nothing wider than a wick sits on the slot centres. */
export interface Widths {
  wick: number;
  body: number | null;
}

/** Wick and body width, from the widths of the runs that are centred on slots. */
export function measureWidths(runs: Runs, height: number, comb: Comb): Widths {
  const limit = Math.ceil(1.1 * comb.spacing) + 1;
  const bins = new Float64Array(limit + 3);
  const tolerance = Math.max(0.8, 0.13 * comb.spacing);
  let total = 0;
  for (let y = 0; y < height; y++)
    for (let i = runs.row[y]!; i < runs.row[y + 1]!; i++) {
      const w = runs.end[i]! - runs.start[i]!;
      if (w > limit) continue;
      const offset = (runs.start[i]! + runs.end[i]!) / 2 - comb.origin;
      const k = Math.round(offset / comb.spacing);
      if (Math.abs(offset - k * comb.spacing) > tolerance) continue;
      bins[w]!++;
      total++;
    }
  let wick = 1;
  while (wick < limit && bins[wick]! < 0.06 * total) wick++;
  // A wick that straddles two columns in some bars is as wide as the more frequent of the two.
  if (bins[wick + 1]! > 2 * bins[wick]! && wick < 3) wick++;
  const smooth = bins.map((v, w) => (w < wick + 2 ? 0 : v + 0.5 * ((bins[w - 1] ?? 0) + (bins[w + 1] ?? 0))));
  const body = argMax(smooth);
  return { wick, body: body >= wick + 2 && bins[body]! >= 0.03 * total ? body : null };
}
