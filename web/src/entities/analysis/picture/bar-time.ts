/** Times of bars as the picture prints them: year, month or day may be missing. */

interface Parts {
  year: string | null;
  month: string | null;
  day: string | null;
  clock: string | null;
}

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

function partsOf(time: string): Parts | null {
  const match = /^(?:(\d{4})-(\d\d)-(\d\d)|--(\d\d)-(\d\d)|---(\d\d))?(?:T(\d\d:\d\d(?::\d\d)?))?$/.exec(
    time,
  );
  if (!match || time === '') return null;
  const [, year, month, day, monthOnly, dayOfMonth, dayOnly, clock] = match;
  return {
    year: year ?? null,
    month: month ?? monthOnly ?? null,
    day: day ?? dayOfMonth ?? dayOnly ?? null,
    clock: clock ?? null,
  };
}

/** '12 Mar 2024, 14:30', as far as it is known; null where the bar has no time. */
export function barTime(time: string | null | undefined): string | null {
  const parts = partsOf(time ?? '');
  if (!parts) return null;
  const { year, clock } = parts;
  const date = dateOf(parts);
  return [date && year ? `${date} ${year}` : date, clock].filter(Boolean).join(', ');
}

/** The part of the time that fits under a tick: the clock where there is one, else the day. */
export function shortBarTime(time: string | null | undefined): string | null {
  const parts = partsOf(time ?? '');
  return parts && (parts.clock ?? dateOf(parts));
}

function dateOf({ month, day }: Parts): string | null {
  if (day === null) return null;
  return month === null ? `day ${Number(day)}` : `${Number(day)} ${MONTHS[Number(month) - 1] ?? month}`;
}
