import { newBytes } from '../image/planes.ts';
import type { ChartKind } from '../types.ts';
import type { Picture } from '../image/picture.ts';
import type { Ink } from '../image/ink.ts';
import { fillOutlines, runsOf, uprightOnly } from '../image/runs.ts';
import type { Runs } from '../image/runs.ts';
import { median } from '../image/numbers.ts';
import { distanceToBlend } from './candle-colours.ts';
import type { CandleLayer } from './candle-layer.ts';
import { hasSureComb } from './candle-layer.ts';
import { clearVolume } from './volume.ts';
import { fitComb } from './comb.ts';
import type { Comb } from './comb.ts';
import { isSoft } from './softness.ts';
import { explainedInk } from './explained-ink.ts';
import { measureWidths } from './widths.ts';
import type { Widths } from './widths.ts';
import { isTicked } from './ticks.ts';
import type { SlotContext } from './slot-crossings.ts';
import { areTouching } from './slot-rows.ts';
import { marksOfSlot, NO_COVER } from './slot-marks.ts';
import type { Mark } from './slot-marks.ts';
import { chooseMarks } from './choose-marks.ts';
import { asBricks, isBricks, isHeikinAshi } from './bar-kind.ts';
import type { PixelBar } from './pixel-bar.ts';
import { withoutClosedDays } from './closed-days.ts';
import { withoutFlatEnds } from './flat-ends.ts';
import { withoutForeignEnds } from './foreign-ends.ts';
import { evidenceOfBars } from './edge-evidence.ts';
import type { BarEvidence } from '../shapes.ts';
import { agreementOf, withoutUnexplainedEnds } from './redraw.ts';
import { withoutPaneHigh } from './pane-high.ts';
import { filledShare } from './regular-gaps.ts';
import { withoutStrayEnds } from './stray-ends.ts';
import { besideWindows } from './windows.ts';
import type { BesideWindows } from './windows.ts';
import { withoutBoxes } from './boxed-marks.ts';
import { bodyInset, wickInset } from './insets.ts';
import { findDirections, twoColours } from './direction.ts';

export interface BarGeometry {
  kind: ChartKind;
  bars: PixelBar[];
  /** What the errors of their edges rest on. */
  edges: BarEvidence[];
  /** Slots whose bars lie under a window. */
  hidden: number[];
  comb: Comb;
  widths: Widths;
  ink: Ink;
  directionConfidence: number;
  /** Share of the ink in the pane that the bars account for, 0..1, and the same of the ink in their own colours. */
  explained: number;
  ownExplained: number;
  evidence: string[];
}

/** Finds candles or OHLC bars in the ink of the price pane; null when there is no comb of them. `given` is the kind as a hint says. */
export function findBars(
  picture: Picture,
  pane: Ink,
  layer: CandleLayer | null,
  check = true,
  given?: ChartKind,
): BarGeometry | null {
  const ink = layer?.complete ? layer.ink : { ...pane, mask: copyOf(pane.mask) };
  fillOutlines(ink.mask, ink.width, ink.height);
  let runs = runsOf(ink.mask, ink.width, ink.height, true);
  const comb = layer && hasSureComb(layer) ? layer.comb : combOf(ink, runs);
  if (!comb) return null;
  const volume = clearVolume(picture, ink, comb);
  if (volume) runs = runsOf(ink.mask, ink.width, ink.height, true);
  const widths = measureWidths(runs, ink.height, comb);
  const ticks = given ? given === 'bars' : isTicked(ink, comb, widths);
  const context = { picture, ink, comb, widths, bars: ticks, palette: null };
  const found = findMarks(context);
  const known = layer?.comb === comb ? [...layer.colours.slots] : [];
  const checked = check ? checkedMarks(found, pane, ink, { spacing: comb.spacing, known }) : found;
  const { marks, hidden } = check
    ? besideGaps(picture, pane, checked, comb.spacing)
    : { marks: checked, hidden: [] };
  if (marks.length < 3) return null;
  const bars = ticks ? tickedBars(marks) : candleBars(marks);
  const kind = ticks ? 'bars' : (given ?? kindOf(bars.bars));
  const settled = kind === 'renko' ? asBricks(bars.bars) : bars.bars;
  const drawn = { ink, widths, kind, printed: pane.printed ?? [] };
  const compared = settled.map((bar) => ({ ...bar, agreement: agreementOf(bar, drawn) }));
  const explained = explainedInk(picture, { ink, bars: bars.bars, widths, comb });
  const kept = check ? withoutUnexplainedEnds(withoutStrayEnds(compared, hidden)) : compared;
  const around = {
    ...{ picture, pane, ink, widths, ticked: ticks, soft: isSoft(picture, pane) },
    ...{ spacing: comb.spacing, explained: explained.ownExplained },
  };
  return {
    kind,
    bars: kept,
    edges: evidenceOfBars(kept, around),
    hidden,
    comb,
    widths,
    ink,
    directionConfidence: bars.confidence,
    ...explained,
    evidence: [`comb of ${comb.spacing.toFixed(2)} px, ${(100 * comb.peak).toFixed(0)} % of the ink on it`],
  };
}

