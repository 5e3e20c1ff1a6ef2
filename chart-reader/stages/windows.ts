/** Windows that lie over the bars: dialogues, menus, boxes of figures. What stands on them is no bar, and the bars under them cannot be seen. */
import type { Box } from '../types.ts';
import type { Ink } from '../image/ink.ts';
import { median } from '../image/numbers.ts';
import type { Picture } from '../image/picture.ts';
import { endOfRun } from '../image/pixel-runs.ts';
import type { Mark } from './slot-marks.ts';

/** Least change of brightness across the edge of a window, and most pixels in a row in which it is not seen (rounded corners, shadows). */
const STEP = 3;
const BREAK = 2;
/** Least height of a window in pixels and as a share of the pane, and least width in bars. */
const LEAST_HEIGHT = { pixels: 36, share: 0.05 };
const LEAST_SLOTS = 3;
/** How far the ends of its two sides may be apart, and the share of top and bottom that must be seen. */
const SAME_END = 4;
const LEVEL_SEEN = 0.85;
/** Sides that reach from top to bottom of the pane are grid lines or its frame, unless the ground beside them differs in most rows. */
const AT_EDGE = 3;
const OTHER_GROUND = 0.9;
/** Where more of the bars that should stand there are found within it, it is a drawn shape that the bars shine through. */
const MOST_WITHIN = 0.5;

/** Where more sides are seen, they are those of many things and of none. */
const MOST_SIDES = 400;

interface Side {
  x: number;
  from: number;
  to: number;
}

/** Boxes with four straight sides in the pane, wider than a few bars; in pixels of the picture. */
export function boxesInPane(picture: Picture, pane: Box, spacing: number): Box[] {
  const least = Math.max(LEAST_HEIGHT.pixels, LEAST_HEIGHT.share * (pane.y1 - pane.y0));
  const sides = sidesIn(picture, pane, least);
  if (sides.length > MOST_SIDES) return [];
  sides.sort((a, b) => a.x - b.x || a.from - b.from);
  const boxes: Box[] = [];
  sides.forEach((left, i) => {
    // The widest box that the side belongs to: its fields and buttons have sides of their own.
    for (let k = sides.length - 1; k > i; k--) {
      const right = sides[k]!;
      if (right.x - left.x < LEAST_SLOTS * spacing) break;
      if (!sameEnds(left, right)) continue;
      const box = { x0: left.x, x1: right.x, y0: left.from, y1: left.to };
      if (!isWhole(left, pane) && !hasEnds(picture, pane, box)) continue;
      if (!boxes.some((b) => within(box, b))) boxes.push(box);
      break;
    }
  });
  return boxes;
}

/** Least width of a window that is looked for before bars are known, in pixels. */
const LEAST_WIDTH = 80;

const seen = new WeakMap<Picture, Box[]>();

/** Boxes anywhere in the picture that lie on something else: their sides end within it. */
export function windowsIn(picture: Picture): readonly Box[] {
  const whole = { x0: 0, x1: picture.width, y0: 0, y1: picture.height };
  const known = seen.get(picture) ?? boxesInPane(picture, whole, LEAST_WIDTH / LEAST_SLOTS);
  seen.set(picture, known);
  return known.filter((b) => b.y0 > AT_EDGE && b.y1 < picture.height - AT_EDGE);
}

const sameEnds = (a: Side, b: Side): boolean =>
  Math.abs(a.from - b.from) <= SAME_END && Math.abs(a.to - b.to) <= SAME_END;

const within = (a: Box, b: Box): boolean =>
  a.x0 >= b.x0 - SAME_END && a.x1 <= b.x1 + SAME_END && a.y0 >= b.y0 - SAME_END && a.y1 <= b.y1 + SAME_END;

/** Stretches of the columns over which the brightness changes from one to the one before, found row by row: only where a run begins can it change. */
function sidesIn(picture: Picture, pane: Box, least: number): Side[] {
  const { luma, width, runs } = picture;
  const out: Side[] = [];
  const from = new Int32Array(pane.x1).fill(-1);
  const last = new Int32Array(pane.x1);
  const end = (x: number): void => {
    if (from[x]! < 0 || last[x]! + 1 - from[x]! < least) return;
    const side = { x, from: from[x]!, to: last[x]! + 1 };
    if (!isWhole(side, pane) || isBorder(picture, side)) out.push(side);
  };
  for (let y = pane.y0; y < pane.y1; y++) {
    const row = y * width;
    for (let p = endOfRun(runs, row + pane.x0, row + pane.x1); p < row + pane.x1;) {
      if (Math.abs(luma[p]! - luma[p - 1]!) >= STEP) {
        const x = p - row;
        if (from[x]! < 0 || y - last[x]! > BREAK + 1) {
          end(x);
          from[x] = y;
        }
        last[x] = y;
      }
      p = endOfRun(runs, p, row + pane.x1);
    }
  }
  for (let x = pane.x0 + 1; x < pane.x1; x++) end(x);
  return out;
}

const isWhole = ({ from, to }: { from: number; to: number }, pane: Box): boolean =>
  from - pane.y0 <= AT_EDGE && pane.y1 - to <= AT_EDGE;

/** Whether top and bottom of the box are seen, but for one that lies beyond the edge of the pane. */
function hasEnds(picture: Picture, pane: Box, box: Box): boolean {
  const top = box.y0 - pane.y0 <= AT_EDGE || isLevel(picture, pane, box, box.y0);
  return top && (pane.y1 - box.y1 <= AT_EDGE || isLevel(picture, pane, box, box.y1));
}

