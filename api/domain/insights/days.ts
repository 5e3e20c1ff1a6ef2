import { DAY_MS } from '../shared-with-web/time.ts';
/** The day of a moment in UTC: '2026-11-21'. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** `days` days up to and including that of `moment`, oldest first (UTC). */
export function daysUpTo(moment: Date, days: number): string[] {
  const last = Date.parse(dayOf(moment));
  return Array.from({ length: days }, (_, index) => dayOf(new Date(last - (days - 1 - index) * DAY_MS)));
}
