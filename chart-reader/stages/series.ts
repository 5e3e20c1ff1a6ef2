import type { ChartKind, OptionalStage, Stage } from '../types.ts';
import type { Ink } from '../image/ink.ts';
import type { Picture } from '../image/picture.ts';
import { median } from '../image/numbers.ts';
import { isHeikinAshi } from './bar-kind.ts';
import { joinedShare, nearOf, wickedShare, wickedShareOfHigh } from './bar-shares.ts';
import { candleLayer, hasSureComb } from './candle-layer.ts';
import type { CandleLayer } from './candle-layer.ts';
import type { Comb } from './comb.ts';
import { twoColours } from './direction.ts';
import type { LineTrace } from './line-trace.ts';
import { refuseWithoutPrices } from './not-prices.ts';
import { findBars } from './bar-geometry.ts';
import type { BarGeometry, KindSaid } from './bar-geometry.ts';
import { shareNested } from './nested-columns.ts';
import type { PixelBar } from './pixel-bar.ts';
import { shareRedrawn, weakestStretch } from './redraw.ts';
import { filledShare } from './regular-gaps.ts';
import { BarsUnclear, Refused } from './refuse.ts';
import { isSoft } from './softness.ts';
import { alternate, standOnOneRow } from './unlike-prices.ts';

export interface FoundSeries {
  kind: Stage<ChartKind>;
  geometry: BarGeometry;
  confidence: number;
  evidence: string[];
  measures: SeriesMeasures;
}

/**
 * What the quality of bars rests on, each 0..1: slots filled (weekends not counted), ink of the bars' own colours that they account for, and the lead
 * of their directions over the opposite ones, and how well the worst stretch of them agrees with the drawing. What lies over the bars in other colours does not lower any of them.
 */
export interface BarMeasures {
  filled: number;
  explained: number;
  direction: number;
  weakest: number;
}

/** The same of a line: slots filled, how clear its vertices are, and the share of what is drawn that it accounts for. */
export interface LineMeasures {
  filled: number;
  clarity: number;
  covered: number;
}

/** The same of the band of bars that are too close to be distinguished. */
export type EnvelopeMeasures = Omit<BarMeasures, 'direction' | 'weakest'>;

export type SeriesMeasures = BarMeasures | LineMeasures | EnvelopeMeasures;

const LEAST_BARS = 12;
/**
 * Fewer bars than that may be anything, unless all of them show it: shares that have wicks, that agree with the drawing when drawn again, and
 * that open where the one before closed, within so many rows, or at least between its open and close, as averaged bars do.
 */
const FEW = { least: 8, wicked: 0.5, redrawn: 0.9, joined: 0.75, rows: 2 };
/**
 * Bars nearer than two pixels share pixel columns, and a comb laid through them comes out a little wider; combs finer than `clear`
 * must fit well, and finer than `narrow` somewhat. A comb of the gaps between bars of less than two pixels is up to `gaps` wide, and what stands
 * in its slots is no one bar: a body is no wider than that, and the columns of bars hold one another nearly always, and where a picture is blurred more of those beside one another do.
 */
const FINE = {
  least: 2.2,
  clear: 3,
  peak: 0.7,
  narrow: 4.5,
  fitted: 0.2,
  gaps: 4,
  nested: 0.8,
  nestedSoft: 0.95,
};
/** Share of ink on the comb plus share of ink in the bars: line charts stay below, candles reach 1 and more. */
const LEAST_FIT = 0.6;
/** Weekends leave five of seven slots filled on an axis true to time. */
const LEAST_FILLED = 0.6;
/** The same with regular gaps left out: a reading that misses more bars than this hides what happened there. */
const LEAST_SHOWN = 0.95;

/** Bars that explain less than this of what is drawn may be pieces of curves. */
export const MAY_BE_PIECES = 0.35;
/** Least share of the bars that agree with the drawing when they are drawn again. */
const LEAST_REDRAWN = 0.6;

