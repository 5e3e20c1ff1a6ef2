/** Which colours of the pane are those of the bars. */
import type { Box } from '../types.ts';
import type { ColourGroup } from '../image/colour-groups.ts';
import type { Rectangles } from '../image/rectangles.ts';
import { argMax } from '../image/numbers.ts';
import type { Ink } from '../image/ink.ts';
import type { Comb } from './comb.ts';
import { facing, isSide } from './outline-sides.ts';
import type { LooseSide } from './outline-sides.ts';
import { combTolerance, withoutDashes } from './rectangle-comb.ts';

/** How the rectangles of one colour stand on the comb. */
export interface ColourOnComb {
  group: ColourGroup;
  /** Rectangles centred on slots, and the slots they stand on. */
  centred: number[];
  slots: Set<number>;
  /** Share of the group's rows that are centred on slots. */
  share: number;
  /** Share of its slots that it fills as wide as a body. */
  bodied: number;
  /** Rectangles that stand on one common row, as volume and bars of categories do. */
  standing: number[];
  /** Nothing of the colour is left without those. */
  onlyStanding: boolean;
}

/** Colours that are one colour blended more or less with the background: a body, its edges and its thin wicks. */
export interface ColourFamily {
  colour: [number, number, number];
  slots: Set<number>;
  /** Share of its slots that it fills as wide as a body. */
  bodied: number;
  share: number;
}

export interface CandleColours {
  /** Colours of bodies, outlines and wicks, the most frequent first. */
  families: ColourFamily[];
  /** All colours that stand on the comb, those of volume and of other things too. */
  found: ColourOnComb[];
  /** Rectangles as wide as a body, of any colour, by the slot they are centred on. */
  bodies: Map<number, number[]>;
  /** Rectangles on the comb that share a base line: volume, or bars of categories. */
  standing: number[];
  /** Usual width of the bodies; null where there are only uprights. */
  bodyWidth: number | null;
  slots: Set<number>;
}

/** Share of a colour's rows that are on the comb: text and averages are there by chance, a body's colour may be theirs. */
const LEAST_SHARE = 0.5;
const SURE_SHARE = 0.8;
/** A colour is added when it fills this share of the empty slots, while so many are empty. */
const FILL_SHARE = 0.2;
const OPEN_SHARE = 0.1;
const LEAST_SLOTS = 3;
/** Least share of all slots that a body colour stands on, and that a colour of wicks alone does. */
const BODY_SLOTS = 0.08;
/** In slots wider than this, of which a pane holds few, two whole bodies make a colour. */
const WIDE_SLOTS = 20;
const WICK_SLOTS = 0.3;
const BODIED = 0.4;
const MOST_FAMILIES = 4;
const THIN = 3;
const ROWS_EACH = 24;
const TALL_GRID = 0.8;

/** The colours that stand on the comb; null when no colour does. */
export function candleColours(
  rectangles: Rectangles,
  groups: ColourGroup[],
  comb: Comb,
  { box, plain }: Ink,
): CandleColours | null {
  const bodyWidth = usualWidth(rectangles, groups, comb, box);
  const bodies = bodiesBySlot(rectangles, groups, comb, box, bodyWidth);
  const found = groups
    .filter((g) => !g.background)
    .map((group) => onComb(rectangles, group, comb, box, bodyWidth, bodies))
    .filter(
      (c) =>
        c.slots.size + (comb.spacing > WIDE_SLOTS ? c.bodied : 0) >= LEAST_SLOTS &&
        c.share >= LEAST_SHARE &&
        !isGridOrDots(rectangles, c, comb, box),
    );
  if (found.length === 0) return null;
  const free = found.filter((c) => !c.onlyStanding);
  const families = chooseFamilies(familiesOf(free, [plain.r, plain.g, plain.b]));
  const slots = new Set(families.flatMap((f) => [...f.slots]));
  return { families, found, bodies, standing: found.flatMap((c) => c.standing), bodyWidth, slots };
}

/** Families that keep to the comb, then those that fill the slots left between them. */
function chooseFamilies(found: ColourFamily[]): ColourFamily[] {
  const all = new Set(found.flatMap((f) => [...f.slots])).size;
  const sure = (f: ColourFamily): boolean =>
    f.bodied >= BODIED
      ? f.slots.size >= BODY_SLOTS * all
      : f.slots.size >= WICK_SLOTS * all && f.share >= SURE_SHARE;
  const chosen = found
    .filter(sure)
    .sort((a, b) => b.slots.size - a.slots.size)
    .slice(0, MOST_FAMILIES);
  while (chosen.length > 0 && chosen.length < MOST_FAMILIES) {
    const taken = new Set(chosen.flatMap((f) => [...f.slots]));
    const first = Math.min(...taken);
    const last = Math.max(...taken);
    const open = last - first + 1 - taken.size;
    const fills = (f: ColourFamily): number =>
      [...f.slots].filter((s) => s > first && s < last && !taken.has(s)).length;
    const best = found
      .filter((f) => !chosen.includes(f))
      .reduce<ColourFamily | null>((b, f) => (b && fills(b) >= fills(f) ? b : f), null);
    const least = Math.min(open, Math.max(LEAST_SLOTS, FILL_SHARE * open));
    if (!best || fills(best) < least || open < OPEN_SHARE * (last - first)) break;
    chosen.push(best);
  }
  return chosen;
}

