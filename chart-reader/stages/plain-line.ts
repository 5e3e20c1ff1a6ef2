/** The first signs that a pane holds a line and nothing else, before its points are looked for. */
import type { Ink } from '../image/ink.ts';
import { choosePriceLine, overlaps } from './choose-line.ts';
import type { ChosenLine, PriceTag } from './choose-line.ts';
import { isCurve } from './is-curve.ts';
import { joinPieces } from './join-pieces.ts';
import type { StripReading } from './labels.ts';
import { busyShare, turnsOf, walksLikePrices } from './line-company.ts';
import { pointsOf } from './line-points.ts';
import { stepsOf } from './line-steps.ts';
import type { LineTrace } from './line-trace.ts';
import { Refused } from './refuse.ts';

export const LEAST_SEEN = 0.85;
/**
 * Ink of the path over that of a plain line: what lies outside was followed through bodies or text. Less than a plain line's
 * is no body either: a line that explains much of the pane may have joints that thin it.
 */
const EVEN = { least: 0.8, most: 1.25 };
const THIN = { least: 0.65, explained: 0.35 };
/** Turns in 100 columns below which the points of a line among other things are not asked for. */
export const LEAST_TURNS = 1;

/** What a line must explain, how clear its vertices and how empty the pane must be to leave no room for bars. */
export const PLAIN = { explained: 0.1, clarity: 0.37, busy: 0.25 };
/** A line that is more of the pane than an average over bars ever is, from edge to edge, with clear vertices: text and drawings may stand about it. */
const FOREMOST = { explained: 0.3, clarity: 0.45, span: 0.85, seen: 0.95 };

/** A curve that goes up and down across the pane may be the price however little of a busy pane it is; its points must walk as prices do. */
const WINDING = { explained: 0.02, span: 0.6 };

export function isEven({ excess, explained }: LineTrace): boolean {
  return excess >= (explained >= THIN.explained ? THIN.least : EVEN.least) && excess <= EVEN.most;
}

/** A curve that may be all that the pane holds. */
export interface PlainLine {
  chosen: ChosenLine;
  /** Whether there is too little else for bars; if not, its points must turn as those of prices do. */
  calm: boolean;
  /** How clear its vertices must be. */
  clarity: number;
}

/**
 * The curve of a pane that may hold nothing but curves: if its points confirm it, volume on its floor or dots beside the line
 * need not be tried as candles. Null in every other case.
 */
export function plainLine(ink: Ink, traces: LineTrace[], tags: PriceTag[]): PlainLine | null {
  const curves = traces.filter(isCurve);
  const strong = (c: LineTrace): boolean =>
    c.seen >= LEAST_SEEN && isEven(c) && (c.explained >= PLAIN.explained || winds(c));
  if (!joinPieces(curves).some((c) => strong(c) || stepsOf(c) !== null || c.dots)) return null;
  try {
    const chosen = chooseLine(ink, traces, tags);
    const { explained, span, seen } = chosen.line;
    const foremost = explained >= FOREMOST.explained && span >= FOREMOST.span && seen >= FOREMOST.seen;
    const calm =
      foremost || (explained >= PLAIN.explained && busyShare(ink, chosen.line, curves) <= PLAIN.busy);
    if (!calm && turnsOf(chosen.line) < LEAST_TURNS) return null;
    return { chosen, calm, clarity: foremost ? FOREMOST.clarity : PLAIN.clarity };
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

const winds = (c: LineTrace): boolean =>
  c.explained >= WINDING.explained && c.span >= WINDING.span && turnsOf(c) >= LEAST_TURNS;

/** The curve that is the price. Refuses where there is none to be sure of. */
export function chooseLine(ink: Ink, traces: LineTrace[], tags: PriceTag[]): ChosenLine {
  const chosen = chooseAmong(ink, traces, tags);
  return isBand(chosen.line, chosen.others) ? { ...chosen, line: { ...chosen.line, filled: null } } : chosen;
}

/** Of several that are drawn alike the one that walks as prices do: no average and no edge of a cloud does. */
function chooseAmong(ink: Ink, traces: LineTrace[], tags: PriceTag[]): ChosenLine {
  try {
    return choosePriceLine(traces, ink, tags);
  } catch (error) {
    if (!(error instanceof Refused) || error.why[0] !== 'several_lines') throw error;
    const walking = joinPieces(traces.filter(isCurve)).filter(
      (c) => c.span >= WINDING.span && c.seen >= LEAST_SEEN && walksLikePrices(c, pointsOf(c)),
    );
    if (walking.length !== 1) throw error;
    const chosen = choosePriceLine(walking, ink, tags);
    return { ...chosen, others: traces.filter((t) => !overlaps(t, chosen.line)) };
  }
}

/** Whether the fill below the curve ends at another one, which a window may hide in parts: a band, and no area. */
function isBand(line: LineTrace, others: LineTrace[]): boolean {
  const lower = others.filter((o) => o.filled === 'above' && isCurve(o));
  return line.filled === 'below' && lower.reduce((sum, o) => sum + o.span, 0) > 0.5 * line.span;
}

/** The coloured price boxes of the axis strip. */
export function priceTags(reading: StripReading): PriceTag[] {
  return reading.labels.flatMap(({ shape }) =>
    shape.plate ? [{ y: shape.y, colour: [shape.plate.tone.r, shape.plate.tone.g, shape.plate.tone.b] }] : [],
  );
}
