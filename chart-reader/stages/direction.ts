import { median } from '../image/numbers.ts';
import type { Mark } from './slot-marks.ts';

/** Rows of open and close of one bar, and whether it closed above (up) its open. */
export interface OpenClose {
  openY: number;
  closeY: number;
  up: boolean;
  /** 0..1, how sure the direction is. */
  confidence: number;
}

const LEAST_CLIP = 12;

/** A body lower than this share of the usual one shows little of its colour, and more of what lies over it. */
const LOW_BODY = 0.3;

const rowsOf = (m: Mark): number => m.bodyBottom - m.bodyTop;

/** Two groups of looks; which one is "up" is not known beforehand. */
function groups(marks: Mark[], by: 'fill' | 'colour'): Int8Array | null {
  const out = new Int8Array(marks.length).fill(-1);
  if (by === 'fill') {
    marks.forEach((m, i) => {
      if (m.hasBody && rowsOf(m) >= 4) out[i] = m.hollow ? 1 : 0;
    });
    const ones = out.filter((v) => v === 1).length;
    const zeros = out.filter((v) => v === 0).length;
    return ones >= 3 && zeros >= 3 && ones + zeros >= 0.2 * marks.length ? out : null;
  }
  const low = LOW_BODY * median(marks.map(rowsOf));
  const found = twoColours(marks.filter((m) => rowsOf(m) >= low)) ?? twoColours(marks);
  if (!found) return null;
  marks.forEach((m, i) => {
    const [a, b] = found.map((c) => colourDistance(m.colour, c)) as [number, number];
    if (Number.isFinite(a) && Math.abs(a - b) > 0.15 * (a + b)) out[i] = a < b ? 0 : 1;
  });
  return out;
}

function colourDistance(a: readonly number[], b: readonly number[]): number {
  return Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!, a[2]! - b[2]!);
}

/** A colour of fewer bars than this share is that of what lies over them, if the others have two of which each has so many. */
const RARE = { most: 0.1, others: 0.25 };
const LEAST_APART = 30;

/** The two colours of the bars; null when there is only one. */
export function twoColours(marks: Mark[]): [number[], number[]] | null {
  const points = marks.map((m) => m.colour).filter((c) => c.every(Number.isFinite));
  if (points.length < 6) return null;
  const found = twoMeans(points);
  const [few, many] = found?.members ?? [];
  const others = few && few.length <= RARE.most * points.length ? twoMeans(many!) : null;
  const best = others && others.members[0].length >= RARE.others * many!.length ? others : found;
  return best?.middles ?? null;
}

/** Two-means, started from the pair farthest apart, with what is nearer to the one and to the other, the fewer first; null where they are too near to each other. */
function twoMeans(
  points: readonly number[][],
): { middles: [number[], number[]]; members: [number[][], number[][]] } | null {
  const far = (from: readonly number[]): number[] =>
    points.reduce((best, p) => (colourDistance(p, from) > colourDistance(best, from) ? p : best));
  let a: number[] = far(meanOf(points));
  let b: number[] = far(a);
  let [near, rest]: [number[][], number[][]] = [[], []];
  for (let round = 0; round < 12; round++) {
    [near, rest] = [[], []];
    for (const p of points) (colourDistance(p, a) <= colourDistance(p, b) ? near : rest).push(p);
    if (near.length === 0 || rest.length === 0) return null;
    [a, b] = [meanOf(near), meanOf(rest)];
  }
  if (colourDistance(a, b) < LEAST_APART) return null;
  return { middles: [a, b], members: near.length < rest.length ? [near, rest] : [rest, near] };
}

const meanOf = (points: readonly number[][]): number[] =>
  [0, 1, 2].map((k) => points.reduce((sum, p) => sum + p[k]!, 0) / points.length);

/** Where bars open: those of a market where the one before closed, averaged ones (Heikin-Ashi) in the middle of its body. */
type Opens = 'at the close' | 'in the middle';

/** Mean distance from where each bar is to open to where it does, in rows (clipped, so that real gaps do not decide). */
function continuity(marks: Mark[], up: boolean[], clip: number, opens: Opens = 'at the close'): number {
  let sum = 0;
  let n = 0;
  for (let i = 1; i < marks.length; i++) {
    const [before, mark] = [marks[i - 1]!, marks[i]!];
    if (mark.slot !== before.slot + 1) continue;
    const close = up[i - 1] ? before.bodyTop : before.bodyBottom;
    const from = opens === 'at the close' ? close : (before.bodyTop + before.bodyBottom) / 2;
    const open = up[i] ? mark.bodyBottom : mark.bodyTop;
    sum += Math.min(clip, Math.abs(open - from));
    n++;
  }
  return n ? sum / n : 0;
}

export interface Directions {
  up: boolean[];
  /** 0..1 from the margin between the two labellings. */
  confidence: number;
  by: 'fill' | 'colour' | 'chain';
  /** Probability of each bar that it moved the other way, as found on drawn charts. */
  turned: number[];
}

/**
 * Which bars rose. Bars are grouped by filled or hollow and by colour; of all labellings of a grouping the one in
 * which each bar opens where the last one closed wins. Colours have no meaning of their own.
 */
