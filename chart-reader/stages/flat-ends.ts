/** A line that goes on beyond the last bar (that of the last price, a channel, an average) looks like bars that hardly moved. */
import type { Ink } from '../image/ink.ts';
import { median } from '../image/numbers.ts';
import { distanceToBlend } from './candle-colours.ts';
import type { Mark } from './slot-marks.ts';

/**
 * Rows of a mark that may be a piece of a line, and how far its row may be off the line through the others: shares of the usual height of bars that
 * are tall, as in a picture of many pixels, and at most others of it, because where all bars are low a low one tells nothing.
 */
const MOST_ROWS = { rows: 5, tall: 0.05, share: 0.5 };
const SAME_ROW = { rows: 2.5, tall: 0.02, share: 0.25 };

const within = ({ rows, tall, share }: typeof MOST_ROWS, usual: number): number =>
  Math.min(Math.max(rows, tall * usual), share * usual);
/** Least marks of a level and of a slanted line, and how many more a slanted one has where a level one is seen, too. */
const LEAST_RUN = { level: 2, slanted: 3, more: 2 };
/** Share of the gaps between the marks in which the line must be seen; a slanted one needs nearly all, but so many marks as no prices have in one slant none. */
const SEEN = { level: 0.5, slanted: 0.8, slant: 8 };

const rowOf = (m: Mark): number => (m.top + m.bottom) / 2;
const heightOf = (m: Mark): number => m.bottom - m.top;

const strengthOn =
  ({ plain: { r, g, b } }: Ink) =>
  ({ colour }: Mark): number =>
    Math.hypot(colour[0] - r, colour[1] - g, colour[2] - b);

interface LineRun {
  marks: readonly Mark[];
  /** Rows from one slot to the next; 0 for a level line. */
  slope: number;
}

/**
 * The marks without those at either end that are pieces of lines: flat, evenly rising or falling, with ink in the gaps too. What stands before the
 * pieces of one line may be pieces of another; not of `ticked` bars, whose own ticks are ink in the gaps.
 */
export function withoutFlatEnds(marks: readonly Mark[], pane: Ink, spacing: number, ticked = false): Mark[] {
  const rest = withoutOneLine(marks, pane, spacing, ticked);
  return rest.length < marks.length && !ticked ? withoutFlatEnds(rest, pane, spacing) : rest;
}

function withoutOneLine(marks: readonly Mark[], pane: Ink, spacing: number, ticked: boolean): Mark[] {
  const usual = median(marks.map(heightOf));
  const most = within(MOST_ROWS, usual);
  const strength = strengthOn(pane);
  const least = GHOSTS.strength * median(marks.map(strength).filter(Number.isFinite));
  const drop = new Set<Mark>();
  for (const list of [marks, [...marks].reverse()]) {
    const weak = list.findIndex((m) => heightOf(m) > most || strength(m) >= least);
    const ghosts = weak >= GHOSTS.least ? weak : 0;
    const rest = withoutEnd(list.slice(ghosts), most, usual, pane, spacing);
    const [first] = rest;
    const lines = lineRuns(rest, usual, ticked ? Infinity : LEAST_RUN.more);
    const dot = lines.length === 0 && first && heightOf(first) <= most && isDotted(first, pane, spacing);
    const runs = dot ? [{ marks: [first], slope: 0 }] : lines;
    const last = runs
      .map((run) => pieces(run, pane, spacing))
      .find((own) => own.length > 0)
      ?.at(-1);
    const end = last ? list.indexOf(last) + 1 : ghosts;
    for (const m of list.slice(0, end)) drop.add(m);
  }
  return marks.filter((m) => drop.size === marks.length || !drop.has(m));
}

/** Flat marks that differ so little from the ground, as a share of how much bars do, are what compression left of a line. */
const GHOSTS = { least: 2, strength: 0.3 };

/** Rows from the pane's edge at which its frame stands, and the least pieces of a line that end at it or at the edge of a tag. */
const END = { rows: 5, pieces: 3 };

/** The marks without a first one that is the frame of the pane or the edge of the tag, a slot from its side, at the end of a level line. */
function withoutEnd(
  marks: readonly Mark[],
  most: number,
  usual: number,
  { box }: Ink,
  spacing: number,
): readonly Mark[] {
  const [first, ...rest] = marks;
  const isEnd =
    first &&
    (Math.min(first.x - box.x0, box.x1 - first.x) <= spacing ||
      Math.min(first.top - box.y0, box.y1 - first.bottom) <= END.rows) &&
    heightOf(first) > most &&
    lineRuns(rest, usual).some((run) => run.marks.length >= END.pieces) &&
    rest.slice(0, END.pieces).every((m) => rowOf(m) > first.top && rowOf(m) < first.bottom);
  return isEnd ? rest : marks;
}

