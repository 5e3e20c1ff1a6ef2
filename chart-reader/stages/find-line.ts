import type { ChartKind, Stage } from '../types.ts';
import type { Ink } from '../image/ink.ts';
import { median } from '../image/numbers.ts';
import { busyShare, turnsOf, walksLikePrices } from './line-company.ts';
import { isCurve } from './is-curve.ts';
import type { ChosenLine, PriceTag } from './choose-line.ts';
import { areAsThick } from './join-pieces.ts';
import { areAlike } from './line-colour.ts';
import { pointsAt, pointsOf } from './line-points.ts';
import type { LinePoints } from './line-points.ts';
import type { LineTrace } from './line-trace.ts';
import { chooseLine, isEven, LEAST_SEEN, LEAST_TURNS } from './plain-line.ts';
import type { PlainLine } from './plain-line.ts';
import { Refused } from './refuse.ts';
import { filledShare } from './regular-gaps.ts';
import type { LineMeasures } from './series.ts';
import { turningShare } from './turning-share.ts';

export interface FoundLine {
  kind: Stage<Extract<ChartKind, 'line' | 'area'>>;
  points: LinePoints;
  line: LineTrace;
  others: LineTrace[];
  confidence: number;
  evidence: string[];
  measures: LineMeasures;
}

const LEAST_SPAN = 0.45;
const LEAST_POINTS = 12;
/**
 * Fewer points may be anything, unless they are so clear and the curve is seen so well, most of the way across; what is filled on one side may
 * be the edge of a cloud, unless it is this share of all.
 */
const FEW = { least: 8, clarity: 0.8, seen: 0.95, span: 0.6, filled: 0.3 };
/** Share of the pane's ink in curves from which on nothing else can be the chart, and below which no line is. */
const MOSTLY_CURVES = 0.45;
const FEW_CURVES = 0.12;
const MOST_BUSY = 0.38;
/** A fill without a second curve as its edge counts like an empty pane. */
const MOST_BUSY_OVER_FILL = 0.5;
/** A curve with vertices as clear as this is a line of prices in a pane that is otherwise as calm as this, however thin it is. */
const CLEAR = { explained: 0.03, clarity: 0.5, busy: 0.2 };
/** The same where the curves are this much of all that is drawn, however busy the rest is: averages over bars are far less. */
const CLEAR_SHARE = { share: 0.3, clarity: 0.6 };
/** A curve without vertices is accepted only when it is nearly all there is, or turns as often as prices do and averages never. */
const SMOOTH_EXPLAINED = 0.5;
const ROUGH = { turns: 4, busy: 0.3, seen: 0.95 };