/**
 * OHLC bars stand on their comb, and their ticks are seen: steps of a line, and bodies that touch, look like them otherwise. Where much else is
 * drawn less of it stands on the comb: nearly all ticks must be seen, and fit, instead; more of them where hardly any of it does.
 */
const TICKED = { peak: 0.5, seen: 0.2 };
const ALL_TICKS = { peak: 0.3, seen: 0.85, joined: 0.5, redrawn: 0.95, clearly: 0.75 };
/** Tells which of the stages that can be left out are to run. */
interface ChosenStages {
  has(stage: OptionalStage): boolean;
}

/** The slots that bars stand in, with the empty stretches left out in which none can be missing. */
export type ClosedUp = (slots: number[], comb: Comb) => number[];

/** The bars of the price pane, or a refusal when there are none to be sure of. `line` is a curve that may be the series itself, `given` the kind as a hint says, `on` the comb to look on. */
export function findSeries(
  picture: Picture,
  ink: Ink,
  line: LineTrace | null,
  stages: ChosenStages = { has: () => true },
  given?: KindSaid,
  on?: Comb,
  closedUp: ClosedUp = (slots) => slots,
): FoundSeries {
  const layer = stages.has('colour-layers') ? candleLayer(picture, ink, on) : null;
  if (layer && stages.has('no-prices')) refuseWithoutPrices(layer);
  const geometry = findBars(picture, ink, layer, stages.has('self-check'), given, on);
  if (
    !geometry ||
    (geometry.bars.length < LEAST_BARS && !areSurelyBars(geometry) && !areFew(layer, geometry))
  )
    throw new Refused('no_series', 'candles', 'no_bars');
  const free = given === undefined || given === 'no ticks';
  if (line && !layer?.complete && free && !standClearly(layer, geometry))
    throw new Refused('unsupported_kind', 'candles', 'is_line');
  const { bars, comb } = geometry;
  if (areTooClose(geometry, picture, ink)) throw new Refused('series_uncertain', 'candles', 'too_close');
  const known = [...bars.map((b) => b.slot), ...geometry.hidden];
  const slots = closedUp(
    known.sort((a, b) => a - b),
    comb,
  );
  const span = slots.at(-1)! - slots[0]! + 1;
  const filled = slots.length / span;
  const shown = filledShare(slots);
  const missing = ['missing', bars.length, span] as const;
  if (standOnOneRow(bars)) throw new BarsUnclear('on_one_row');
  if (geometry.kind !== 'renko' && alternate(bars)) throw new BarsUnclear('alternating');
  const wicked = wickedShareOfHigh(bars);
  if (wicked < 0.15 && geometry.kind !== 'bars' && geometry.kind !== 'renko')
    throw new Refused('no_series', 'candles', 'no_wicks');
  if (geometry.kind === 'bars' && !areTickedEnough(geometry))
    throw new Refused('unsupported_kind', 'candles', 'no_ticks');
  if (comb.peak + geometry.explained < LEAST_FIT)
    throw new Refused('unsupported_kind', 'candles', 'no_even_row');
  if (filled < LEAST_FILLED) throw new Refused('series_uncertain', 'candles', ...missing);
  if (shown < LEAST_SHOWN) throw new BarsUnclear(...missing);
  const redrawn = shareRedrawn(bars);
  if (redrawn < LEAST_REDRAWN)
    throw new Refused('series_uncertain', 'candles', 'redrawn_differently', redrawn);
  const confidence = Math.min(
    1,
    (0.35 + 0.35 * comb.peak + 0.3 * geometry.directionConfidence) *
      (0.6 + 0.4 * median(bars.map((b) => b.mark.clean))),
  );
  const evidence = [
    ...geometry.evidence,
    `${bars.length} bars in ${span} slots (${percent(filled)})`,
    `${percent(wicked)} of the bars that could show wicks have some`,
    `they account for ${percent(geometry.explained)} of what is drawn`,
    `${percent(redrawn)} of the bars, drawn again, agree with the picture`,
  ];
  const kind = {
    value: geometry.kind,
    confidence,
    evidence: [`${geometry.widths.wick} px wicks, ${geometry.widths.body ?? 'no'} px bodies`],
  };
  const measures = {
    filled: shown,
    explained: geometry.ownExplained,
    direction: geometry.directionConfidence,
    weakest: weakestStretch(bars),
  };
  return { kind, geometry, confidence, evidence, measures };
}

