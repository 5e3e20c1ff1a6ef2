const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
/** 1970-01-05 was a Monday. */
const MONDAY = 4 * DAY;

/** Never negative; exact for whole milliseconds of any year, and far faster than two remainders of floating-point numbers. */
const modulo = (value: number, by: number): number => value - Math.floor(value / by) * by;

/** When a market trades. Times are milliseconds as if the chart's clock were UTC. */
export interface TradingCalendar {
  name: string;
  /** Two days from this time of the week on, counted from Monday 00:00, are closed; null: trades all week. */
  weekend: number | null;
  /** Part of the day in which it trades; null: round the clock. */
  session: { open: number; length: number } | null;
  /** Midnights of further days without trade. */
  holidays: readonly number[];
}

export const ROUND_THE_CLOCK: TradingCalendar = {
  name: 'every day',
  weekend: null,
  session: null,
  holidays: [],
};
export const WEEKDAYS: TradingCalendar = {
  name: 'Monday to Friday',
  weekend: 5 * DAY,
  session: null,
  holidays: [],
};
/** Currencies trade from Sunday to Friday evening; on the chart's own clock the weekend may begin earlier or later. */
export const CURRENCY_WEEKS: TradingCalendar[] = [21, 22, 23, 26, 30, 34].map((hour) => ({
  name: 'Sunday to Friday evening',
  weekend: 4 * DAY + hour * HOUR,
  session: null,
  holidays: [],
}));

export function isOpen(calendar: TradingCalendar, time: number): boolean {
  const { weekend, session, holidays } = calendar;
  if (holidays.some((day) => time >= day && time < day + DAY)) return false;
  if (weekend !== null && modulo(time - MONDAY - weekend, WEEK) < 2 * DAY) return false;
  return !session || modulo(time - session.open, DAY) < session.length;
}

/** Months are counted on the calendar, everything else in milliseconds. */
export type BarLength = { months: number } | { ms: number };

function moved(time: number, length: BarLength, step: 1 | -1): number {
  if ('ms' in length) return time + step * length.ms;
  const d = new Date(time);
  return Date.UTC(d.getUTCFullYear(), d.getUTCMonth() + step * length.months, d.getUTCDate());
}

/** Where the closed hours around `time` end, seen forwards or backwards; `time` itself when the market is open. */
function endOfClosed(calendar: TradingCalendar, time: number, step: 1 | -1): { to: number; atOpen: boolean } {
  const { weekend, session, holidays } = calendar;
  const holiday = holidays.find((day) => time >= day && time < day + DAY);
  if (holiday !== undefined) return { to: step === 1 ? holiday + DAY : holiday - 1, atOpen: false };
  const week = weekend === null ? -1 : modulo(time - MONDAY - weekend, WEEK);
  if (weekend !== null && week < 2 * DAY)
    return { to: step === 1 ? time - week + 2 * DAY : time - week - 1, atOpen: false };
  if (session) {
    const into = modulo(time - session.open, DAY);
    if (into >= session.length)
      return { to: step === 1 ? time - into + DAY : time - into + session.length - 1, atOpen: true };
  }
  return { to: time, atOpen: false };
}

/** The bar after (`step` 1) or before (-1) the one that begins at `time`. */
export function nextBar(calendar: TradingCalendar, time: number, length: BarLength, step: 1 | -1): number {
  let next = moved(time, length, step);
  if (!('ms' in length) || length.ms > DAY) return next;
  const { ms } = length;
  for (let k = 0; k < 60; k++) {
    const { to, atOpen } = endOfClosed(calendar, next, step);
    if (to === next) return next;
    // The first bar of a session begins with it; over weekends and holidays bars keep their times of day.
    if (atOpen && calendar.session) {
      const open = calendar.session.open;
      next = step === 1 ? to : to - (modulo(to - open, DAY) % ms);
    } else
      next = step === 1 ? next + Math.ceil((to - next) / ms) * ms : next - Math.ceil((next - to) / ms) * ms;
  }
  return next;
}

/** The time up to which bars that follow the one at `time` find the market open; `time` itself where it is closed then. */
function openUntil({ weekend, session, holidays }: TradingCalendar, time: number): number {
  let until = Infinity;
  if (weekend !== null) {
    const week = modulo(time - MONDAY - weekend, WEEK);
    until = week < 2 * DAY ? time : time + WEEK - week;
  }
  if (session) until = Math.min(until, time + session.length - modulo(time - session.open, DAY));
  for (const day of holidays) if (time < day + DAY) until = Math.min(until, Math.max(day, time));
  return until;
}

/** Lengthens a list of bars that follow one another until it reaches the time or has as many as asked. */
export function extendBars(
  calendar: TradingCalendar,
  bars: number[],
  length: BarLength,
  until: number,
  most: number,
): void {
  let time = bars[bars.length - 1]!;
  const ms = 'ms' in length && length.ms <= DAY ? length.ms : Infinity;
  let open = openUntil(calendar, time);
  while (time < until && bars.length < most) {
    // While the market is open, the next bar is one length on.
    if (time + ms < open) time += ms;
    else {
      time = nextBar(calendar, time, length, 1);
      open = openUntil(calendar, time);
    }
    bars.push(time);
  }
}

const nthWeekday = (year: number, month: number, weekday: number, n: number): number => {
  const first = new Date(Date.UTC(year, month, 1)).getUTCDay();
  return Date.UTC(year, month, 1 + ((weekday - first + 7) % 7) + 7 * (n - 1));
};

/** Easter Sunday of the Gregorian calendar (anonymous Gregorian algorithm). */
function easter(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  return Date.UTC(year, month - 1, ((h + l - 7 * m + 114) % 31) + 1);
}

/** A holiday on a weekend is kept on the Friday before or the Monday after. */
function observed(time: number): number {
  const day = new Date(time).getUTCDay();
  return day === 6 ? time - DAY : day === 0 ? time + DAY : time;
}

const holidaysOfYears = new Map<number, readonly number[]>();

/** Days of a year on which American or European exchanges are closed by custom. */
function holidaysOf(year: number): readonly number[] {
  const known = holidaysOfYears.get(year);
  if (known) return known;
  const lastMonday = nthWeekday(year, 4, 1, 5);
  const days = [
    observed(Date.UTC(year, 0, 1)),
    nthWeekday(year, 0, 1, 3),
    nthWeekday(year, 1, 1, 3),
    easter(year) - 2 * DAY,
    new Date(lastMonday).getUTCMonth() === 4 ? lastMonday : nthWeekday(year, 4, 1, 4),
    observed(Date.UTC(year, 5, 19)),
    observed(Date.UTC(year, 6, 4)),
    nthWeekday(year, 8, 1, 1),
    nthWeekday(year, 10, 4, 4),
    observed(Date.UTC(year, 11, 25)),
  ];
  holidaysOfYears.set(year, days);
  return days;
}

/**
 * Days from `from` to before `to` on which American or European exchanges are closed by custom. Used only where the labels
 * show that a trading day is missing, to tell which one.
 */
export function customaryHolidays(from: number, to: number): number[] {
  const out: number[] = [];
  for (let year = new Date(from).getUTCFullYear(); year <= new Date(to).getUTCFullYear(); year++)
    out.push(...holidaysOf(year));
  return out.filter((d) => d >= from && d < to).sort((a, b) => a - b);
}
