/** What stands apart from the series, before its first bar or after its last one: pieces of tags, of volume at a price, of labels. */
import { median } from '../image/numbers.ts';
import type { PixelBar } from './pixel-bar.ts';
import { filledShare } from './regular-gaps.ts';

/** Empty slots that part something from the series, and the most bars that it may have as a share of all. */
const LEAST_GAP = 4;
const MOST_APART = 0.15;
/** Share of its slots that the rest must fill: where more are missing, the gap is one of many. */
const WHOLE = 0.93;
/** How near to the close of the bar before a bar opens, in rows, and the share of a few bars that must do so to be a part of the series. */
const JOINED = { rows: 2, share: 0.5 };

/** Most bars after a gap that may be something else as a share of all, and the share of them that must be seen in the drawing for them to be bars. */
const AFTER_GAP = { most: 0.15, seen: 0.5, agreement: 0.6 };

/** The bars without those few at either end that a gap which nothing hides parts from a whole series, and that do not go on as prices do. */
export function withoutStrayEnds(bars: readonly PixelBar[], hidden: readonly number[]): PixelBar[] {
  const without = withoutLast(bars, hidden, 1);
  return withoutLast([...without].reverse(), hidden, -1).reverse();
}

/** Least bars at the start that nearly all disagree with the drawing, and by how much on average. */
const UNSEEN = { least: 12, by: 0.35 };

/** The bars without those at the start that are hardly drawn as they were read: they are pieces of what is written on a box that the bars shine through. */
export function withoutUnseenStart(bars: PixelBar[]): PixelBar[] {
  let [sum, most, end] = [0, 0, 0];
  bars.forEach(({ agreement }, i) => {
    sum += 0.5 - agreement;
    if (sum > most) [most, end] = [sum, i + 1];
  });
  return end >= UNSEEN.least && most >= UNSEEN.by * end ? bars.slice(end) : bars;
}

function withoutLast(bars: readonly PixelBar[], hidden: readonly number[], way: 1 | -1): PixelBar[] {
  const gapAfter = (i: number): number => way * (bars[i + 1]!.slot - bars[i]!.slot) - 1;
  for (let i = bars.length - 2; bars.length - 1 - i <= AFTER_GAP.most * bars.length; i--) {
    const [gap, apart, rest] = [gapAfter(i), bars.slice(i + 1), bars.slice(0, i + 1)];
    if (gap > 0 && !isSeen(apart)) return rest;
    if ((gap > 0 || isGuessed(apart[0]!)) && areLevelElsewhere(apart, rest)) return rest;
    if (gap < LEAST_GAP || apart.length > gap || apart.length > MOST_APART * bars.length) continue;
    const slots = rest.map((b) => b.slot).sort((a, b) => a - b);
    const [from, to] = [bars[i]!.slot, bars[i + 1]!.slot].sort((a, b) => a - b);
    if (filledShare(slots) < WHOLE || hidden.some((s) => s > from! && s < to!)) continue;
    if (!isOfPrices(apart)) return rest;
  }
  return [...bars];
}

/** Whether most of the bars, drawn again, agree with what is drawn there; a bar that was only guessed between two others agrees with nothing. */
function isSeen(bars: readonly PixelBar[]): boolean {
  const seen = bars.filter((b) => b.agreement >= AFTER_GAP.agreement && !isGuessed(b));
  return seen.length >= AFTER_GAP.seen * bars.length;
}

/** Whether the bar was only guessed between two others. */
const isGuessed = (b: PixelBar): boolean => !b.mark.colour.every(Number.isFinite);

/** Usual heights of bars by which the edge of a label lies off the middle of the last bar, and how little of a usual bar its marks are. */
const LEVEL = { leap: 2.5, height: 0.15 };
/** The same of a line of small texts; how many marks tell one, and how high it is at most. */
const TEXTS = { leap: 3, body: 0.1, marks: 6, height: 1.5 };

/**
 * Whether bars after a gap lie far from the price before it and mostly hardly move: they are the edge of a label and its letters. In the
 * letters of small texts it is their bodies that do not move, and all lie in one narrow band.
 */
function areLevelElsewhere(apart: readonly PixelBar[], rest: readonly PixelBar[]): boolean {
  const seen = apart.filter((b) => !isGuessed(b));
  const usual = median(rest.map(heightOf));
  const are = (marks: readonly PixelBar[], leap: number): boolean =>
    Math.abs(median(marks.map(middleOf)) - middleOf(rest.at(-1)!)) >= leap * usual &&
    marks.length >= AFTER_GAP.seen * seen.length;
  const flat = seen.filter((b) => Math.abs(b.openY - b.closeY) <= TEXTS.body * usual);
  const band = Math.max(...seen.map((b) => b.lowY)) - Math.min(...seen.map((b) => b.highY));
  return (
    are(
      seen.filter((b) => heightOf(b) <= LEVEL.height * usual),
      LEVEL.leap,
    ) ||
    (seen.length >= TEXTS.marks && band <= TEXTS.height * usual && are(flat, TEXTS.leap))
  );
}

const middleOf = (b: PixelBar): number => (b.highY + b.lowY) / 2;
const heightOf = (b: PixelBar): number => b.lowY - b.highY;

/**
 * Whether most bars open where the one before closed, and are not pieces of one box, which all have the same ends. A single one is none: all
 * eight that stood so alone on drawn charts were letters, icons and pieces of labels, however like a bar they looked.
 */
function isOfPrices(apart: readonly PixelBar[]): boolean {
  if (apart.length === 1) return false;
  const inOrder = [...apart].sort((a, b) => a.slot - b.slot);
  const pairs = inOrder.slice(1).map((b, i) => [inOrder[i]!, b] as const);
  const joined = pairs.filter(
    ([a, b]) =>
      Math.abs(b.openY - a.closeY) <= JOINED.rows &&
      (Math.abs(a.highY - b.highY) > 1 || Math.abs(a.lowY - b.lowY) > 1),
  );
  return joined.length >= JOINED.share * pairs.length;
}
