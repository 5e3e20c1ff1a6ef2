/**
 * Rows of labels that tell how far apart the bars are, as these cannot be told apart or are doubtful: the labels are evenly so many bars apart as
 * their times say.
 */
import type { Series } from '../types.ts';
import { median } from '../image/numbers.ts';
import type { DateOrder, TimeFields } from './time-label-text.ts';
import { parseTimeLabel } from './time-label-text.ts';
import type { TimeRow } from './time-labels.ts';
import { beginsRight, wholeBoxes } from './time-places.ts';
import type { Found } from './time-found.ts';
import { findPace } from './time-hours.ts';
import type { Paced } from './time-search.ts';
import { resolveLabels } from './time-resolve.ts';
import { minutesOf } from './timeframe-text.ts';
import { ROUND_THE_CLOCK } from './trading-calendar.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const LEAST_LABELS = 5;
/** How far each label may stand from its place, and pixels from bar to bar: farther apart they are told apart, nearer a column holds several. */
const CLOSE: EvenRow = { off: 1, least: 1, most: 2.2, daily: false };
/** How far a label's ink may stand from its place in an even row, in pixels, and how near and far bars stand at most. */
const ROW: EvenRow = { off: 2, least: 1.1, most: 60, daily: true };
/** Share by which another distance must differ from that of the bars found. */
const OTHER = 0.12;
/** Shortest trading hours, and the minutes of which they are a multiple. */
const SESSION = { least: 120 * MINUTE, step: 5 * MINUTE };

/** Null where the labels are not evenly apart, or more than one distance of bars explains them. */
export function envelopePace(row: TimeRow, series: Series, timeframe: string | null): Found | null {
  if (timeframe === null) return null;
  for (const order of ['month-first', 'day-first'] satisfies DateOrder[]) {
    const found = inOrder(row, series, timeframe, order);
    if (found) return found;
  }
  return null;
}

function inOrder(row: TimeRow, series: Series, timeframe: string, order: DateOrder): Found | null {
  const even = evenPace(row, timeframe, order, CLOSE);
  if (!even) return null;
  const slots = series.bars.map((b) => (b.x_px - even.start) / even.spacing);
  return { paced: even.paced, row, index: even.index, slots: nearestColumns(slots) };
}

/** What is asked of an even row: how far each label may stand from its place, in pixels, and how near and far bars may be. */
interface EvenRow {
  off: number;
  least: number;
  most: number;
  /** Only whole days are closed, so that bars of a part of the day follow one another round the clock. */
  daily: boolean;
  /** The market is known to be open on every day of the week. */
  always?: boolean;
}

/** How far bars are apart with the days on which none stand, as an axis true to time leaves them: labels of open days tell this distance. */
function meanDistance({ bars }: Series): number {
  return (bars.at(-1)!.x_px - bars[0]!.x_px) / (bars.length - 1);
}

/** The distance of bars at which every label of the row stands where the printed time frame says, if it is not that of the bars found; else null. */
export function otherSpacing(row: TimeRow, series: Series, printed: string): number | null {
  for (const order of ['month-first', 'day-first'] satisfies DateOrder[]) {
    const even = evenPace(row, printed, order, ROW);
    const isThat = (distance: number): boolean => Math.abs(Math.log(distance / even!.spacing)) <= OTHER;
    if (even && !isThat(series.bar_spacing_px) && !isThat(meanDistance(series))) return even.spacing;
  }
  return null;
}

/** Rows that tell the points of a curve, which may be closer than it shows. */
const POINTS: EvenRow = { off: 2.5, least: 1.2, most: 60, daily: true };
/** Share by which the distance of the curve's bends may differ from that of the labels that confirm it. */
export const SAME_SPACING = 0.02;
/** Time frames that programs offer; of others none is thought where none is printed. */
const USUAL = ['1m', '5m', '15m', '30m', '1h', '4h', '1D', '1W', '1M'];

/**
 * Where the points of a curve stand by the labels below it: the column of one of them and their distance. Where the printed time frame does
 * not explain the labels, all that programs offer are tried; null unless one distance alone explains every label. The distance `near` of the
 * curve's bends is contradicted by a printed time frame only; it may be confirmed with trading hours, too.
 */
export function pointsByLabels(
  row: TimeRow,
  printed: string | null,
  near: number | null,
  symbol = '',
): { x: number; spacing: number } | null {
  const own = printed === null ? [] : [printed];
  const asked = { ...POINTS, always: PAID_IN_COINS.test(symbol) };
  const found = only(row, own, asked);
  if (found || near === null) return found === undefined ? (only(row, USUAL, asked) ?? null) : found;
  const asFound = {
    ...asked,
    least: near / (1 + SAME_SPACING),
    most: near * (1 + SAME_SPACING),
    daily: false,
  };
  return only(row, own, asFound) ?? only(row, USUAL, asFound) ?? null;
}