/** How far a colour may lie from the line between the background and another to be a blend of the two. */
const BLEND = 24;

function familiesOf(parts: ColourOnComb[], back: readonly number[]): ColourFamily[] {
  const contrast = (c: ColourOnComb): number =>
    Math.hypot(...[0, 1, 2].map((k) => c.group.colour[k]! - back[k]!));
  const families: { lead: ColourOnComb; parts: ColourOnComb[] }[] = [];
  for (const part of [...parts].sort((a, b) => contrast(b) - contrast(a))) {
    const own = families.find((f) => distanceToBlend(part.group.colour, back, f.lead.group.colour) <= BLEND);
    if (own) own.parts.push(part);
    else families.push({ lead: part, parts: [part] });
  }
  return families.map((f) => {
    const slots = new Set(f.parts.flatMap((c) => [...c.slots]));
    const bodied = Math.max(...f.parts.map((c) => (c.bodied * c.slots.size) / slots.size));
    return { colour: f.lead.group.colour, slots, bodied, share: f.lead.share };
  });
}

/** Distance of a colour from the straight line between two others. */
export function distanceToBlend(p: readonly number[], a: readonly number[], b: readonly number[]): number {
  let along = 0;
  let length = 0;
  for (let c = 0; c < 3; c++) {
    along += (p[c]! - a[c]!) * (b[c]! - a[c]!);
    length += (b[c]! - a[c]!) ** 2;
  }
  const t = Math.min(1, Math.max(0, along / Math.max(1, length)));
  return Math.hypot(
    p[0]! - a[0]! - t * (b[0]! - a[0]!),
    p[1]! - a[1]! - t * (b[1]! - a[1]!),
    p[2]! - a[2]! - t * (b[2]! - a[2]!),
  );
}

function offsetOf(rectangles: Rectangles, i: number, comb: Comb, box: Box): { slot: number; off: number } {
  const x = (rectangles.x0[i]! + rectangles.x1[i]!) / 2 - box.x0 - comb.origin;
  const slot = Math.round(x / comb.spacing);
  return { slot, off: x - slot * comb.spacing };
}

/** Most frequent width, above a wick's, of rectangles centred on slots; null when there are hardly any. */
function usualWidth(rectangles: Rectangles, groups: ColourGroup[], comb: Comb, box: Box): number | null {
  const limit = Math.ceil(1.1 * comb.spacing) + 1;
  const bins = new Float64Array(limit + 2);
  let all = 0;
  for (const group of groups) {
    if (group.background) continue;
    for (const i of withoutDashes(rectangles, group.members)) {
      const w = rectangles.x1[i]! - rectangles.x0[i]!;
      if (w > limit || Math.abs(offsetOf(rectangles, i, comb, box).off) > combTolerance(comb.spacing))
        continue;
      const rows = Math.min(ROWS_EACH, rectangles.y1[i]! - rectangles.y0[i]!);
      all += rows;
      if (w >= THIN) bins[w]! += rows;
    }
  }
  const smooth = bins.map((v, w) => v + 0.5 * ((bins[w - 1] ?? 0) + (bins[w + 1] ?? 0)));
  const usual = argMax(smooth);
  return smooth[usual]! >= 0.06 * all && all > 0 ? usual : null;
}

/** Rectangles as wide as a body, of any colour, by the slot they are centred on. */
function bodiesBySlot(
  rectangles: Rectangles,
  groups: ColourGroup[],
  comb: Comb,
  box: Box,
  bodyWidth: number | null,
): Map<number, number[]> {
  const out = new Map<number, number[]>();
  if (bodyWidth === null) return out;
  for (const group of groups) {
    if (group.background) continue;
    for (const i of group.members) {
      const w = rectangles.x1[i]! - rectangles.x0[i]!;
      if (w < bodyWidth - 1 || w > bodyWidth + 2) continue;
      const { slot, off } = offsetOf(rectangles, i, comb, box);
      if (Math.abs(off) > combTolerance(comb.spacing)) continue;
      const there = out.get(slot);
      if (there) there.push(i);
      else out.set(slot, [i]);
    }
  }
  return out;
}