export function findDirections(marks: Mark[]): Directions {
  // A real gap counts no more than a body's height, so that a few of them do not decide.
  const clip = Math.max(LEAST_CLIP, median(marks.map(rowsOf)) || 0);
  const options: (Labelling & { by: Directions['by'] })[] = [];
  const chain = chainDirections(marks, clip);
  for (const by of ['fill', 'colour'] as const) {
    const group = groups(marks, by);
    if (!group) continue;
    const label = (one: boolean): boolean[] =>
      marks.map((_, i) => (group[i] === -1 ? chain[i]! : (group[i] === 1) === one));
    const a = label(true);
    const b = label(false);
    const opens = opensOf(marks, [a, b], clip);
    const ca = continuity(marks, a, clip, opens);
    const cb = continuity(marks, b, clip, opens);
    options.push({
      up: ca <= cb ? a : b,
      cost: Math.min(ca, cb),
      margin: Math.abs(ca - cb) / Math.max(0.5, ca + cb),
      by,
      labelled: (i) => group[i] !== -1,
    });
  }
  options.sort((p, q) => p.cost - q.cost);
  const free = continuity(marks, chain, clip);
  const alone = { up: chain, cost: free, margin: ALONE, by: 'chain' as const, labelled: () => false };
  const best = options.find((o) => o.cost <= 1.5 * free + 2) ?? alone;
  return {
    up: best.up,
    confidence: Math.min(1, 0.4 + best.margin),
    by: best.by,
    turned: turnedOf(marks, best, clip),
  };
}

/** The margin of directions that neither fill nor colour tells. */
const ALONE = 0.1;

/** How much nearer to the middle of the body before them than to its close bars must open to be averaged ones. */
const AVERAGED = 0.4;

function opensOf(marks: Mark[], labellings: boolean[][], clip: number): Opens {
  const least = (opens: Opens): number =>
    Math.min(...labellings.map((up) => continuity(marks, up, clip, opens)));
  return least('in the middle') <= AVERAGED * least('at the close') ? 'in the middle' : 'at the close';
}

interface Labelling {
  up: boolean[];
  cost: number;
  /** Lead over the opposite labelling, 0..1. */
  margin: number;
  /** Whether fill or colour of the bar say its direction. */
  labelled: (i: number) => boolean;
}

/** Lead from which on the labelling as a whole is not in doubt. */
const CLEAR_LABELLING = 0.12;
const TURNED = { doubtful: 0.2, most: 0.5, decay: 1.5 };

/** How likely each bar moved the other way: what its colour says is sure, the rest is by how much worse it would fit between its neighbours. */
function turnedOf(marks: Mark[], { up, margin, labelled }: Labelling, clip: number): number[] {
  return marks.map((mark, i) => {
    if (labelled(i)) return margin >= CLEAR_LABELLING ? 0 : TURNED.doubtful;
    const body = Math.max(1, rowsOf(mark));
    const worse = jumpsAt(marks, up, i, !up[i], clip) - jumpsAt(marks, up, i, up[i]!, clip);
    return TURNED.most * Math.exp((-TURNED.decay * Math.max(0, worse)) / body);
  });
}

/** Rows from the close before the bar to its open, and from its close to the next open, if it moved this way. */
function jumpsAt(marks: Mark[], up: boolean[], i: number, rose: boolean, clip: number): number {
  const [before, mark, after] = [marks[i - 1], marks[i]!, marks[i + 1]];
  const openY = rose ? mark.bodyBottom : mark.bodyTop;
  const closeY = rose ? mark.bodyTop : mark.bodyBottom;
  let sum = 0;
  if (before?.slot === mark.slot - 1)
    sum += Math.min(clip, Math.abs(openY - (up[i - 1] ? before.bodyTop : before.bodyBottom)));
  if (after?.slot === mark.slot + 1)
    sum += Math.min(clip, Math.abs(closeY - (up[i + 1] ? after.bodyBottom : after.bodyTop)));
  return sum;
}

/** Direction of each bar by itself, so that the sum of jumps from close to open is least (dynamic programming). */
function chainDirections(marks: Mark[], clip: number): boolean[] {
  const n = marks.length;
  const from: [number, number][] = [];
  let cost: [number, number] = [0, 0];
  const end = (m: Mark, up: number, close: boolean): number =>
    close === (up === 1) ? m.bodyTop : m.bodyBottom;
  for (let i = 1; i < n; i++) {
    const next: [number, number] = [0, 0];
    const choice: [number, number] = [0, 0];
    for (const up of [0, 1] as const) {
      const open = end(marks[i]!, up, false);
      const a = cost[0] + Math.min(clip, Math.abs(open - end(marks[i - 1]!, 0, true)));
      const b = cost[1] + Math.min(clip, Math.abs(open - end(marks[i - 1]!, 1, true)));
      next[up] = Math.min(a, b);
      choice[up] = a <= b ? 0 : 1;
    }
    from.push(choice);
    cost = next;
  }
  const up = new Array<boolean>(n).fill(false);
  let state: 0 | 1 = cost[1] < cost[0] ? 1 : 0;
  for (let i = n - 1; i >= 0; i--) {
    up[i] = state === 1;
    if (i > 0) state = from[i - 1]![state] === 1 ? 1 : 0;
  }
  return up;
}
