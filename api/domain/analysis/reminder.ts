import { DAY_MS } from '../shared-with-web/time.ts';

/** How many bars after an analysis a later screenshot is suggested. */
export const REMINDER_BARS = 20;

/** A reminder to add a later screenshot to an analysis. */
export interface Reminder {
  analysisId: string;
  dueAt: Date;
  /** Null until its email is posted. */
  sentAt: Date | null;
}

const MOST_YEARS = 5;
const UNIT_MS: Readonly<Record<string, number>> = {
  m: 60_000,
  h: 3_600_000,
  D: DAY_MS,
  W: 7 * DAY_MS,
};

/**
 * When so many bars of a time frame (`15m`, `4h`, `1D`, `1W`, `1M`) have passed in a market that does not close; null where the
 * time frame is none. Months are those of the calendar, in UTC.
 */
export function barsAfter(from: Date, timeframe: string, bars: number): Date | null {
  const [, count, unit = ''] = /^([1-9]\d{0,2})([mhDWM])$/.exec(timeframe) ?? [];
  if (count === undefined) return null;
  const units = Number(count) * bars;
  if (unit !== 'M') return new Date(from.getTime() + units * (UNIT_MS[unit] ?? 0));
  const later = new Date(from);
  later.setUTCMonth(later.getUTCMonth() + units);
  return later;
}

/** What is wrong with a time to be reminded at; null when nothing is. */
export function reminderProblem(dueAt: Date, now: Date): string | null {
  if (dueAt <= now) return 'must be a time to come';
  const last = new Date(now);
  last.setUTCFullYear(last.getUTCFullYear() + MOST_YEARS);
  return dueAt > last ? `must be at most ${MOST_YEARS} years ahead` : null;
}
