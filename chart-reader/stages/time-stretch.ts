/** Bars that follow one another at one pace. */
import type { TimeFields } from './time-label-text.ts';
import type { DatedLabel } from './time-resolve.ts';
import type { BarLength, TradingCalendar } from './trading-calendar.ts';
import { extendBars, isOpen, nextBar } from './trading-calendar.ts';

const DAY = 86_400_000;
const WEEK = 7 * DAY;
/** 1970-01-05 was a Monday. */
const MONDAY = 4 * DAY;

const modulo7 = (time: number): number => ((time % WEEK) + WEEK) % WEEK;

/** A label's fields and the bar it stands at. */
export interface ReadTimeLabel {
  fields: TimeFields;
  slot: number;
  /** Index of the label in its row. */
  at: number;
  /** Whether it has fewer signs than others of its row, whose beginning or end it may be. */
  part?: boolean;
}

/** A label with the bar it stands at. */
export interface SlotLabel extends DatedLabel {
  slot: number;
  /** Index of the label in its row. */
  at: number;
}

/** How bars follow each other in time. */
export interface Pace {
  timeframe: string;
  length: BarLength;
  calendar: TradingCalendar;
  /** Day on which bars of a week begin, counted from Monday; Monday where it is left out. */
  week?: number;
}

/** A stretch of bars whose times follow from one another without a break. */
export interface Stretch {
  slot: number;
  time: number;
  calendar: TradingCalendar;
  /** Times of the bars from `slot` on, and from it back, as far as they were needed. */
  bars: number[];
  back: number[];
  /** First and last slot of the labels that it explains. */
  from: number;
  to: number;
}

export const isUndated = ({ fields: f }: Pick<ReadTimeLabel, 'fields'>): boolean =>
  f.day === undefined && f.month === undefined && f.year === undefined;

/** Whether any of the labels tells a part of a date. */
export const isDated = (list: readonly Pick<ReadTimeLabel, 'fields'>[]): boolean =>
  list.some((l) => !isUndated(l));

export const msOf = (length: BarLength): number => ('ms' in length ? length.ms : length.months * 30 * DAY);

/** Begin of the first bar at or after the begin of what the label names. */
function firstBar(label: DatedLabel, pace: Pace): number {
  const { calendar, length } = pace;
  if (label.end - label.begin <= msOf(length)) return label.begin;
  // A bar of a week is named by its first day.
  if ('ms' in length && length.ms === WEEK)
    return label.begin + modulo7(MONDAY + (pace.week ?? 0) * DAY - label.begin);
  const step = Math.min(msOf(length), 1_800_000);
  let time = label.begin;
  for (let k = 0; k < 400 && !isOpen(calendar, time); k++) time += step;
  return time;
}

/** Lengthens the stretch's list of bars until it reaches the time or has as many as asked. */
export function extend(stretch: Stretch, length: BarLength, until: number, most: number): readonly number[] {
  extendBars(stretch.calendar, stretch.bars, length, until, most);
  return stretch.bars;
}

/** The stretch that begins with the bar of the label; null where the market is closed in all the time that the label names. */
export function beginAt(label: SlotLabel, pace: Pace, dated: boolean): Stretch | null {
  const time = firstBar(label, pace);
  const calendar = dated ? pace.calendar : { ...pace.calendar, weekend: null };
  if (time >= label.end || (msOf(pace.length) <= DAY && !isOpen(calendar, time))) return null;
  return {
    slot: label.slot,
    time,
    calendar: pace.calendar,
    bars: [time],
    back: [time],
    from: label.slot,
    to: label.slot,
  };
}

export function timeAt(stretch: Stretch, slot: number, length: BarLength): number {
  const steps = slot - stretch.slot;
  if (steps >= 0) return extend(stretch, length, Infinity, steps + 1)[steps]!;
  const { back } = stretch;
  while (back.length <= -steps) back.push(nextBar(stretch.calendar, back[back.length - 1]!, length, -1));
  return back[-steps]!;
}