const percent = (share: number): string => `${Math.round(100 * share)} %`;

function areTooClose({ bars, comb, ink, widths }: BarGeometry, picture: Picture, pane: Ink): boolean {
  const { spacing, peak, sharp } = comb;
  const unsure =
    spacing < FINE.least ||
    (spacing < FINE.clear && peak < FINE.peak) ||
    (spacing < FINE.narrow && peak < FINE.fitted);
  if (unsure && !sharp) return true;
  const least = unsure && isSoft(picture, pane) ? FINE.nestedSoft : FINE.nested;
  const wide = (widths.body ?? 0) > FINE.gaps;
  return spacing < FINE.gaps && (wide || (shareNested(bars, { ink, comb, widths }) ?? 1) < least);
}

/** Whether shares of the bars have wicks, agree with the drawing, and open where the one before closed: no curve does. */
export const areSurelyBars = ({ bars }: BarGeometry): boolean =>
  areDrawn(bars) && (joinedShare(bars, FEW.rows) >= FEW.joined || isHeikinAshi(bars));

/** Whether as large shares have wicks and agree with the drawing, in two colours and with nothing else drawn: prices may leap from bar to bar. */
const areFew = (layer: CandleLayer | null, geometry: BarGeometry): boolean =>
  areDrawn(geometry.bars) &&
  standClearly(layer, geometry) &&
  twoColours(geometry.bars.map((b) => b.mark)) !== null;

const areDrawn = (bars: readonly PixelBar[]): boolean =>
  bars.length >= FEW.least && wickedShare(bars) >= FEW.wicked && shareRedrawn(bars) >= FEW.redrawn;

/** Shares of the bars that agree with the drawing, and of the drawing that they explain, where narrow bars beside one another may pass for a curve. */
const CLEARLY = { redrawn: 0.9, explained: 0.9 };

/** Whether the bars explain what is drawn by themselves: a comb of bodies of their colours, and hardly anything else. */
export function standClearly(layer: CandleLayer | null, geometry: BarGeometry): boolean {
  const { bars, explained } = geometry;
  return (
    areClearlyTicked(geometry) ||
    (layer !== null &&
      hasSureComb(layer) &&
      explained >= CLEARLY.explained &&
      shareRedrawn(bars) >= CLEARLY.redrawn)
  );
}

/** Whether so many of the ticks are seen that they are OHLC bars on this comb. */
export function areTickedEnough(geometry: BarGeometry): boolean {
  const { bars, comb, directionConfidence: seen } = geometry;
  if (comb.peak >= TICKED.peak) return seen >= TICKED.seen;
  return (
    seen >= ALL_TICKS.seen &&
    joinedShare(bars, nearOf(bars)) >= (comb.peak >= ALL_TICKS.peak ? ALL_TICKS.joined : ALL_TICKS.clearly) &&
    shareRedrawn(bars) >= ALL_TICKS.redrawn
  );
}

/** The least of what OHLC bars of one colour must have for a curve that was followed from tick to tick not to be the series. */
const CLEAR_TICKS = { peak: 0.9, seen: 0.9, own: 0.9, redrawn: 0.95, joined: 0.5 };

/** Whether nearly all bars have both ticks, stand on an even comb and open where the one before closed. */
function areClearlyTicked(geometry: BarGeometry): boolean {
  const { kind, bars, comb, directionConfidence, ownExplained } = geometry;
  return (
    kind === 'bars' &&
    comb.peak >= CLEAR_TICKS.peak &&
    directionConfidence >= CLEAR_TICKS.seen &&
    ownExplained >= CLEAR_TICKS.own &&
    shareRedrawn(bars) >= CLEAR_TICKS.redrawn &&
    joinedShare(bars, nearOf(bars)) >= CLEAR_TICKS.joined
  );
}