function onComb(
  rectangles: Rectangles,
  group: ColourGroup,
  comb: Comb,
  box: Box,
  bodyWidth: number | null,
  bodies: Map<number, number[]>,
): ColourOnComb {
  const tolerance = combTolerance(comb.spacing);
  const centred: number[] = [];
  const slots = new Set<number>();
  const bodied = new Set<number>();
  const loose: LooseSide[] = [];
  let own = 0;
  let all = 0;
  for (const i of withoutDashes(rectangles, group.members)) {
    if (rectangles.part[i]) continue;
    const rows = Math.min(ROWS_EACH, rectangles.y1[i]! - rectangles.y0[i]!);
    const w = rectangles.x1[i]! - rectangles.x0[i]!;
    all += rows;
    if (w > 1.15 * comb.spacing + 1) continue;
    const { slot, off } = offsetOf(rectangles, i, comb, box);
    if (Math.abs(off) > tolerance) {
      if (w > THIN) continue;
      if (isSide(rectangles, i, bodies.get(slot))) own += rows;
      else if (bodyWidth !== null && Math.abs(2 * Math.abs(off) + w - bodyWidth) <= 2)
        loose.push({ i, slot, off, rows });
      continue;
    }
    centred.push(i);
    slots.add(slot);
    if (bodyWidth !== null && w >= bodyWidth - 1) bodied.add(slot);
    own += rows;
  }
  const outlined = facing(rectangles, loose);
  for (const { slot, rows } of outlined) {
    slots.add(slot);
    bodied.add(slot);
    own += rows;
  }
  const standing = standingOf(rectangles, centred, comb, box);
  const stands = new Set(standing);
  const free = new Set(
    centred.filter((i) => !stands.has(i)).map((i) => offsetOf(rectangles, i, comb, box).slot),
  );
  for (const { slot } of outlined) free.add(slot);
  const onlyStanding = standing.length > 0 && free.size < LEAST_FREE * slots.size;
  return {
    group,
    centred,
    slots: onlyStanding ? slots : free,
    share: own / Math.max(1, all),
    bodied: bodied.size / Math.max(1, slots.size),
    standing,
    onlyStanding,
  };
}

const LEAST_STANDING = 0.6;
const LEAST_FREE = 0.4;

/** The rectangles that end on the row on which most of the slots' lowest ones end; none where there is no such row. */
function standingOf(rectangles: Rectangles, centred: number[], comb: Comb, box: Box): number[] {
  const lowest = new Map<number, number>();
  for (const i of centred) {
    const { slot } = offsetOf(rectangles, i, comb, box);
    lowest.set(slot, Math.max(lowest.get(slot) ?? 0, rectangles.y1[i]!));
  }
  if (lowest.size < 6) return [];
  const count = new Map<number, number>();
  for (const y of lowest.values()) count.set(y, (count.get(y) ?? 0) + 1);
  const near = (y: number): number => (count.get(y - 1) ?? 0) + (count.get(y) ?? 0) + (count.get(y + 1) ?? 0);
  let base = -1;
  for (const y of count.keys()) if (base < 0 || near(y) > near(base)) base = y;
  if (near(base) < LEAST_STANDING * lowest.size) return [];
  return centred.filter((i) => Math.abs(rectangles.y1[i]! - base) <= 1);
}

/** Dotted vertical lines that stand on slots reach over the whole height there; the dots of a curve are all alike, and hardly higher than wide. */
function isGridOrDots(rectangles: Rectangles, c: ColourOnComb, comb: Comb, box: Box): boolean {
  const extent = new Map<number, [number, number]>();
  let widest = 0;
  for (const i of c.centred) {
    const { slot } = offsetOf(rectangles, i, comb, box);
    const e = extent.get(slot) ?? [Infinity, -Infinity];
    extent.set(slot, [Math.min(e[0], rectangles.y0[i]!), Math.max(e[1], rectangles.y1[i]!)]);
    widest = Math.max(widest, rectangles.x1[i]! - rectangles.x0[i]!);
  }
  const heights = [...extent.values()].map(([top, bottom]) => bottom - top).sort((a, b) => a - b);
  const [low, usual, high] = DOTS.map((share) => heights[Math.floor(share * heights.length)]);
  return usual! >= TALL_GRID * (box.y1 - box.y0) || (high! <= widest && high! - low! <= DOTS_DIFFER);
}

/** Shares of the slots up to which their heights are looked at, and how far the dots of one curve may differ. */
const DOTS = [0.1, 0.5, 0.9];
const DOTS_DIFFER = 3;