/** The marks without what stands at the ends or on closed days and is no bar, and without uprights of the pane's height. */
function checkedMarks(
  found: Mark[],
  pane: Ink,
  ink: Ink,
  { spacing, known }: { spacing: number; known: number[] },
): Mark[] {
  const open = withoutClosedDays(withoutPaneHigh(found, ink.height), known);
  const flat = withoutFlatEnds(open, pane, spacing);
  const own = withoutForeignEnds(flat, ink, pane.printed);
  // The box of the last price at the end of its line hides that the marks before it are pieces of that line.
  return own.length < flat.length ? withoutFlatEnds(own, pane, spacing) : own;
}

/** Series with fewer slots filled have gaps that something may hide. */
const GAPS = 0.97;

/** The marks, and the slots under windows; windows are looked for only where bars are missing. */
function besideGaps(picture: Picture, pane: Ink, marks: Mark[], spacing: number): BesideWindows {
  if (filledShare(marks.map((m) => m.slot)) >= GAPS) return { marks, hidden: [] };
  return besideWindows(picture, pane, marks, spacing);
}

function copyOf(mask: Uint8Array): Uint8Array {
  const copy = newBytes(mask.length);
  copy.set(mask);
  return copy;
}

const HOLLOW_SHARE = 0.12;

function kindOf(bars: readonly PixelBar[]): ChartKind {
  if (isBricks(bars)) return 'renko';
  if (isHeikinAshi(bars)) return 'heikin_ashi';
  return bars.filter((b) => b.mark.hollow).length >= HOLLOW_SHARE * bars.length ? 'hollow' : 'candles';
}

const UPRIGHT = 6;
const CLEAR_PEAK = 0.55;

/**
 * The comb of the upright parts of the drawing (bodies and wicks stand, averages and levels lie); of all of it when the
 * bars are too flat for that.
 */
export function combOf(ink: Ink, runs: Runs): Comb | null {
  const standing = runsOf(uprightOnly(ink.mask, ink.width, ink.height, UPRIGHT), ink.width, ink.height, true);
  const upright = standing.count >= 60 ? fitComb(standing, ink.width, ink.height) : null;
  if (upright && upright.peak >= CLEAR_PEAK) return upright;
  const all = fitComb(runs, ink.width, ink.height);
  return upright && (!all || upright.peak > all.peak) ? upright : all;
}

/**
 * The chain of bars, found twice: first by size and position alone, then knowing the colours of the first choice. Text,
 * drawings and averages have others.
 */