/** The price line where the pane plainly holds nothing but the curve of these signs. Null where its points say otherwise. */
export function findPlainLine(
  ink: Ink,
  traces: LineTrace[],
  { chosen, calm, clarity }: PlainLine,
): FoundLine | null {
  try {
    const found = readLine(ink, traces, chosen);
    if (!calm && !walksLikePrices(found.line, found.points)) return null;
    return found.points.resolution === 'bars' && found.points.clarity >= clarity ? found : null;
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

/** The price line of a line or area chart among the traces, or a refusal when there is none to be sure of. */
export function findLine(ink: Ink, traces: LineTrace[], tags: PriceTag[]): FoundLine {
  return readLine(ink, traces, chooseLine(ink, traces, tags));
}

function readLine(ink: Ink, traces: LineTrace[], { line, others, evidence }: ChosenLine): FoundLine {
  const points = pointsOf(line);
  checkCompany(ink, line, traces.filter(isCurve), points);
  if (line.span < LEAST_SPAN) throw new Refused('series_uncertain', 'candles', 'line_short', line.span);
  if (line.seen < LEAST_SEEN) throw new Refused('series_uncertain', 'candles', 'line_hidden', line.seen);
  if (hasTooFew(line, points))
    throw new Refused('series_uncertain', 'candles', 'few_points', points.points.length);
  if (leavesPane(ink, line)) throw new Refused('series_uncertain', 'candles', 'line_leaves');
  if (
    others.some(
      (other) =>
        reachesFarther(other, line) ||
        beginsEarlier(other, line, points) ||
        endsLater(other, line, points) ||
        mayGoOnAs(line, other),
    )
  )
    throw new Refused('series_uncertain', 'candles', 'line_goes_on');
  if (isAverage(line, points, others)) throw new Refused('series_uncertain', 'candles', 'average');
  const shown = points.points.length;
  const covered = coveredSlots(line, points);
  if (covered > MOST_COVERED * (shown + covered))
    throw new Refused('series_uncertain', 'candles', 'missing', shown, shown + covered);
  return foundAs(line, others, points, evidence);
}

/** A reading that misses a larger share of the points, where something covers the line, hides what happened there. */
const MOST_COVERED = 0.05;

/** How many slots without a point lie where the line is not seen: over days without trading it is drawn on, and seen. */
function coveredSlots({ y }: LineTrace, { points, hidden }: LinePoints): number {
  const known = new Set(hidden.map(({ slot }) => slot));
  let covered = 0;
  points.slice(1).forEach((b, i) => {
    const a = points[i]!;
    for (let slot = a.slot + 1; slot < b.slot; slot++) {
      const x = a.x + ((b.x - a.x) * (slot - a.slot)) / (b.slot - a.slot);
      if (!known.has(slot) && Number.isNaN(y[Math.floor(x)])) covered++;
    }
  });
  return covered;
}

function hasTooFew({ seen, span, filled, explained }: LineTrace, { points, clarity }: LinePoints): boolean {
  const clear = clarity >= FEW.clarity && seen >= FEW.seen && span >= FEW.span;
  const plain = filled === null || explained >= FEW.filled;
  return points.length < (clear && plain ? FEW.least : LEAST_POINTS);
}

export function foundAs(
  line: LineTrace,
  others: LineTrace[],
  points: LinePoints,
  evidence: string[],
): FoundLine {
  const value = line.filled === 'below' ? 'area' : 'line';
  const slots = [...points.points, ...points.hidden].map(({ slot }) => slot).sort((a, b) => a - b);
  const measures = {
    clarity: points.clarity,
    filled: filledShare(slots),
    covered: walksLikePrices(line, points) ? Math.max(WALKED, line.explained) : line.explained,
  };
  const confidence = line.seen * (0.5 + 0.5 * points.clarity);
  return {
    kind: {
      value,
      confidence,
      evidence: [...evidence, `the area below it is ${value === 'area' ? '' : 'not '}filled`],
    },
    points,
    line,
    others,
    confidence,
    evidence: [...evidence, ...points.evidence],
    measures,
  };
}

/** The line with the points that stand `spacing` apart from `origin` on; null where it turns at them as an average does. */
export function lineAt({ line, others, kind }: FoundLine, origin: number, spacing: number): FoundLine | null {
  const points = pointsAt(line, origin, spacing);
  if (!points || isAverage(line, points, others)) return null;
  return foundAs(line, others, points, kind.evidence.slice(0, -1));
}

/** What the pane says for a curve that turns as often as closes do and no average does: it is the price, whatever else is drawn. */
const WALKED = 0.5;

/** Least share of points that are turns, least points that tell, and how many times as often another curve must turn. */
const AVERAGE = { turns: 0.25, points: 40, times: 2, span: 0.6, seen: 0.7 };

/**
 * Closes turn at about every second point and averages at every fourth or fewer: what turns less often than this, less what so few points
 * may do by chance, is none of prices whatever else is drawn.
 */
const CALM = { turns: 0.3, chance: 1 };

/** Whether the line turns as an average does: so seldom that nothing else need be seen, or beside a curve that turns far more often. */
export function isAverage(
  line: LineTrace,
  { points, resolution }: LinePoints,
  others: readonly LineTrace[],
): boolean {
  if (resolution !== 'bars') return false;
  const turning = turningShare(points);
  if (turning < CALM.turns - CALM.chance / Math.sqrt(points.length)) return true;
  if (points.length < AVERAGE.points || turning >= AVERAGE.turns) return false;
  const rough = (c: LineTrace): boolean => turnsOf(c) >= AVERAGE.times * turnsOf(line);
  return others.some(
    (c) => isCurve(c) && c.span >= AVERAGE.span * line.span && c.seen >= AVERAGE.seen && rough(c),
  );
}

/** Rows from the upper or lower edge of the pane in which a line that ends there goes on outside, and the share of the width that must be left. */
const LEAVING = { rows: 2, left: 0.05 };

function leavesPane({ width, height }: Ink, { from, to, top, bottom }: LineTrace): boolean {
  const atEdge = (x: number): boolean => top[x]! <= LEAVING.rows || bottom[x]! >= height - LEAVING.rows;
  const least = LEAVING.left * width;
  return (from >= least && atEdge(from)) || (width - to >= least && atEdge(to - 1));
}

/** Averages begin after the price: a bent curve that is this many times as long, seen all along, shows that only a part of the price was followed. */
const FARTHER = { times: 1.3, seen: 0.9, bend: 6 };

function reachesFarther(other: LineTrace, { from, to }: LineTrace): boolean {
  return isBentCurve(other) && other.to - other.from >= FARTHER.times * (to - from);
}

/**
 * Share of the line's length by which no average begins before the price; where the line's points are known, this many of them suffice, if they
 * are this share.
 */
const EARLIER = { share: 0.12, points: 1.3, least: 0.01 };

function beginsEarlier(
  other: LineTrace,
  { from, to }: LineTrace,
  { resolution, spacing }: LinePoints,
): boolean {
  const length = to - from;
  const some = resolution === 'bars' ? Math.max(EARLIER.points * spacing, EARLIER.least * length) : Infinity;
  const most = Math.min(EARLIER.share * length, some);
  return isBentCurve(other) && other.to > from && from - other.from >= most;
}

/** Share of the line's length by which no average, and no cloud that is drawn ahead of the price, ends after it. */
const LATER = 0.25;

/** What has the line's own colour and thickness, begins beside it and ends later by a point is where it goes on. */
function endsLater(other: LineTrace, line: LineTrace, { resolution, spacing }: LinePoints): boolean {
  const length = line.to - line.from;
  const own =
    resolution === 'bars' && other.from > line.from && areAlike(line, other) && areAsThick(line, other);
  const most = own ? Math.max(EARLIER.points * spacing, EARLIER.least * length) : Infinity;
  return isBentCurve(other) && other.from < line.to && other.to - line.to >= Math.min(LATER * length, most);
}

/** Least share of the pane's width of a curve beyond the line's ends as which the line may go on. */
const BEYOND = 0.12;

function mayGoOnAs(line: LineTrace, other: LineTrace): boolean {
  if (other.span < BEYOND || !isCurve(other) || !areAlike(line, other)) return false;
  if (other.seen < FARTHER.seen || turnsOf(other) < LEAST_TURNS) return false;
  return other.from >= line.to || other.to <= line.from;
}

function isBentCurve(other: LineTrace): boolean {
  const middle = other.y[(other.from + other.to) >> 1]!;
  const bend = Math.abs(middle - (other.y[other.from]! + other.y[other.to - 1]!) / 2);
  return isCurve(other) && other.seen >= FARTHER.seen && bend >= FARTHER.bend && !isLevel(other);
}

/** What lies on one row for this share of its length is a level, wherever its ends were followed to. */
const LEVEL = { rows: 1.5, share: 0.8 };

function isLevel({ y, from, to, seen }: LineTrace): boolean {
  const rows = y.subarray(from, to).filter((row) => !Number.isNaN(row));
  const usual = median(rows);
  const along = rows.filter((row) => Math.abs(row - usual) <= LEVEL.rows).length;
  return along >= LEVEL.share * seen * (to - from);
}

/** Refuses a curve that is not what the chart is made of: an average over candles, an outline of something else. */
function checkCompany(ink: Ink, line: LineTrace, curves: LineTrace[], points: LinePoints): void {
  const share = curves.filter(isEven).reduce((sum, c) => sum + c.explained, 0);
  const busy = busyShare(ink, line, curves);
  const bars = points.resolution === 'bars';
  const walks = walksLikePrices(line, points);
  const enough =
    walks ||
    share >= MOSTLY_CURVES ||
    (share >= FEW_CURVES && busy <= (line.filled ? MOST_BUSY_OVER_FILL : MOST_BUSY)) ||
    (bars && points.clarity >= CLEAR_SHARE.clarity && share >= CLEAR_SHARE.share) ||
    (bars && points.clarity >= CLEAR.clarity && share >= CLEAR.explained && busy <= CLEAR.busy);
  const rough = busy <= ROUGH.busy && line.seen >= ROUGH.seen && turnsOf(line) >= ROUGH.turns;
  if ((isEven(line) || walks) && enough && (bars || rough || line.explained >= SMOOTH_EXPLAINED)) return;
  throw new Refused('series_uncertain', 'candles', 'line_among_others');
}
