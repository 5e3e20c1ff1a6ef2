import { newInts } from './planes.ts';
import type { Box } from '../types.ts';
import { colourKey, ONE_COLOUR } from './rectangles.ts';
import type { Rectangles } from './rectangles.ts';

/** Rectangles of one colour. */
export interface ColourGroup {
  colour: [number, number, number];
  /** Numbers of its rectangles. */
  members: number[];
  /** Rows of all of them. */
  rows: number;
  /** Also the colour of wide areas: a background or a fill. */
  background: boolean;
}

const MOST_GROUPS = 48;
/** Share of the region that a colour fills in wide runs when it is a background. */
const WIDE_SHARE = 0.02;

/**
 * Groups rectangles by colour, the most frequent first; rare colours are left out. `box` is where they were sought, `ground` the colour of most
 * of it: between upright grid lines its runs may all be narrow.
 */
export function groupByColour(
  rectangles: Rectangles,
  box: Box,
  ground: readonly number[] | null = null,
): ColourGroup[] {
  const { count, r, g, b, y0, y1 } = rectangles;
  const rows = newInts(32768);
  const keys: number[] = [];
  for (let i = 0; i < count; i++) {
    const key = colourKey(r[i]!, g[i]!, b[i]!);
    if (rows[key] === 0) keys.push(key);
    rows[key]! += y1[i]! - y0[i]!;
  }
  keys.sort((p, q) => rows[q]! - rows[p]!);
  const groups: ColourGroup[] = [];
  const groupOf = new Int16Array(32768).fill(-1);
  for (const key of keys) {
    const colour = colourOfKey(key);
    let at = groups.findIndex((group) => near(group.colour, colour, ONE_COLOUR));
    if (at < 0) {
      if (groups.length === MOST_GROUPS) continue;
      at = groups.push({ colour, members: [], rows: 0, background: false }) - 1;
    }
    groupOf[key] = at;
  }
  for (let i = 0; i < count; i++) {
    const group = groups[groupOf[colourKey(r[i]!, g[i]!, b[i]!)]!];
    if (!group) continue;
    group.members.push(i);
    group.rows += y1[i]! - y0[i]!;
  }
  for (const group of groups) group.colour = meanColour(rectangles, group.members);
  markBackgrounds(rectangles, groups, (box.x1 - box.x0) * (box.y1 - box.y0));
  for (const group of groups)
    if (isStripes(rectangles, group, box) || (ground && near(group.colour, ground, ONE_COLOUR)))
      group.background = true;
  return groups;
}

function colourOfKey(key: number): [number, number, number] {
  return [((key >> 10) << 3) | 4, (((key >> 5) & 31) << 3) | 4, ((key & 31) << 3) | 4];
}

function near(a: readonly number[], b: readonly number[], limit: number): boolean {
  return (
    Math.abs(a[0]! - b[0]!) <= limit && Math.abs(a[1]! - b[1]!) <= limit && Math.abs(a[2]! - b[2]!) <= limit
  );
}

function meanColour({ r, g, b, y0, y1 }: Rectangles, members: number[]): [number, number, number] {
  const sum = [0, 0, 0, 0];
  for (const i of members) {
    const w = y1[i]! - y0[i]!;
    sum[0]! += w * r[i]!;
    sum[1]! += w * g[i]!;
    sum[2]! += w * b[i]!;
    sum[3]! += w;
  }
  const n = Math.max(1, sum[3]!);
  return [sum[0]! / n, sum[1]! / n, sum[2]! / n];
}

function markBackgrounds({ wide }: Rectangles, groups: ColourGroup[], area: number): void {
  const share = new Float64Array(groups.length);
  for (let key = 0; key < wide.length; key++) {
    if (wide[key]! === 0) continue;
    const colour = colourOfKey(key);
    for (let i = 0; i < groups.length; i++)
      if (near(groups[i]!.colour, colour, ONE_COLOUR)) share[i]! += wide[key]!;
  }
  groups.forEach((group, i) => (group.background = share[i]! >= WIDE_SHARE * area));
}

/** Share of the region's height that a stripe of the background covers. */
const STRIPE_SHARE = 0.85;

/** Whether most of the group stands in columns that it fills from top to bottom, as stripes behind the bars do. */
function isStripes({ x0, x1, y0, y1 }: Rectangles, group: ColourGroup, box: Box): boolean {
  const covered = new Float64Array(2 * (box.x1 - box.x0) + 1);
  const middle = (i: number): number => x0[i]! + x1[i]! - 2 * box.x0;
  for (const i of group.members) covered[middle(i)]! += y1[i]! - y0[i]!;
  let striped = 0;
  for (const rows of covered) if (rows >= STRIPE_SHARE * (box.y1 - box.y0)) striped += rows;
  return striped > 0.5 * group.rows;
}