/** The one time frame that programs offer at which every label of an even row stands by bars so far apart; null where it is none or several. */
export function frameByLabels(row: TimeRow, spacing: number): string | null {
  const asked = { ...POINTS, least: spacing / (1 + SAME_SPACING), most: spacing * (1 + SAME_SPACING) };
  const [frame, other] = USUAL.filter((f) => only(row, [f], asked));
  return frame && !other ? frame : null;
}

/** Pairs that are paid in coins worth a dollar, which trade on every day of the week. */
const PAID_IN_COINS = /\w\W?(USD[TC]|BUSD)$/i;

/** Months without a year may be any number of years apart. */
const namesMonths = (row: TimeRow, frame: string, order: DateOrder): boolean =>
  frame !== '1M' || row.texts.some((t) => parseTimeLabel(t, order)?.year !== undefined);

/** The one distance of points that explains every label of the row, at one of the time frames; null where there are several, undefined where there is none. */
function only(
  row: TimeRow,
  frames: readonly string[],
  asked: EvenRow,
): { x: number; spacing: number } | null | undefined {
  const [first, ...others] = (['month-first', 'day-first'] satisfies DateOrder[]).flatMap((order) =>
    frames.flatMap((frame) => {
      const paces = namesMonths(row, frame, order) ? evenPaces(row, frame, order, asked) : [];
      const far = paces.filter((p) => isAsFar(p, asked)).length;
      // Of several time frames one that explains the row in two ways is none that was meant: the curve itself is asked for the distance that is left.
      return frames.length > 1 && far !== 1 ? [] : paces;
    }),
  );
  if (!first) return undefined;
  if (others.some((f) => f.spacing !== first.spacing) || !isAsFar(first, asked)) return null;
  return { x: first.start, spacing: first.spacing };
}

/** Least share of the texts in a row that are times: a sign of a program beside them is none. */
const MOSTLY = 0.8;
/** How many more bars a market has that never closes than one that does on two days of the week: what may be nearer than is asked may be one. */
const MORE_DAYS = 7 / 5;

/** What explains a row: the pace, the distance of bars, the column of the first label, and which texts are labels. */
interface EvenPace {
  paced: Paced;
  spacing: number;
  start: number;
  index: number[];
}

/** The one pace and distance of bars that is as far as asked; null where there is none, or where several explain the row. */
function evenPace(row: TimeRow, timeframe: string, order: DateOrder, asked: EvenRow): EvenPace | null {
  const [found, other] = evenPaces(row, timeframe, order, asked);
  return found && !other && isAsFar(found, asked) ? found : null;
}

const isAsFar = ({ spacing }: EvenPace, { least, most }: EvenRow): boolean =>
  spacing >= least && spacing <= most;

/** The paces and distances of bars at which every label of a row stands where the time frame says, also with bars that are nearer by the days on which other markets are closed. */
function evenPaces(
  row: TimeRow,
  timeframe: string,
  order: DateOrder,
  { off, least, most, daily, always = false }: EvenRow,
): EvenPace[] {
  const all = row.texts.map((t) => parseTimeLabel(t, order));
  const index = all.flatMap((f, i) => (f ? [i] : []));
  if (index.length < LEAST_LABELS || index.length < MOSTLY * all.length) return [];
  const fields = index.map((i) => all[i]!);
  const boxes = wholeBoxes(row);
  const left = beginsRight(row.texts);
  const xs = index.map((i) => (left ? boxes[i]!.x0 : (boxes[i]!.x0 + boxes[i]!.x1) / 2));
  const length = minutesOf(timeframe) * MINUTE;
  const step = median(xs.slice(1).map((x, i) => x - xs[i]!));
  const evenly = xs.map((x) => Math.round((x - xs[0]!) / step));
  const even = areAt(evenly, xs, off);
  const places = even ? evenly : timeframe === '1M' ? monthsFrom(fields, xs) : null;
  if (!places || !areAt(places, xs, off)) return [];
  const { slope, start } = withoutOdd(places, xs);
  const finest = daily || length >= DAY ? least / MORE_DAYS : least;
  const between = { from: Math.ceil(slope / most), to: slope / finest, daily };
  const fits = (even ? barsBetween(fields, places, between, length) : [1]).flatMap((bars) => {
    const labels = fields.map((f, i) => ({ fields: f, slot: places[i]! * bars, at: index[i]! }));
    const paced = findPace(labels, timeframe, 0);
    const whole = paced && paced.fit.agreeing === paced.fit.pairs && paced.fit.pairs === labels.length - 1;
    if (always && paced?.fit.pace.calendar !== ROUND_THE_CLOCK) return [];
    return whole && paced.fit.pace.timeframe === timeframe ? [{ paced, bars }] : [];
  });
  // Closed hours explain more than is so: where a market that trades round the clock explains the labels, there are none.
  const plain = fits.filter(({ paced }) => paced.fit.pace.calendar.session === null);
  const kept = plain.length > 0 ? plain : fits;
  return kept.map(({ paced, bars }) => ({ paced, spacing: slope / bars, start, index }));
}

