import { newBytes } from '../image/planes.ts';
import type { ChartKind } from '../types.ts';
import type { Picture } from '../image/picture.ts';
import type { Ink } from '../image/ink.ts';
import { bandsOf } from './slot-rows.ts';
import { fillOutlines, runsOf, uprightOnly } from '../image/runs.ts';
import type { Runs } from '../image/runs.ts';
import type { CandleLayer } from './candle-layer.ts';
import { hasSureComb } from './candle-layer.ts';
import { clearVolume } from './volume.ts';
import { fitComb } from './comb.ts';
import type { Comb } from './comb.ts';
import { denseComb, isWideComb } from './dense-comb.ts';
import { isSoft } from './softness.ts';
import { explainedInk } from './explained-ink.ts';
import { measureWidths } from './widths.ts';
import type { Widths } from './widths.ts';
import { withTicksOnLines } from './ticks-on-lines.ts';
import { isTicked } from './ticks.ts';
import type { Mark } from './slot-marks.ts';
import { asBricks, isBricks, isHeikinAshi } from './bar-kind.ts';
import type { PixelBar } from './pixel-bar.ts';
import { withoutClosedDays } from './closed-days.ts';
import { withoutFlatEnds } from './flat-ends.ts';
import { withoutForeignEnds } from './foreign-ends.ts';
import { findMarks } from './find-marks.ts';
import { candleBars, tickedBars } from './marks-to-bars.ts';
import { evidenceOfBars } from './edge-evidence.ts';
import type { BarEvidence } from '../shapes.ts';
import { agreementOf } from './redraw.ts';
import { withLeftOut } from './left-out.ts';
import { withoutPaneHigh } from './pane-high.ts';
import { filledShare } from './regular-gaps.ts';
import { withoutStrayEnds, withoutUnseenStart } from './stray-ends.ts';
import { besideWindows } from './windows.ts';
import type { BesideWindows } from './windows.ts';

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

/** The kind as a hint says, or that it is none with ticks. */
export type KindSaid = ChartKind | 'no ticks';

/** Finds candles or OHLC bars in the ink of the price pane; null when there is no comb of them. `given` is what is known of the kind, `on` the comb where that is. */
export function findBars(
  picture: Picture,
  pane: Ink,
  layer: CandleLayer | null,
  check = true,
  given?: KindSaid,
  on?: Comb,
): BarGeometry | null {
  const ink = layer?.complete ? layer.ink : { ...pane, mask: copyOf(pane.mask) };
  fillOutlines(ink.mask, ink.width, ink.height);
  let runs = runsOf(ink.mask, ink.width, ink.height, true);
  const comb = layer && (on || hasSureComb(layer)) ? layer.comb : (on ?? denseOr(combOf(ink, runs), pane));
  if (!comb) return null;
  const volume = clearVolume(picture, ink, comb);
  if (volume) runs = runsOf(ink.mask, ink.width, ink.height, true);
  const widths = measureWidths(runs, ink.height, comb);
  const bands = bandsOf(ink);
  const ticks = given ? given === 'bars' : isTicked(ink, comb, widths, bands);
  const context = { picture, ink, comb, widths, bars: ticks, palette: null, bands };
  const found = findMarks(context);
  const known = layer?.comb === comb ? [...layer.colours.slots] : [];
  const checked = check ? checkedMarks(found, pane, ink, { spacing: comb.spacing, known, ticks }) : found;
  const { marks: seen, hidden } = check
    ? besideGaps(picture, pane, checked, comb.spacing)
    : { marks: checked, hidden: [] };
  const marks = check ? withLeftOut(seen, hidden, context, pane) : seen;
  if (marks.length < 3) return null;
  const bars = ticks
    ? tickedBars(withTicksOnLines(marks, { picture, pane, comb, widths }))
    : candleBars(marks);
  const kind = ticks ? 'bars' : given && given !== 'no ticks' ? given : kindOf(bars.bars, widths.body);
  const settled = kind === 'renko' ? asBricks(bars.bars) : bars.bars;
  const drawn = { ink, widths, kind, printed: pane.printed ?? [] };
  const compared = settled.map((bar) => ({ ...bar, agreement: agreementOf(bar, drawn) }));
  const explained = explainedInk(picture, { ink, bars: bars.bars, widths, comb });
  const kept = check ? withoutUnseenStart(withoutStrayEnds(compared, hidden)) : compared;
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

const denseOr = (comb: Comb | null, pane: Ink): Comb | null =>
  isWideComb(comb) ? comb : (denseComb(pane) ?? comb);

/** The marks without what stands at the ends or on closed days and is no bar, and without uprights of the pane's height. */
function checkedMarks(
  found: Mark[],
  pane: Ink,
  ink: Ink,
  { spacing, known, ticks }: { spacing: number; known: number[]; ticks: boolean },
): Mark[] {
  const open = withoutClosedDays(withoutPaneHigh(found, ink.height), known);
  const flat = withoutFlatEnds(open, pane, spacing, ticks);
  const own = withoutForeignEnds(flat, ink, pane);
  // The box of the last price at the end of its line hides that the marks before it are pieces of that line.
  return own.length < flat.length ? withoutFlatEnds(own, pane, spacing, ticks) : own;
}

/** Series with fewer slots filled have gaps that something may hide. */
const GAPS = 0.97;

/** The marks, and the slots under windows; windows are looked for only where bars are missing. */
function besideGaps(picture: Picture, pane: Ink, marks: Mark[], spacing: number): BesideWindows {
  if (filledShare(marks.map((m) => m.slot)) >= GAPS) return { marks, hidden: [] };
  const beside = besideWindows(picture, pane, marks, spacing);
  // What stands beyond a window may be seen to be no bar once the pieces of the window are gone.
  const own = beside.hidden.length > 0 ? withoutForeignEnds(beside.marks, pane, pane) : beside.marks;
  return { ...beside, marks: own };
}

function copyOf(mask: Uint8Array): Uint8Array {
  const copy = newBytes(mask.length);
  copy.set(mask);
  return copy;
}

/** Least share of hollow bodies; a body of three pixels shows one soft pixel within, so that more are needed of such. */
const HOLLOW_SHARE = { wide: 0.12, narrow: 0.2 };
const NARROW = 3;

function kindOf(bars: readonly PixelBar[], bodyWidth: number | null): ChartKind {
  if (isBricks(bars)) return 'renko';
  if (isHeikinAshi(bars)) return 'heikin_ashi';
  return areHollow(
    bars.map((b) => b.mark.hollow),
    bodyWidth,
  )
    ? 'hollow'
    : 'candles';
}

/** Whether so many bodies look hollow, at this width in pixels, that the bars are hollow candles. */
export function areHollow(hollow: readonly boolean[], bodyWidth: number | null): boolean {
  const least = bodyWidth !== null && bodyWidth <= NARROW ? HOLLOW_SHARE.narrow : HOLLOW_SHARE.wide;
  return hollow.filter(Boolean).length >= least * hollow.length;
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
