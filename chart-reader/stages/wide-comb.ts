/** The comb of few wide bodies: the one on which by far most of what is drawn in upright rectangles stands, however few they are. */
import type { Box } from '../types.ts';
import type { ColourGroup } from '../image/colour-groups.ts';
import { argMax } from '../image/numbers.ts';
import type { Rectangles } from '../image/rectangles.ts';
import { refine } from './comb.ts';
import type { RectangleComb } from './rectangle-comb.ts';
import { combTolerance, withoutDashes } from './rectangle-comb.ts';

/** Least width of such bodies, and how far theirs may be off the usual one, as a share of it and in pixels. */
const WIDTH = { least: 12, off: 0.04, pixels: 1 };
/** Least number of them side by side, peak of their comb, and share of its slots that they fill. */
const LEAST = { bodies: 6, peak: 0.8, filled: 0.6 };
/** How far the next body may be, in widths of one, and how far from a slot, as a share of it, others may stand. */
const AHEAD = 4;
const NEAR = 0.06;
/** How many times as much must stand on it as on a comb of narrower things, which fills at most so many times as many slots. */
const MORE = 2;
const MOST_SLOTS = 4;

/** The comb, or that of wide bodies where those stand on another one and cover much more of the pane than what stands on it. */
export function orWideComb(
  comb: RectangleComb | null,
  rectangles: Rectangles,
  groups: readonly ColourGroup[],
  box: Box,
): RectangleComb | null {
  const drawn = groups.filter((g) => !g.background).flatMap((g) => withoutDashes(rectangles, g.members));
  const wide = ofWideBodies(rectangles, drawn, box);
  if (!wide) return comb;
  if (!comb) return wide;
  if (comb.spacing >= wide.spacing || comb.occupied > MOST_SLOTS * wide.occupied) return comb;
  const on = (c: RectangleComb): number => areaOn(c, rectangles, drawn, box);
  if (on(wide) < MORE * on(comb)) return comb;
  return wide;
}

function ofWideBodies(rectangles: Rectangles, drawn: readonly number[], box: Box): RectangleComb | null {
  const { x0, x1, y0, y1 } = rectangles;
  const widthOf = (i: number): number => x1[i]! - x0[i]!;
  const area = new Float64Array(box.x1 - box.x0 + 2);
  for (const i of drawn) if (widthOf(i) >= WIDTH.least) area[widthOf(i)]! += widthOf(i) * (y1[i]! - y0[i]!);
  const usual = argMax(area.map((a, w) => a + (area[w - 1] ?? 0) + (area[w + 1] ?? 0)));
  if (usual < WIDTH.least) return null;
  const members = drawn.filter(
    (i) => Math.abs(widthOf(i) - usual) <= Math.max(WIDTH.pixels, WIDTH.off * usual),
  );
  const width = box.x1 - box.x0;
  const bins = new Float64Array(2 * width + 1);
  for (const i of members) bins[x0[i]! + x1[i]! - 2 * box.x0]! += y1[i]! - y0[i]!;
  const middles = Array.from(bins.keys(), (half) => half / 2).filter((x) => bins[2 * x]! > 0);
  const comb = refine(bins, spacingOf(bins, middles, usual), width);
  if (!comb || !(comb.peak >= LEAST.peak && comb.spacing > usual)) return null;
  const slots = new Set(middles.map((x) => Math.round((x - comb.origin) / comb.spacing)));
  const span = Math.max(...slots) - Math.min(...slots) + 1;
  if (slots.size < Math.max(LEAST.bodies, LEAST.filled * span)) return null;
  return { ...comb, occupied: slots.size, width: usual };
}

/** The distance of two middles at whose multiples from the first of them most rows of bodies stand; NaN where there is none. */
function spacingOf(rows: Float64Array, middles: readonly number[], width: number): number {
  let [best, most] = [NaN, 0];
  for (const a of middles)
    for (const b of middles) {
      const spacing = b - a;
      if (spacing <= width || spacing > AHEAD * width) continue;
      const on = middles.reduce((sum, x) => {
        const slot = (x - a) / spacing;
        return Math.abs(slot - Math.round(slot)) <= NEAR ? sum + rows[2 * x]! : sum;
      }, 0);
      if (on > most) [best, most] = [spacing, on];
    }
  return best;
}

/** Pixels of the rectangles in the middle of a slot that are no wider than it. */
function areaOn(
  { spacing, origin }: RectangleComb,
  { x0, x1, y0, y1 }: Rectangles,
  drawn: readonly number[],
  box: Box,
): number {
  let area = 0;
  for (const i of drawn) {
    const at = ((x0[i]! + x1[i]!) / 2 - box.x0 - origin) / spacing;
    if (x1[i]! - x0[i]! > spacing || Math.abs(at - Math.round(at)) * spacing > combTolerance(spacing))
      continue;
    area += (x1[i]! - x0[i]!) * (y1[i]! - y0[i]!);
  }
  return area;
}