/** Whether there is ink so many columns, and a row, around a place. */
function isInked({ mask, width, height, box }: Ink, x: number, y: number, reach: number): boolean {
  const [column, row] = [Math.round(x) - box.x0, Math.round(y) - box.y0];
  for (let r = Math.max(0, row - 1); r <= Math.min(height - 1, row + 1); r++)
    for (let c = Math.max(0, column - reach); c <= Math.min(width - 1, column + reach); c++)
      if (mask[r * width + c]) return true;
  return false;
}

/** Share of a slot on either side of its middle in half of which dots of a line leave no ink, and its least columns. */
const DOTS = { share: 0.33, columns: 4 };

/** Whether the mark is nothing but dots of a line, which are seen in the gaps beside it, too. */
function isDotted(mark: Mark, pane: Ink, spacing: number): boolean {
  const reach = Math.floor(DOTS.share * spacing);
  let inked = 0;
  for (let k = -reach; k <= reach; k++) if (isInked(pane, mark.x + k, rowOf(mark) - 0.5, 0)) inked++;
  return reach >= DOTS.columns && inked <= reach && inkBetween(pane, mark, 0, spacing);
}

/** The flat marks that the list begins with on one line, the likelier line first: a slanted one on which so many `more` of them lie than on a level one. */
function lineRuns(marks: readonly Mark[], usual: number, more = Infinity): LineRun[] {
  const [first, next] = marks;
  if (!first || !next) return [];
  const most = within(MOST_ROWS, usual);
  const apart = within(SAME_ROW, usual);
  const runWith = (slope: number): LineRun => {
    const off = (m: Mark): number => Math.abs(rowOf(m) - rowOf(first) - slope * (m.slot - first.slot));
    const stop = marks.findIndex((m) => heightOf(m) > most || off(m) > apart);
    return { marks: marks.slice(0, stop < 0 ? marks.length : stop), slope };
  };
  const level = runWith(0);
  // The slope is that of the farthest mark which still lies on one line with all before it.
  const far = marks.slice(2, FARTHEST).reduce<LineRun>((best, m) => {
    const run = runWith((rowOf(m) - rowOf(first)) / (m.slot - first.slot));
    return run.marks.length > best.marks.length ? run : best;
  }, level);
  const isLevel = level.marks.length >= LEAST_RUN.level;
  const isSlanted = far.marks.length >= (isLevel ? level.marks.length + more : LEAST_RUN.slanted);
  return [...(isSlanted ? [far] : []), ...(isLevel ? [level] : [])];
}

const FARTHEST = 12;

function pieces({ marks, slope }: LineRun, pane: Ink, spacing: number): readonly Mark[] {
  if (marks.length === 0 || hasTwoColours(marks, pane)) return [];
  const row = rowOf(marks[0]!) - pane.box.y0;
  const taken =
    slope === 0 && [...pane.dashRows, ...pane.lineRows].some((y) => Math.abs(y + 0.5 - row) <= SAME_ROW.rows);
  const seen = marks.filter((m) => inkBetween(pane, m, slope, spacing)).length;
  const slant = slope !== 0 && marks.length >= SEEN.slant;
  return taken || slant || seen >= (slope === 0 ? SEEN.level : SEEN.slanted) * marks.length ? marks : [];
}

/** Distance of two colours that no line has both of, and the least share of the marks that must have the other one. */
const OTHER_COLOUR = 60;
const LEAST_OTHER = 0.1;
/** Product of the levels by which two colours lean to other hues than the ground: compression leaves little more of the colour of what is thin. */
const OTHER_HUE = -150;

/** Whether the marks rise and fall by their colours, as bars do that hardly move; a line has one colour, blended with the ground at its dots. */
function hasTwoColours(marks: readonly Mark[], pane: Ink): boolean {
  const coloured = marks.filter((m) => m.colour.every(Number.isFinite));
  const back = [pane.plain.r, pane.plain.g, pane.plain.b];
  const strength = strengthOn(pane);
  const [strongest] = [...coloured].sort((a, b) => strength(b) - strength(a));
  if (!strongest) return false;
  const hue = ({ colour }: Mark, c: 0 | 2): number => colour[c] - colour[1] - back[c]! + back[1]!;
  const other = coloured.filter(
    (m) =>
      distanceToBlend(m.colour, back, strongest.colour) > OTHER_COLOUR ||
      ([0, 2] as const).some((c) => hue(m, c) * hue(strongest, c) < OTHER_HUE),
  );
  return other.length >= Math.max(1, LEAST_OTHER * marks.length);
}

/** Whether there is ink on the line half way to the slot on either side; on both sides of a mark of a slanted line. */
function inkBetween(pane: Ink, mark: Mark, slope: number, spacing: number): boolean {
  const reach = Math.max(1, Math.round(0.15 * spacing));
  const at = (side: 1 | -1): boolean =>
    isInked(pane, mark.x + (side * spacing) / 2, rowOf(mark) - 0.5 + (side * slope) / 2, reach);
  return slope === 0 ? at(1) || at(-1) : at(1) && at(-1);
}
