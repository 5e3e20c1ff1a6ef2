/** Slots without those of the days on which markets are closed, which holidays and bars that were not found make longer gaps of. */
import { emptyDays } from './closed-days.ts';

const WEEK = 7;
const CLOSED = 2;

/** The slots as they follow one another on open days, where nothing stands on two days of nearly every week; else null. */
export function onOpenDays(slots: readonly number[]): number[] | null {
  const day = emptyDays(slots);
  if (day === null) return null;
  return slots.map((slot) => {
    const week = Math.floor((slot - day) / WEEK);
    return slot - CLOSED * week - Math.min(CLOSED, slot - day - WEEK * week);
  });
}
