import type { DatedLabel } from './time-resolve.ts';
import type { BarLength, TradingCalendar } from './trading-calendar.ts';
import { customaryHolidays, extendBars, isOpen, nextBar } from './trading-calendar.ts';

const DAY = 86_400_000;
const WEEK = 7 * DAY;
/** 1970-01-05 was a Monday. */
const MONDAY = 4 * DAY;

const modulo7 = (time: number): number => ((time % WEEK) + WEEK) % WEEK;

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
interface Stretch {
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

export interface TimeFit {
  pace: Pace;
  /** The labels that were followed, from left to right. */
  labels: readonly SlotLabel[];
  stretches: Stretch[];
  /** Neighbouring labels whose distance in bars is what the pace says, and all neighbouring labels. */
  pairs: number;
  agreeing: number;
  /** Clocks without a date that agree on another day than the nearest. */
  moved: number;
}

/** `dated`: labels tell days, so the times count as they are; otherwise only their clock counts. */
export interface FitOptions {
  dated: boolean;
  /** Slots by which a label may stand beside its bar: 0 unless bars are closer than the labels are placed. */
  slack: number;
}

const msOf = (length: BarLength): number => ('ms' in length ? length.ms : length.months * 30 * DAY);

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
function extend(stretch: Stretch, length: BarLength, until: number, most: number): readonly number[] {
  extendBars(stretch.calendar, stretch.bars, length, until, most);
  return stretch.bars;
}

/** Whether the label stands where the stretch says; `ahead` counts the bars that are expected but missing. */
function check(
  stretch: Stretch,
  label: SlotLabel,
  pace: Pace,
  o: FitOptions,
): { fits: boolean; ahead: number; moved?: boolean } {
  const steps = label.slot - stretch.slot;
  if (steps < 0) return { fits: false, ahead: 0 };
  if (!o.dated) {
    const bar = extend(stretch, pace.length, Infinity, steps + 1)[steps]!;
    return { fits: modulo(bar - label.begin) < label.end - label.begin, ahead: 0 };
  }
  // It need only be seen whether more bars are missing than the slack allows.
  const bars = extend(stretch, pace.length, label.begin, steps + o.slack + 2);
  let index = Math.min(bars.length - 1, Math.max(0, steps - o.slack));
  while (index > 0 && bars[index - 1]! >= label.begin) index--;
  while (index < bars.length - 1 && bars[index]! < label.begin) index++;
  const inside = bars[index]! >= label.begin && bars[index]! < label.end;
  const later = isUndated(label) ? timeAt(stretch, label.slot, pace.length) : 0;
  const there = inside && Math.abs(index - steps) <= o.slack;
  const moved = !there && later > label.begin && isOtherDay(label, later);
  return { fits: there || moved, ahead: index - steps, moved };
}

const isUndated = ({ fields: f }: SlotLabel): boolean =>
  f.day === undefined && f.month === undefined && f.year === undefined;

/** Whether a clock without a date, which is taken for the time nearest to the label beside it, is that of a bar on a farther day. */
function isOtherDay(label: SlotLabel, time: number): boolean {
  return isUndated(label) && modulo(time - label.begin) < label.end - label.begin;
}

const modulo = (time: number): number => ((time % DAY) + DAY) % DAY;

/** The stretch with the customary holidays between its last label and this one taken out, if that explains the label. */
function withHolidays(
  stretch: Stretch,
  last: SlotLabel,
  label: SlotLabel,
  pace: Pace,
  o: FitOptions,
): Stretch | null {
  const days = customaryHolidays(last.begin, label.begin).filter((d) =>
    isOpen({ ...stretch.calendar, session: null }, d),
  );
  if (days.length === 0) return null;
  const holidays = [...stretch.calendar.holidays, ...days];
  // The bars before the first of the days stay where they are.
  const before = stretch.bars.findIndex((bar, i) => i > 0 && bar >= days[0]!);
  const bars = before < 0 ? [...stretch.bars] : stretch.bars.slice(0, before);
  const shut = { ...stretch, bars, back: [stretch.time], calendar: { ...stretch.calendar, holidays } };
  return check(shut, label, pace, o).fits ? shut : null;
}

function beginAt(label: SlotLabel, pace: Pace): Stretch {
  const time = firstBar(label, pace);
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

/** The labels worth beginning at: the first that names no more than one bar, the first of all, and behind a clock the first date. */
function origins(labels: readonly SlotLabel[], length: BarLength): number[] {
  const exact = labels.findIndex((l) => l.end - l.begin <= msOf(length));
  const begins = exact > 0 ? [exact, 0] : [0];
  const dated = labels.findIndex((l) => !isUndated(l));
  return dated > 0 && !begins.includes(dated) ? [...begins, dated] : begins;
}

/** A fit that explains fewer neighbouring labels than `least` is not finished: null. */
export function fitTimes(
  labels: readonly SlotLabel[],
  pace: Pace,
  o: FitOptions,
  least: number,
): TimeFit | null {
  let best: TimeFit | null = null;
  for (const begin of origins(labels, pace.length)) {
    const fit = fitFrom(labels, begin, pace, o, best ? best.agreeing : least);
    if (fit && (!best || isBetter(fit, best))) best = fit;
  }
  return best;
}

/** Whether it explains more labels, or as many with fewer of them on other days. */
const isBetter = (a: TimeFit, b: TimeFit): boolean =>
  a.agreeing > b.agreeing || (a.agreeing === b.agreeing && a.moved < b.moved);

/**
 * Follows the labels from left to right at the given pace. Where a label does not stand where the pace says, a label that is
 * alone in this is passed over, a day that is missing by custom is taken out, and otherwise a new stretch begins: what lies
 * between is not known from the labels.
 */
function fitFrom(
  labels: readonly SlotLabel[],
  begin: number,
  pace: Pace,
  o: FitOptions,
  least: number,
): TimeFit | null {
  let stretch = beginAt(labels[begin]!, pace);
  const stretches = [stretch];
  let agreeing = 0;
  let moved = 0;
  let last = labels[begin]!;
  for (let i = begin + 1; i < labels.length; i++) {
    // Those that are left and those before the begin may all agree.
    if (agreeing + labels.length - i + begin < least) return null;
    const label = labels[i]!;
    const found = check(stretch, label, pace, o);
    const shut =
      !found.fits && o.dated && found.ahead > 0 ? withHolidays(stretch, last, label, pace, o) : null;
    if (shut) {
      stretches[stretches.length - 1] = shut;
      stretch = shut;
    }
    if (found.fits || shut) {
      agreeing++;
      if (found.moved) moved++;
      stretch.to = label.slot;
    } else {
      const next = labels[i + 1];
      if (next && check(stretch, next, pace, o).fits) continue;
      stretch = beginAt(label, pace);
      stretches.push(stretch);
    }
    last = label;
  }
  // Labels before the one begun at are counted backwards.
  const head = stretches[0]!;
  for (let i = begin - 1; i >= 0; i--) {
    const label = labels[i]!;
    const time = timeAt(head, label.slot, pace.length);
    const inside = o.dated
      ? time >= label.begin && time < label.end
      : modulo(time - label.begin) < label.end - label.begin;
    const earlier = o.dated && !inside && time < label.begin && isOtherDay(label, time);
    if (!inside && !earlier) break;
    agreeing++;
    if (earlier) moved++;
    head.from = label.slot;
  }
  return { pace, labels, stretches, pairs: labels.length - 1, agreeing, moved };
}

function timeAt(stretch: Stretch, slot: number, length: BarLength): number {
  const steps = slot - stretch.slot;
  if (steps >= 0) return extend(stretch, length, Infinity, steps + 1)[steps]!;
  const { back } = stretch;
  while (back.length <= -steps) back.push(nextBar(stretch.calendar, back[back.length - 1]!, length, -1));
  return back[-steps]!;
}

const dayOf = (time: number): number => Math.floor(time / DAY);
const weekdayOf = (time: number): number => (dayOf(time) + 4) % 7;

/** Whether no trading day lies between two days: the next one, or Monday after Friday. */
function followsOn(day: number, next: number): boolean {
  const days = dayOf(next) - dayOf(day);
  return days === 1 || (days === 3 && weekdayOf(day) === 5);
}

interface TimedStretch {
  from: number;
  to: number;
  firstTime: number;
  lastTime: number;
}

/** The labels beside a slot. */
interface Sides {
  /** The last label before the slot, or at it, and the first behind it. */
  left: SlotLabel | undefined;
  right: SlotLabel | undefined;
}

/**
 * The time of a slot between two stretches where trading hours are not known: it goes on from the stretch before until the
 * next day's label, or back from the stretch behind to its day's label, always within one day.
 */
function timeBetween(
  sound: readonly TimedStretch[],
  slot: number,
  ms: number,
  { left, right }: Sides,
): number | null {
  const before = sound.findLast((s) => s.to < slot);
  const behind = sound.find((s) => s.from > slot);
  if (before && left?.slot === before.to) {
    const time = before.lastTime + (slot - before.to) * ms;
    const sameDay = dayOf(time) === dayOf(before.lastTime);
    return sameDay && (!right || (time < right.begin && followsOn(time, right.begin))) ? time : null;
  }
  if (behind && right?.slot === behind.from && left && left.end - left.begin === DAY) {
    const time = behind.firstTime - (behind.from - slot) * ms;
    return time >= left.begin && time < left.end ? time : null;
  }
  return null;
}

/** The time of every slot, null where the labels do not tell it. */
export function timesOf(fit: TimeFit, slots: readonly (number | null)[]): (number | null)[] {
  const { stretches, pace, labels } = fit;
  const { length } = pace;
  const sound = stretches.filter((s) => s.to > s.from || stretches.length === 1);
  const head = sound[0];
  const tail = sound[sound.length - 1];
  if (!head || !tail) return slots.map(() => null);
  const within = 'ms' in length && length.ms < DAY ? length.ms : null;
  const timed = sound.map((s) => ({
    from: s.from,
    to: s.to,
    firstTime: timeAt(s, s.from, length),
    lastTime: timeAt(s, s.to, length),
  }));
  return slots.map((slot) => {
    if (slot === null) return null;
    const left = labels.findLast((l) => l.slot <= slot);
    const right = labels.find((l) => l.slot > slot);
    const inside = sound.find((s) => slot >= s.from && slot <= s.to);
    if (inside) return timeAt(inside, slot, length);
    // Beyond the first and the last stretch times run on, but not past a label that says otherwise.
    if (slot < head.from && (!left || stretches.length === 1)) return timeAt(head, slot, length);
    if (slot > tail.to && (left?.slot === tail.to || stretches.length === 1))
      return timeAt(tail, slot, length);
    return within === null ? null : timeBetween(timed, slot, within, { left, right });
  });
}