/** Whether the ground differs on both sides, which it does not at a grid line. */
function isBorder({ luma, width }: Picture, { x, from, to }: Side): boolean {
  if (x < BESIDE || x + BESIDE >= width) return false;
  let other = 0;
  for (let y = from; y < to; y++)
    if (Math.abs(luma[y * width + x - BESIDE]! - luma[y * width + x + BESIDE]!) >= STEP) other++;
  return other >= OTHER_GROUND * (to - from);
}

/** Pixels from a side at which its shadow and its line have ended. */
const BESIDE = 6;

/**
 * Whether the brightness changes across the row, a few pixels up or down, over nearly the whole width of the box and not beyond it, as it
 * does along grid lines.
 */
function isLevel(picture: Picture, pane: Box, { x0, x1 }: Box, row: number): boolean {
  for (let y = Math.max(1, row - SAME_END); y <= Math.min(picture.height - 1, row + SAME_END); y++) {
    if (!levelSeen(picture, y, x0 + SAME_END, x1 - SAME_END, LEVEL_SEEN)) continue;
    const [left, right] = [Math.max(pane.x0, x0 - BEYOND), Math.min(pane.x1, x1 + BEYOND)];
    const on = [
      [left, x0 - SAME_END],
      [x1 + SAME_END, right],
    ].filter(([from, to]) => to! - from! >= BEYOND / 2);
    if (on.every(([from, to]) => !levelSeen(picture, y, from!, to!, GOES_ON))) return true;
  }
  return false;
}

/** Pixels beyond a corner in which the line must have ended, and the share of them from which on it goes on. */
const BEYOND = 24;
const GOES_ON = 0.5;

/** Whether the brightness changes from the row before in so large a share of the columns. */
function levelSeen({ luma, width }: Picture, y: number, from: number, to: number, share: number): boolean {
  const least = share * Math.max(1, to - from);
  let seen = 0;
  for (let x = from, i = y * width + from; x < to; x++, i++) {
    const step = luma[i]! - luma[i - width]!;
    if (step >= STEP || step <= -STEP) seen++;
    else if (seen + to - x - 1 < least) return false;
  }
  return seen >= least;
}

export interface BesideWindows {
  /** The marks that do not stand on a window. */
  marks: Mark[];
  /** Slots whose bars lie under a window. */
  hidden: number[];
}

/** What stands beside the windows of the pane, and which bars lie under them: the price goes on from one side of a window to the other. */
export function besideWindows(
  picture: Picture,
  pane: Ink,
  marks: readonly Mark[],
  spacing: number,
): BesideWindows {
  let kept = [...marks];
  const hidden = new Set<number>();
  for (const box of boxesInPane(picture, pane.box, spacing)) {
    const under = underBox(box, kept, spacing);
    if (!under) continue;
    kept = kept.filter((m) => !under.standing.has(m));
    for (const slot of under.hidden) hidden.add(slot);
  }
  return { marks: kept, hidden: [...hidden].sort((a, b) => a - b) };
}

/** What stands on the box and which slots it hides; null where bars are seen in it. */
function underBox(
  box: Box,
  marks: readonly Mark[],
  spacing: number,
): { standing: Set<Mark>; hidden: number[] } | null {
  const isOn = (m: Mark): boolean =>
    m.x > box.x0 && m.x < box.x1 && m.top >= box.y0 - SAME_END && m.bottom <= box.y1 + SAME_END;
  const standing = new Set(marks.filter(isOn));
  const rest = marks.filter((m) => !standing.has(m));
  const usual = median(marks.map((m) => m.bottom - m.top));
  const hidden = rest.slice(1).flatMap((after, i) => slotsUnder(box, rest[i]!, after, spacing, usual));
  if (rest.length === 0 || (hidden.length === 0 && standing.size === 0)) return null;
  // At an end of the chart only what is found on the box tells how far it goes on.
  const [first, last] = [rest[0]!.slot, rest.at(-1)!.slot];
  const beyond = [...standing].filter((m) => m.slot < first || m.slot > last).map((m) => m.slot);
  const ends =
    Math.max(0, first - Math.min(first, ...beyond)) + Math.max(0, Math.max(last, ...beyond) - last);
  const slots = new Set(hidden);
  // Letters have neither bodies nor ticks.
  const isBar = (m: Mark): boolean => slots.has(m.slot) && (m.hasBody || m.openY !== null);
  const found = [...standing].filter(isBar).length + beyond.length;
  return found > MOST_WITHIN * (hidden.length + ends) ? null : { standing, hidden };
}

/** The slots between two neighbours that may lie under the box, as far as prices go up and down on their way from the one to the other. */
function slotsUnder(box: Box, before: Mark, after: Mark, spacing: number, usual: number): number[] {
  const steps = after.slot - before.slot;
  const at = (a: number, b: number, k: number): number => a + ((b - a) * k) / steps;
  const out: number[] = [];
  for (let k = 1; k < steps; k++) {
    const x = at(before.x, after.x, k);
    const row = at((before.top + before.bottom) / 2, (after.top + after.bottom) / 2, k);
    const beside = x + spacing / 2 <= box.x0 || x - spacing / 2 >= box.x1;
    const off = usual * Math.sqrt(Math.min(k, steps - k));
    if (!beside && row + off > box.y0 && row - off < box.y1) out.push(before.slot + k);
  }
  return out;
}
