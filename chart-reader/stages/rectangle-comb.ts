/** The comb of the bars from rectangles of one colour: needs no background, and lines and drawings leave none. */
import type { Box } from '../types.ts';
import type { ColourGroup } from '../image/colour-groups.ts';
import type { Rectangles } from '../image/rectangles.ts';
import { argMax } from '../image/numbers.ts';
import type { Comb } from './comb.ts';
import { fitCombToCentres } from './comb.ts';
import { isGrid } from './dense-comb.ts';

export interface RectangleComb extends Comb {
  /** Slots that hold one of the rectangles the comb rests on. */
  occupied: number;
  /** Width of those rectangles. */
  width: number;
}

const CLEAR_PEAK = 0.6;
const LEAST_OCCUPIED = 8;
/** Widest wick or stem, and the least rows that make one: the strokes of letters are shorter. */
const THIN = 3;
const UPRIGHT = 5;
const SINGLE_GROUPS = 3;
/** Mean rows of rectangles that are ticks rather than bodies. */
const FLAT = 4;

/**
 * The most regular of the combs given by the bodies (rectangles of the most frequent width), by the uprights, and by
 * the rectangles of single colours; null when none is regular. Own origin of the box.
 */
export function combOfRectangles(
  rectangles: Rectangles,
  groups: ColourGroup[],
  box: Box,
): RectangleComb | null {
  const drawn = groups.filter((g) => !g.background);
  const solid = drawn.map((g) => withoutDashes(rectangles, g.members));
  const members = solid.flat();
  const bodies = ofUsualWidth(rectangles, members);
  const stems = uprights(rectangles, members);
  // The ticks of OHLC bars are as wide as narrow bodies, and stand beside the middle of the bar.
  const flat = meanRows(rectangles, bodies) <= FLAT;
  const likely = flat ? stems : bodies;
  const first = fit(rectangles, likely, box);
  const free = fit(rectangles, ofUsualWidth(rectangles, aboveBase(rectangles, members, box)), box);
  const wide =
    first && isOfStrokes(first) ? fit(rectangles, widerThan(rectangles, members, first), box) : null;
  if (first && wide && areBodies(wide) && isOfTheirSides(first, wide)) return wide;
  if (first && free && isClear(free) && runsApart(first, free)) return free;
  if (first && first.peak >= CLEAR_PEAK) return first;
  const tried = [first, wide, fit(rectangles, flat ? bodies : stems, box)];
  for (const own of solid.slice(0, SINGLE_GROUPS)) {
    tried.push(fit(rectangles, ofUsualWidth(rectangles, own), box));
    tried.push(fit(rectangles, uprights(rectangles, own), box));
  }
  let best: RectangleComb | null = null;
  const combs = tried.filter((c) => c !== null);
  for (const comb of combs) if (!isNarrower(comb, combs) && (!best || merit(comb) > merit(best))) best = comb;
  return best;
}

/** Least peak and slots of a comb of bodies that shows how wide bars are; of wide ones half of the slots that there are, on a comb of a clear peak. */
const BODIES = { peak: 0.35, occupied: 20, clear: 0.9, share: 0.5 };

const areEnough = ({ peak, occupied, slots }: RectangleComb): boolean =>
  occupied >= BODIES.occupied || (peak >= BODIES.clear && occupied >= BODIES.share * slots);

/** How near to a whole number the spacing of bodies is to that of a comb of their sides, and up to how many times it is. */
const WHOLE = 0.012;
const MOST_TIMES = 5;

/**
 * Whether the comb is that of the sides of bodies, which stand on a finer one where a screen has three pixels to a point: bodies are wider
 * than its slots, or stand on every second or third of them.
 */
function isNarrower(comb: RectangleComb, all: readonly RectangleComb[]): boolean {
  return all.some(
    (c) =>
      c.width >= THIN &&
      c.peak >= BODIES.peak &&
      areEnough(c) &&
      (c.width > comb.spacing + 1 || (comb.width < THIN && isMultiple(c.spacing / comb.spacing))),
  );
}

function isMultiple(times: number): boolean {
  const whole = Math.round(times);
  return whole >= 2 && whole <= MOST_TIMES && Math.abs(times / whole - 1) <= WHOLE;
}

/** Whether the rectangles of the comb leave room between them, as bodies do and the cells of a grid do not. */
const areBodies = (comb: RectangleComb): boolean => isClear(comb) && comb.width < comb.spacing;

/** Pixels between the sides of two bodies, or of one. */
const ROOM = 2;

/** Whether the comb may be that of the sides of outlined bodies: thin, with room between them. */
const isOfStrokes = ({ width, spacing }: RectangleComb): boolean =>
  width < THIN + 1 && width + ROOM < spacing;

/** Whether the one comb is that of the sides of outlined bodies, and of the wicks in their middle, and the other that of the bodies. */
export const isOfTheirSides = (comb: RectangleComb, bodies: Comb): boolean =>
  isOfStrokes(comb) && isMultiple(bodies.spacing / comb.spacing);

/** The rectangles of the most frequent of the widths that do not fit into a slot of the comb. */
function widerThan(rectangles: Rectangles, members: number[], { spacing }: Comb): number[] {
  const { x0, x1 } = rectangles;
  return ofUsualWidth(
    rectangles,
    members.filter((i) => x1[i]! - x0[i]! > spacing + 1),
  );
}

const isClear = ({ peak, occupied }: RectangleComb): boolean =>
  peak >= CLEAR_PEAK && occupied >= BODIES.occupied;