function findMarks(context: SlotContext): Mark[] {
  const { ink, comb } = context;
  const bySlot: Mark[][] = [];
  for (let slot = 0; slot < comb.slots; slot++) bySlot.push(marksOfSlot(context, slot));
  // Where bodies touch, nothing shows that a box goes on beyond a slot.
  const candidates = (): Mark[][] =>
    context.widths.body !== null && areTouching(context.widths.body, comb.spacing)
      ? withoutBoxes(bySlot)
      : bySlot;
  const first = chooseMarks(candidates(), ink.height);
  const colours = coloursOf(first, ink, comb.spacing);
  if (!colours) return first;
  const chosen = new Map(first.map((m) => [m.slot, m]));
  const informed = { ...context, palette: colours.palette };
  bySlot.forEach((_, slot) => {
    if ((chosen.get(slot)?.clean ?? 0) < 0.97) bySlot[slot] = marksOfSlot(informed, slot);
  });
  const alike = candidates().map((marks) => marks.filter((m) => colours.likeness(m) > 0));
  return chooseMarks(alike, ink.height, colours.likeness);
}

/** Whether there is ink at the mark's height on both borders of its slot. */
function runsThrough(ink: Ink, m: Mark, spacing: number): boolean {
  const inked = (x: number): boolean => {
    if (x < 0 || x >= ink.width) return false;
    const bottom = Math.min(ink.height, Math.ceil(m.bottom - ink.box.y0) + 3);
    for (let y = Math.max(0, Math.floor(m.top - ink.box.y0) - 3); y < bottom; y++)
      if (ink.mask[y * ink.width + x]) return true;
    return false;
  };
  const x = m.x - ink.box.x0;
  return inked(Math.round(x - spacing / 2)) && inked(Math.round(x + spacing / 2) - 1);
}

interface BarColours {
  palette: number[][];
  /** 1 for a mark in these colours, less for others. */
  likeness: (m: Mark) => number;
}

/**
 * The two colours that the bodies gather around, or their median when there is one colour only; null when they do not
 * gather. Thin strokes blend with the background, so the distance is taken to the line between it and the colour.
 */
function coloursOf(first: Mark[], ink: Ink, spacing: number): BarColours | null {
  const solid = first.filter((m) => m.hasBody && m.clean > 0.7 && m.bodyBottom - m.bodyTop >= 3);
  const usual = median(first.map((m) => m.bottom - m.top));
  const sample = solid.length >= 8 ? solid : first.filter((m) => m.bottom - m.top >= usual);
  if (sample.length < 8) return null;
  const middle = [0, 1, 2].map((c) => median(sample.map((m) => m.colour[c]!).filter(Number.isFinite)));
  const palette = twoColours(sample) ?? [middle];
  const back = [ink.plain.r, ink.plain.g, ink.plain.b];
  const off = (m: Mark): number => Math.min(...palette.map((c) => distanceToBlend(m.colour, back, c)));
  const spread = median(sample.map(off).filter(Number.isFinite));
  if (!(spread < 30)) return null;
  const limit = Math.max(45, 4 * spread);
  // A short piece in quite another colour that goes on to both sides is part of a line, not a bar.
  const foreign = (m: Mark): boolean =>
    spread < 25 && off(m) > limit && m.bottom - m.top <= 8 && runsThrough(ink, m, spacing);
  const likeness = (m: Mark): number => (off(m) <= limit ? 1 : foreign(m) ? 0 : 0.25);
  return { palette, likeness };
}

function tickedBars(marks: Mark[]): { bars: PixelBar[]; confidence: number } {
  const seen = marks.filter((m) => m.openY !== null && m.closeY !== null).length;
  const end = wickInset(marks, 0.5);
  const bars = marks.map((mark, i): PixelBar => {
    const before = marks[i - 1];
    // A tick that is not seen is guessed from the next bar, but within this one.
    const within = (y: number): number => Math.min(mark.bottom, Math.max(mark.top, y));
    const openY = mark.openY ?? within(before?.closeY ?? mark.closeY ?? (mark.top + mark.bottom) / 2);
    const closeY = mark.closeY ?? within(marks[i + 1]?.openY ?? openY);
    const inset = Math.min(end, (mark.bottom - mark.top) / 2);
    return {
      slot: mark.slot,
      x: mark.x,
      highY: mark.top + inset,
      lowY: mark.bottom - inset,
      openY,
      closeY,
      turned: 0,
      agreement: 1,
      mark,
    };
  });
  return { bars, confidence: seen / marks.length };
}

