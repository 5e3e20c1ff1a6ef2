import { shownZone } from './formatting.ts';

/** '21 Nov 2026' in the time zone in force. */
export function formatDay(iso: string): string {
  return new Date(iso).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: shownZone(),
  });
}

/** '21 Nov 2026, 14:05' in the time zone in force. */
export function formatMoment(iso: string): string {
  return new Date(iso).toLocaleString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: shownZone(),
  });
}

/** '21 Nov 2026' of a date without a time ('2026-11-21'), which is a day in UTC wherever the reader is. */
export function formatUtcDay(date: string): string {
  return new Date(date).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

/** The same without the year: '21 Nov'. */
export function formatUtcDayShort(date: string): string {
  return new Date(date).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
}

/** 'October 2026' of a month of the calendar ('2026-10'). */
export function formatMonth(month: string): string {
  const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-GB', options);
}