/** Whether one comb is half a slot or more off the other somewhere in the pane. */
function runsApart(a: RectangleComb, b: RectangleComb): boolean {
  return Math.abs(a.spacing - b.spacing) * Math.max(a.slots, b.slots) >= b.spacing / 2;
}

/** Share of the rectangles wider than a wick that end on one row, in the lower half, where volume stands on it. */
const ON_BASE = 0.15;

/** The rectangles without those that stand on one row: volume under the prices may have a comb of its own. */
function aboveBase({ x0, x1, y1 }: Rectangles, members: number[], box: Box): number[] {
  const wide = members.filter((i) => x1[i]! - x0[i]! >= THIN);
  const ends = new Float64Array(box.y1 - box.y0 + 2);
  for (const i of wide) ends[y1[i]! - box.y0]! += 1;
  const base = argMax(ends.map((n, y) => (2 * y > ends.length ? n : 0)));
  const above = wide.filter((i) => y1[i]! - box.y0 < base - 1);
  return ends[base]! >= ON_BASE * wide.length ? above : members;
}

const DASH_ROWS = 4;
const DASHES = 10;

/** Leaves out flat rectangles that lie in one row with many others: the dashes of a line are as regular as bars. */
export function withoutDashes({ y0, y1 }: Rectangles, members: number[]): number[] {
  const inRow = new Map<number, number>();
  const rowOf = (i: number): number => y0[i]! * DASH_ROWS + y1[i]! - y0[i]! - 1;
  for (const i of members)
    if (y1[i]! - y0[i]! <= DASH_ROWS) inRow.set(rowOf(i), (inRow.get(rowOf(i)) ?? 0) + 1);
  return members.filter((i) => y1[i]! - y0[i]! > DASH_ROWS || (inRow.get(rowOf(i)) ?? 0) < DASHES);
}

function merit(comb: RectangleComb): number {
  return comb.peak * Math.sqrt(Math.min(comb.occupied, 60));
}

/** Rectangles wider than a wick that have the most frequent width, give or take a pixel. */
function ofUsualWidth({ x0, x1, y0, y1 }: Rectangles, members: number[]): number[] {
  const bins = new Float64Array(512);
  for (const i of members) {
    const w = x1[i]! - x0[i]!;
    if (w >= THIN && w < 511) bins[w]! += Math.min(12, y1[i]! - y0[i]!);
  }
  const usual = argMax(bins.map((v, w) => v + 0.5 * ((bins[w - 1] ?? 0) + (bins[w + 1] ?? 0))));
  return members.filter((i) => x1[i]! - x0[i]! >= THIN && Math.abs(x1[i]! - x0[i]! - usual) <= 1);
}

function meanRows({ y0, y1 }: Rectangles, members: number[]): number {
  return members.reduce((sum, i) => sum + y1[i]! - y0[i]!, 0) / Math.max(1, members.length);
}

function uprights({ x0, x1, y0, y1 }: Rectangles, members: number[]): number[] {
  return members.filter((i) => x1[i]! - x0[i]! <= THIN && y1[i]! - y0[i]! >= UPRIGHT);
}

/** Bars that stand on the very grid of the screen's points fill this share of it. */
const GRID_FILLED = 0.5;

/** The comb of these rectangles that `ofCentres` finds; null where they stand on fewer slots than `least`. */
export function fit(
  { x0, x1, y0, y1 }: Rectangles,
  members: readonly number[],
  box: Box,
  ofCentres = fitCombToCentres,
  least = LEAST_OCCUPIED,
): RectangleComb | null {
  if (members.length < least) return null;
  const width = box.x1 - box.x0;
  const bins = new Float64Array(2 * width + 1);
  let widths = 0;
  for (const i of members) {
    bins[x0[i]! + x1[i]! - 2 * box.x0]! += Math.min(20, y1[i]! - y0[i]!);
    widths += x1[i]! - x0[i]!;
  }
  const comb = ofCentres(bins, width);
  if (!comb) return null;
  const occupied = slotsOn(comb, { x0, x1 }, members, box);
  if (occupied < least || (occupied < GRID_FILLED * comb.slots && isGrid(1 / comb.spacing, width)))
    return null;
  return { ...comb, occupied, width: widths / members.length };
}

/** Number of the slots of a comb that hold one of the rectangles in their middle. */
function slotsOn(
  { spacing, origin }: Comb,
  { x0, x1 }: Pick<Rectangles, 'x0' | 'x1'>,
  members: readonly number[],
  box: Box,
): number {
  const slots = new Set<number>();
  for (const i of members) {
    const at = ((x0[i]! + x1[i]!) / 2 - box.x0 - origin) / spacing;
    if (Math.abs(at - Math.round(at)) * spacing <= combTolerance(spacing)) slots.add(Math.round(at));
  }
  return slots.size;
}

/** A comb that was found otherwise, with what of the rectangles stands on it; null where hardly any does. */
export function standingOn(comb: Comb, rectangles: Rectangles, box: Box): RectangleComb | null {
  const { x0, x1, count } = rectangles;
  const narrow = Array.from({ length: count }, (_, i) => i).filter((i) => x1[i]! - x0[i]! <= comb.spacing);
  const occupied = slotsOn(comb, rectangles, narrow, box);
  const width = narrow.reduce((sum, i) => sum + x1[i]! - x0[i]!, 0) / Math.max(1, narrow.length);
  return occupied < LEAST_OCCUPIED ? null : { ...comb, occupied, width };
}

/** How far from a slot's centre the middle of a bar may lie, in pixels. */
export function combTolerance(spacing: number): number {
  return Math.max(0.8, 0.13 * spacing);
}
