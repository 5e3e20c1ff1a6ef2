import type { Ink } from '../image/ink.ts';
import { isCurve } from './is-curve.ts';
import { joinPieces } from './join-pieces.ts';
import { areAlike } from './line-colour.ts';
import type { LineTrace } from './line-trace.ts';
import { Refused } from './refuse.ts';

/** A coloured price box in the axis strip: row of its middle in the picture, and its colour. */
export interface PriceTag {
  y: number;
  colour: [number, number, number];
}

export interface ChosenLine {
  line: LineTrace;
  /** The other curves of the pane. */
  others: LineTrace[];
  evidence: string[];
}

const LEAST_SPAN = 0.3;
/** Share of the pane by which another curve must end later for the line to be a part of it. */
const LATER = 0.05;

/**
 * The curve that is the price: the one that ends at a price tag (of its own colour before any other), else the one that
 * explains the most ink. Refuses when two curves could be it, and where another one goes on to a tag of its own colour.
 */
export function choosePriceLine(traces: LineTrace[], ink: Ink, tags: PriceTag[]): ChosenLine {
  const curves = joinPieces(traces.filter(isCurve));
  const wide = withoutBands(curves.filter((line) => line.span >= LEAST_SPAN));
  const rough = roughnessOf(wide);
  const ranked = wide
    .map((line, i) => ({ line, tag: tagOf(line, ink, tags), rough: rough[i]! }))
    .sort((a, b) => weightOf(b) - weightOf(a));
  const best = ranked[0];
  if (!best) throw new Refused('no_series', 'candles', 'no_line');
  const { line } = best;
  if (ranked.slice(1).some((other) => isRival(other, best))) throw severalLines();
  if (
    best.tag === 'none' &&
    wide.some((o) => o.to - line.to > LATER * ink.width && tagOf(o, ink, tags) === 'own')
  )
    throw new Refused('series_uncertain', 'candles', 'line_goes_on');
  const evidence = [
    `a curve ${line.thickness.toFixed(1)} px thick was seen in ${(100 * line.seen).toFixed(0)} % of its columns`,
    best.tag === 'none'
      ? 'it explains the most of what is drawn in the pane'
      : `it ends at the price tag${best.tag === 'own' ? ' of its own colour' : ''}`,
  ];
  return { line, others: traces.filter((t) => !overlaps(t, line)), evidence };
}

/** Share of a band's edge along which the other edge must lie across the fill, and of a curve that may be the price in its stead. */
const BAND = { along: 0.6, seen: 0.85 };

/** The curves without the two edges of a filled band, unless nothing else is seen all along: the fill makes them look like all there is. */
function withoutBands(curves: LineTrace[]): LineTrace[] {
  const edges = new Set(
    curves.flatMap((a) =>
      a.filled !== 'below' ? [] : curves.filter((b) => areEdges(a, b)).flatMap((b) => [a, b]),
    ),
  );
  const rest = curves.filter((line) => !edges.has(line));
  return rest.some((line) => line.seen >= BAND.seen) ? rest : curves;
}

/** Whether the fill below the first curve ends at the second, which has its colour. */
function areEdges(upper: LineTrace, lower: LineTrace): boolean {
  if (lower.filled !== 'above' || !areAlike(upper, lower)) return false;
  let across = 0;
  for (let x = upper.from; x < upper.to; x++) if (lower.y[x]! >= upper.y[x]!) across++;
  return across >= BAND.along * Math.max(upper.to - upper.from, lower.to - lower.from);
}

const RIVAL = 0.8;

/** Curves of one colour are distinguished by their weight alone: where they cross, each may go on as the other. */
function isRival(other: Candidate, best: Candidate): boolean {
  const alike = areAlike(other.line, best.line);
  const as = (one: Candidate): number => weightOf(alike ? { ...one, rough: 1 } : one);
  return as(other) > RIVAL * as(best);
}

function severalLines(): Refused {
  return new Refused('series_uncertain', 'candles', 'several_lines');
}

type TagMatch = 'own' | 'height' | 'none';

interface Candidate {
  line: LineTrace;
  tag: TagMatch;
  rough: number;
}

/** Ink, filled area, tag and roughness as one weight. */
function weightOf({ line, tag, rough }: Candidate): number {
  const named = tag === 'own' ? 3 : tag === 'height' ? 1.6 : 1;
  const filled = line.filled === 'below' ? 2 : 1;
  return line.explained * line.thickness ** 0.5 * filled * named * (SMOOTH + (1 - SMOOTH) * rough);
}

/** What a curve without any bends weighs beside the one that bends most: averages and drawings are smoother than the price. */
const SMOOTH = 0.4;
/** Columns over which a bend is measured, and the rows that anti-aliasing alone may bend a smooth curve by. */
const BEND_REACH = 8;
const BEND_NOISE = 0.6;
/** Letters and dashes bend most of all: the roughest curve is sought among those seen nearly everywhere that explain this share of what the first does. */
const WHOLE = { seen: 0.85, share: 0.2 };

/** How much each curve bends, as a share of the one that bends most, 0..1. */
function roughnessOf(curves: readonly LineTrace[]): number[] {
  const bends = curves.map((c) => Math.max(0, meanBend(c) - BEND_NOISE));
  const most = Math.max(0, ...curves.map((c) => c.explained));
  const whole = (c: LineTrace): boolean => c.seen >= WHOLE.seen && c.explained >= WHOLE.share * most;
  const roughest = Math.max(0, ...bends.filter((_, i) => whole(curves[i]!)));
  return bends.map((b) => (roughest > 0 ? Math.min(1, b / roughest) : 1));
}

/** Mean distance of the curve from the middle between its places before and after. */
function meanBend({ y, from, to }: LineTrace): number {
  let sum = 0;
  let n = 0;
  for (let x = from + BEND_REACH; x < to - BEND_REACH; x++) {
    const bend = Math.abs(y[x - BEND_REACH]! - 2 * y[x]! + y[x + BEND_REACH]!);
    if (Number.isNaN(bend)) continue;
    sum += bend;
    n++;
  }
  return n === 0 ? 0 : sum / n;
}

/** Whether the curve ends at the height of a tag, and whether that tag has its colour. */
export function tagOf(line: LineTrace, ink: Ink, tags: PriceTag[]): TagMatch {
  let end = line.to - 1;
  while (end > line.from && Number.isNaN(line.y[end]!)) end--;
  const top = ink.box.y0 + line.top[end]! - 2;
  const bottom = ink.box.y0 + line.bottom[end]! + 2;
  const near = tags.filter((tag) => tag.y >= top && tag.y <= bottom);
  if (near.length === 0) return 'none';
  const alike = near.some((tag) => tag.colour.every((v, c) => Math.abs(v - line.colour[c]!) < 40));
  return alike ? 'own' : 'height';
}

/** Whether most of the shorter trace lies on the other one. */
export function overlaps(a: LineTrace, b: LineTrace): boolean {
  let shared = 0;
  let own = 0;
  for (let x = a.from; x < a.to; x++) {
    if (Number.isNaN(a.y[x]!)) continue;
    own++;
    if (Math.abs(a.y[x]! - b.y[x]!) < 0.5) shared++;
  }
  return shared > 0.6 * own;
}
