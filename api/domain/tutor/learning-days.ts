import { DAY_MS } from '../shared-with-web/time.ts';
import { err, ok, type Result } from '../shared/result.ts';
import type { TimeZoneUnknown } from './learning-errors.ts';

/** The day of a moment in one time zone: '2026-11-23'. */
type DayOf = (moment: Date) => string;

export interface Streak {
  /** Consecutive days up to today, or up to yesterday while today is still open. */
  days: number;
  todayDone: boolean;
}

/** How days are told apart in the time zone of an IANA name. */
export function daysIn(timeZone: string): Result<DayOf, TimeZoneUnknown> {
  try {
    // The Swedish way of writing a date is that of ISO 8601.
    const format = new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    return ok((moment) => format.format(moment));
  } catch {
    return err({ code: 'tutor.time_zone' });
  }
}

/** Days in a row on which something was finished. A today without anything does not break it yet. */
export function streakOf(finished: readonly Date[], now: Date, dayOf: DayOf): Streak {
  const days = new Set(finished.map(dayOf));
  const today = dayOf(now);
  const todayDone = days.has(today);
  let day = todayDone ? today : dayBefore(today);
  let count = 0;
  for (; days.has(day); day = dayBefore(day)) count += 1;
  return { days: count, todayDone };
}

/** By the calendar, not by 24 hours: days on which clocks are changed are shorter or longer. */
function dayBefore(day: string): string {
  return new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);
}