function candleBars(found: Mark[]): { bars: PixelBar[]; confidence: number } {
  const marks = withCovered(found);
  lendBodies(marks);
  const directions = findDirections(marks);
  const side = bodyInset(marks, directions.up, 0.5);
  const end = wickInset(found, Math.min(0.5, side));
  const bars = marks.map((mark, i): PixelBar => {
    const wick = Math.min(end, (mark.bottom - mark.top) / 2);
    const body = Math.min(side, (mark.bodyBottom - mark.bodyTop) / 2);
    const { covered } = mark;
    // Where something lies over an edge, it is anywhere below that: in the middle on average.
    const upper = mark.bodyTop + body - covered.bodyTop / 2;
    const lower = mark.bodyBottom - body + covered.bodyBottom / 2;
    const up = directions.up[i]!;
    return {
      slot: mark.slot,
      x: mark.x,
      // A wick that does not come out of the body ends where the body does.
      highY:
        mark.bodyTop - mark.top > LEAST_WICK ? Math.min(mark.top + wick - covered.top / 2, upper) : upper,
      lowY:
        mark.bottom - mark.bodyBottom > LEAST_WICK
          ? Math.max(mark.bottom - wick + covered.bottom / 2, lower)
          : lower,
      openY: up ? lower : upper,
      closeY: up ? upper : lower,
      turned: directions.turned[i]!,
      agreement: 1,
      mark,
    };
  });
  return { bars, confidence: directions.confidence };
}

const LEAST_WICK = 0.25;
const MOST_COVERED = 0.12;

/**
 * A single missing bar between two neighbours is hidden under something drawn over it (an average, a label): it is
 * taken to reach from where the one ends to where the other begins, with little confidence. Longer gaps are real.
 */
function withCovered(marks: Mark[]): Mark[] {
  const out: Mark[] = [];
  let covered = 0;
  marks.forEach((mark, i) => {
    const before = marks[i - 1];
    if (before && mark.slot - before.slot === 2) {
      const ends = [before, mark].flatMap((m) => (m.hasBody ? [m.bodyTop, m.bodyBottom] : [m.top, m.bottom]));
      const apart = Math.max(before.top, mark.top) > Math.min(before.bottom, mark.bottom);
      const [top, bottom] = apart
        ? [Math.min(before.bottom, mark.bottom), Math.max(before.top, mark.top)]
        : [median(ends) - 1, median(ends) + 1];
      const slot = mark.slot - 1;
      const x = (before.x + mark.x) / 2;
      const colour: Mark['colour'] = [NaN, NaN, NaN];
      const none = { openY: null, closeY: null, hollow: false, hasBody: true };
      out.push({
        slot,
        x,
        top,
        bottom,
        bodyTop: top,
        bodyBottom: bottom,
        colour,
        clean: 0.1,
        covered: NO_COVER,
        ...none,
      });
      covered++;
    }
    out.push(mark);
  });
  return covered <= MOST_COVERED * marks.length ? out : marks;
}

/** A bar without a visible body gets one where its neighbours end: close of the last, open of the next. */
function lendBodies(marks: Mark[]): void {
  const known = marks.filter((m) => m.hasBody);
  const thin = known.length ? Math.max(1, Math.min(...known.map((m) => m.bodyBottom - m.bodyTop))) : 1;
  marks.forEach((mark, i) => {
    if (mark.hasBody) return;
    const near = [marks[i - 1], marks[i + 1]].filter((m): m is Mark => m !== undefined && m.hasBody);
    const guess = near.length
      ? median(near.map((m) => (m.bodyTop + m.bodyBottom) / 2))
      : (mark.top + mark.bottom) / 2;
    const y = Math.min(mark.bottom - thin / 2, Math.max(mark.top + thin / 2, guess));
    mark.bodyTop = y - thin / 2;
    mark.bodyBottom = y + thin / 2;
  });
}
