/** Bars at a pace, their labels, and the times that are found for them: for the tests of the time axis. */
import type { Paced } from '../stages/time-search.ts';
import { timesOf } from '../stages/time-slots.ts';
import type { ReadTimeLabel } from '../stages/time-stretch.ts';
import { writeTime } from '../stages/time-axis.ts';
import { parseTimeLabel } from '../stages/time-label-text.ts';
import { nextBar } from '../stages/trading-calendar.ts';
import type { BarLength, TradingCalendar } from '../stages/trading-calendar.ts';

export function bars(from: string, length: BarLength, calendar: TradingCalendar, count: number): number[] {
  const out = [Date.parse(`${from}Z`)];
  while (out.length < count) out.push(nextBar(calendar, out[out.length - 1]!, length, 1));
  return out;
}

export const label = (slot: number, text: string): ReadTimeLabel => ({
  slot,
  at: slot,
  fields: parseTimeLabel(text, 'month-first')!,
});

/** Times of all bars as the reader writes them, null where calendars disagree. */
export function times(paced: Paced, count: number, clock: boolean): (string | null)[] {
  const slots = Array.from({ length: count }, (_, i) => i);
  const of = (fit: Paced['fit']): (string | null)[] =>
    timesOf(fit, slots).map((t) => (t === null ? null : writeTime(t, paced.known, clock)));
  const all = [paced.fit, ...paced.rivals].map(of);
  return slots.map((i) => (all.every((list) => list[i] === all[0]![i]) ? all[0]![i]! : null));
}

export const iso = (time: number, length = 16): string => new Date(time).toISOString().slice(0, length);
