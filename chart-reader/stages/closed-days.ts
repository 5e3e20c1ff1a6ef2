/** Marks in the slots of closed days: an axis true to time leaves two of every seven slots empty, and what stands there is no bar. */
import type { Mark } from './slot-marks.ts';

const WEEK = 7;
/** Whole weeks that must be shown, the least share of open days that have a bar, and the most of closed ones that something crosses. */
const LEAST_WEEKS = 5;
const OPEN_FILLED = 0.9;
const MOST_CROSSED = 0.5;

/** The day of the week, counted from slot 0, on which the two closed days begin; null where no two days in a row are mostly empty. */
function firstClosedDay(slots: readonly number[]): number | null {
  const [first, last] = [slots[0], slots.at(-1)];
  if (first === undefined || last === undefined || last - first + 1 < LEAST_WEEKS * WEEK) return null;
  const filled = new Array<number>(WEEK).fill(0);
  const all = new Array<number>(WEEK).fill(0);
  const taken = new Set(slots);
  for (let s = first; s <= last; s++) {
    all[s % WEEK]!++;
    if (taken.has(s)) filled[s % WEEK]!++;
  }
  const share = (day: number): number => filled[day % WEEK]! / all[day % WEEK]!;
  const days = Array.from({ length: WEEK }, (_, k) => k);
  const isClosed = (day: number): boolean =>
    days.every((k) => (k < 2 ? share(day + k) <= MOST_CROSSED : share(day + k) >= OPEN_FILLED));
  return days.find(isClosed) ?? null;
}

/** The marks without those of closed days, which are pieces of averages and drawings that cross the gap. */
export function withoutClosedDays(marks: readonly Mark[]): Mark[] {
  const day = firstClosedDay(marks.map((m) => m.slot));
  return day === null ? [...marks] : marks.filter((m) => (m.slot - day + WEEK) % WEEK >= 2);
}
