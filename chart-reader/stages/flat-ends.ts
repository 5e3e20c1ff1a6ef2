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
const LEAST_RUN = { level: 2, slanted: 3, curved: 4 };
/** Share of the gaps between the marks in which the line must be seen; a slanted one needs nearly all. */
const SEEN = { level: 0.5, slanted: 0.8, curved: 0.9 };

const rowOf = (m: Mark): number => (m.top + m.bottom) / 2;

interface LineRun {
  marks: readonly Mark[];
  /** Rows from one slot to the next; 0 for a level line. */
  slope: number;
}

/** The marks without those at either end that are pieces of one line: flat, evenly rising or falling, with ink in the gaps too. */
export function withoutFlatEnds(marks: readonly Mark[], pane: Ink, spacing: number): Mark[] {
  const usual = median(marks.map((m) => m.bottom - m.top));
  const backwards = [...marks].reverse();
  const end = lineRun(withoutFrame(backwards, usual, pane), usual);
  const begin = lineRun(withoutFrame(marks, usual, pane), usual);
  if (Math.max(begin.marks.length, end.marks.length) === marks.length) return [...marks];
  const drop = new Set([
    ...upTo(marks, pieces(begin, pane, spacing)),
    ...upTo(backwards, pieces(end, pane, spacing)),
    ...curvePieces(marks, usual, pane),
    ...curvePieces(backwards, usual, pane),
  ]);
  return drop.size === marks.length ? [...marks] : marks.filter((m) => !drop.has(m));
}

/** The frame of the pane, at which a line ends, may pass for a mark: it begins so near to the pane's edge, and is so many times as high as bars. */
const FRAME = { rows: 5, times: 3 };

/** The marks without a first one that is the frame. */
function withoutFrame(marks: readonly Mark[], usual: number, { box }: Ink): readonly Mark[] {
  const [first] = marks;
  if (!first || first.bottom - first.top < FRAME.times * usual) return marks;
  return Math.min(first.top - box.y0, box.y1 - first.bottom) <= FRAME.rows ? marks.slice(1) : marks;
}

/** The marks from the first to the last of the run: the frame before it is no bar either. */
const upTo = (marks: readonly Mark[], run: readonly Mark[]): readonly Mark[] =>
  marks.slice(0, marks.indexOf(run.at(-1)!) + 1);

/** The flat marks that the list begins with where one stroke goes through all of them, up and down as a hand drew it. */
function curvePieces(marks: readonly Mark[], usual: number, pane: Ink): readonly Mark[] {
  const most = within(MOST_ROWS, usual);
  const stop = marks.findIndex((m) => m.bottom - m.top > most);
  const run = marks.slice(0, stop < 0 ? marks.length : stop);
  if (run.length < LEAST_RUN.curved || hasTwoColours(run, pane)) return [];
  const joined = run.slice(1).filter((m, i) => isJoined(pane, run[i]!, m)).length;
  return joined >= SEEN.curved * (run.length - 1) ? run : [];
}

/** Columns half way between two marks that are looked at, and the rows by which a stroke may lie off the straight way. */
const BETWEEN = { columns: 1, rows: 3 };

/** Whether there is ink between two neighbours on the way from the one to the other. */
function isJoined({ mask, width, height, box }: Ink, a: Mark, b: Mark): boolean {
  const x = Math.round((a.x + b.x) / 2) - box.x0;
  const y = Math.round((rowOf(a) + rowOf(b)) / 2) - box.y0;
  for (let r = Math.max(0, y - BETWEEN.rows); r <= Math.min(height - 1, y + BETWEEN.rows); r++)
    for (let c = Math.max(0, x - BETWEEN.columns); c <= Math.min(width - 1, x + BETWEEN.columns); c++)
      if (mask[r * width + c]) return true;
  return false;
}

/** The flat marks on one line that the list begins with. */
function lineRun(marks: readonly Mark[], usual: number): LineRun {
  const [first, next] = marks;
  if (!first || !next) return { marks: [], slope: 0 };
  const most = within(MOST_ROWS, usual);
  const apart = within(SAME_ROW, usual);
  const runWith = (slope: number): LineRun => {
    const off = (m: Mark): number => Math.abs(rowOf(m) - rowOf(first) - slope * (m.slot - first.slot));
    const stop = marks.findIndex((m) => m.bottom - m.top > most || off(m) > apart);
    return { marks: marks.slice(0, stop < 0 ? marks.length : stop), slope };
  };
  const level = runWith(0);
  if (level.marks.length >= LEAST_RUN.level) return level;
  // The slope is that of the farthest mark which still lies on one line with all before it.
  const far = marks.slice(2, FARTHEST).reduce<LineRun>((best, m) => {
    const run = runWith((rowOf(m) - rowOf(first)) / (m.slot - first.slot));
    return run.marks.length > best.marks.length ? run : best;
  }, level);
  return far.marks.length >= LEAST_RUN.slanted ? far : { marks: [], slope: 0 };
}

const FARTHEST = 12;

function pieces({ marks, slope }: LineRun, pane: Ink, spacing: number): readonly Mark[] {
  if (marks.length === 0 || hasTwoColours(marks, pane)) return [];
  const row = rowOf(marks[0]!) - pane.box.y0;
  const taken =
    slope === 0 && [...pane.dashRows, ...pane.lineRows].some((y) => Math.abs(y + 0.5 - row) <= SAME_ROW.rows);
  const seen = marks.filter((m) => inkBetween(pane, m, slope, spacing)).length;
  return taken || seen >= (slope === 0 ? SEEN.level : SEEN.slanted) * marks.length ? marks : [];
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
  const strength = (m: Mark): number => Math.hypot(...m.colour.map((v, c) => v - back[c]!));
  const strongest = coloured.reduce<Mark | null>((a, m) => (a && strength(a) >= strength(m) ? a : m), null);
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
function inkBetween({ mask, width, height, box }: Ink, mark: Mark, slope: number, spacing: number): boolean {
  const reach = Math.max(1, Math.round(0.15 * spacing));
  const x = mark.x - box.x0;
  const at = (side: 1 | -1): boolean => {
    const middle = Math.round(x + (side * spacing) / 2);
    const row = rowOf(mark) - box.y0 + (side * slope) / 2;
    for (let y = Math.max(0, Math.floor(row - 1)); y <= Math.min(height - 1, Math.floor(row + 1)); y++)
      for (let c = Math.max(0, middle - reach); c <= Math.min(width - 1, middle + reach); c++)
        if (mask[y * width + c]) return true;
    return false;
  };
  return slope === 0 ? at(1) || at(-1) : at(1) && at(-1);
}
