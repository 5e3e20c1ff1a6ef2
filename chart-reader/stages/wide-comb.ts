/** The comb of few wide bodies: the one on which by far most of what is drawn in upright rectangles stands, however few they are. */
import type { Box } from '../types.ts';
import type { ColourGroup } from '../image/colour-groups.ts';
import { argMax } from '../image/numbers.ts';
import type { Rectangles } from '../image/rectangles.ts';
import type { Comb } from './comb.ts';
import { refine } from './comb.ts';
import type { RectangleComb } from './rectangle-comb.ts';
import { combTolerance, fit, isOfTheirSides, withoutDashes } from './rectangle-comb.ts';

/** Least width of such bodies, and how far theirs may be off the usual one, as a share of it and in pixels. */
const WIDTH = { least: 12, off: 0.04, pixels: 1 };
/** Least number of them side by side, and peak of their comb. */
const LEAST = { bodies: 6, peak: 0.8 };
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
  if (!wide || !comb) return wide ?? comb;
  if (comb.spacing >= wide.spacing) return comb;
  if (comb.occupied > MOST_SLOTS * wide.occupied && !isOfTheirSides(comb, wide)) return comb;
  const on = (c: RectangleComb): number => areaOn(c, rectangles, drawn, box);
  return on(wide) < MORE * on(comb) ? comb : wide;
}

function ofWideBodies(rectangles: Rectangles, drawn: readonly number[], box: Box): RectangleComb | null {
  const { x0, x1, y0, y1 } = rectangles;
  const area = new Float64Array(box.x1 - box.x0 + 2);
  for (const i of drawn) area[x1[i]! - x0[i]!]! += (x1[i]! - x0[i]!) * (y1[i]! - y0[i]!);
  const usual = argMax(area.map((a, w) => (w < WIDTH.least ? 0 : a + area[w - 1]! + (area[w + 1] ?? 0))));
  if (usual < WIDTH.least) return null;
  const off = Math.max(WIDTH.pixels, WIDTH.off * usual);
  const members = drawn.filter((i) => Math.abs(x1[i]! - x0[i]! - usual) <= off);
  const ofCentres = (bins: Float64Array, width: number): Comb | null =>
    refine(bins, spacingOf(bins, usual), width);
  const comb = fit(rectangles, members, box, ofCentres, LEAST.bodies);
  return comb && comb.peak >= LEAST.peak && comb.spacing > usual ? comb : null;
}

/** The distance of two middles at whose multiples from the first of them most rows of bodies stand; NaN where there is none. */
function spacingOf(bins: Float64Array, width: number): number {
  const middles = [...bins.keys()].filter((half) => bins[half]! > 0);
  let [best, most] = [NaN, 0];
  for (const a of middles)
    for (const b of middles) {
      const step = b - a;
      if (step <= 2 * width || step > 2 * AHEAD * width) continue;
      let rows = 0;
      for (const half of middles) {
        const slot = (half - a) / step;
        if (Math.abs(slot - Math.round(slot)) <= NEAR) rows += bins[half]!;
      }
      if (rows > most) [best, most] = [step / 2, rows];
    }
  return best;
}

/** Pixels of the rectangles in the middle of a slot that are no wider than it. */
function areaOn(
  comb: RectangleComb,
  { x0, x1, y0, y1 }: Rectangles,
  drawn: readonly number[],
  box: Box,
): number {
  const isOn = (i: number): boolean => {
    const at = ((x0[i]! + x1[i]!) / 2 - box.x0 - comb.origin) / comb.spacing;
    return Math.abs(at - Math.round(at)) * comb.spacing <= combTolerance(comb.spacing);
  };
  const own = drawn.filter((i) => x1[i]! - x0[i]! <= comb.spacing && isOn(i));
  return own.reduce((sum, i) => sum + (x1[i]! - x0[i]!) * (y1[i]! - y0[i]!), 0);
}