/** Whether each stands at its place in a row that is even. */
function areAt(places: readonly number[], xs: readonly number[], off: number): boolean {
  const { slope, start } = withoutOdd(places, xs);
  return xs.every((x, i) => Math.abs(x - start - slope * places[i]!) <= off);
}

/** Months from one label to each: a month without a year is of the year in which it stands. Null where too few print a year. */
function monthsFrom(fields: readonly TimeFields[], xs: readonly number[]): number[] | null {
  const years = fields.flatMap((f, i) => (f.year === undefined ? [] : [i]));
  if (years.length < LEAST_LABELS) return null;
  const monthOf = (i: number): number => (fields[i]!.month ?? 1) - 1;
  const told = years.map((i) => 12 * (fields[i]!.year! - fields[years[0]!]!.year!) + monthOf(i));
  const { slope, start } = fitLine(
    told,
    years.map((i) => xs[i]!),
  );
  return fields.map((_, i) => {
    const at = years.indexOf(i);
    return at < 0 ? monthOf(i) + 12 * Math.round(((xs[i]! - start) / slope - monthOf(i)) / 12) : told[at]!;
  });
}

/** The slots as whole numbers, each only at the column nearest to it. */
function nearestColumns(slots: readonly number[]): (number | null)[] {
  const off = (s: number): number => Math.abs(s - Math.round(s));
  const same = (i: number, k: number): boolean =>
    k in slots && Math.round(slots[k]!) === Math.round(slots[i]!);
  return slots.map((s, i) => {
    const nearer = [i - 1, i + 1].some((k) => same(i, k) && off(slots[k]!) < off(s) + (k < i ? 1e-9 : 0));
    return nearer ? null : Math.round(s);
  });
}

/** A label that stands farther than this from its place is not asked where the others stand: it may be read in part. */
const ODD = 1;

/** The line through the labels that stand near their places. */
function withoutOdd(places: readonly number[], xs: readonly number[]): { slope: number; start: number } {
  const all = fitLine(places, xs);
  const isNear = (_: number, i: number): boolean =>
    Math.abs(xs[i]! - all.start - all.slope * places[i]!) <= ODD;
  const near = places.filter(isNear);
  return near.length < LEAST_LABELS ? all : fitLine(near, xs.filter(isNear));
}

/** Least squares. */
function fitLine(places: readonly number[], xs: readonly number[]): { slope: number; start: number } {
  const n = xs.length;
  const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / n;
  const [mp, mx] = [mean(places), mean(xs)];
  const slope =
    places.reduce((sum, p, i) => sum + (p - mp) * (xs[i]! - mx), 0) /
    places.reduce((sum, p) => sum + (p - mp) ** 2, 0);
  return { slope, start: mx - slope * mp };
}

/** Share of the time from the first label to the last in which markets trade at least and at most; months are counted as thirty days. */
const OPEN_DAYS = { least: 0.66, most: 1 };
const OPEN_WEEKS = { least: 0.96, most: 1.02 };
/** Labels without a year may have a leap day between them. */
const LEAP = 2 * DAY;

/** Bars that may lie between two places of the row: with each the times are some whole days of one length apart, besides their clocks. */
function barsBetween(
  fields: readonly TimeFields[],
  places: readonly number[],
  between: { from: number; to: number; daily: boolean },
  length: number,
): number[] {
  const labels = resolveLabels(fields, { year: 2026, month: 1 })?.labels;
  const out: number[] = [];
  if (!labels) return out;
  const steps = labels.slice(1).map((l, i) => {
    const [day, before] = [l.begin - (l.begin % DAY), labels[i]!.begin - (labels[i]!.begin % DAY)];
    const clock = l.begin - day - (labels[i]!.begin - before);
    return { nights: Math.round((day - before) / DAY), clock, places: places[i + 1]! - places[i]! };
  });
  const all = labels.at(-1)!.begin - labels[0]!.begin;
  const { least, most } = length > DAY ? OPEN_WEEKS : OPEN_DAYS;
  const each = (places.at(-1)! - places[0]!) * length;
  for (let bars = between.from; bars <= between.to; bars++) {
    if (between.daily && (bars * each < least * all - length || bars * each > most * all + LEAP)) continue;
    const open = steps.map((s) => ({ ...s, time: bars * s.places * length - s.clock }));
    const wholeDays = open.every((s) => s.time % DAY === 0 && (length > DAY || s.time <= s.nights * DAY));
    if (between.daily || length >= DAY ? wholeDays : sharesSession(open)) out.push(bars);
  }
  return out;
}

/** Whether one length of the trading day makes up all the open time, with no more days than there are nights. */
function sharesSession(steps: readonly { nights: number; time: number }[]): boolean {
  const across = steps.filter((s) => s.nights > 0 || s.time !== 0);
  const [first] = across;
  if (!first) return true;
  for (let days = 1; days <= first.nights; days++) {
    const session = first.time / days;
    if (session < SESSION.least || session > DAY || session % SESSION.step !== 0) continue;
    if (across.every((s) => s.time % session === 0 && s.time >= 0 && s.time / session <= s.nights))
      return true;
  }
  return false;
}
