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

/** Most of the slots of closed days in which rectangles of the bars' colours stand. */
const EMPTY = 0.05;

/** The first of two days of each week, counted from slot 0, in which none of these rectangles stand; null where bars stand on all days. */
export function emptyDays(slots: readonly number[]): number | null {
  const weeks = spanOf(slots) / WEEK;
  if (weeks < LEAST_WEEKS) return null;
  const isEmpty = (day: number): boolean =>
    slots.filter((s) => (s - day) % WEEK === 0).length <= EMPTY * weeks;
  const days = Array.from({ length: WEEK }, (_, day) => day);
  return days.find((day) => isEmpty(day) && isEmpty(day + 1)) ?? null;
}

const spanOf = (slots: readonly number[]): number =>
  slots.length === 0 ? 0 : Math.max(...slots) - Math.min(...slots) + 1;

/** Number of slots from the first to the last without those of the empty days. */
export function openSpan(slots: readonly number[]): number {
  return emptyDays(slots) === null ? spanOf(slots) : (spanOf(slots) * (WEEK - 2)) / WEEK;
}

/**
 * The marks without those of closed days, which are pieces of averages and drawings that cross the gap. `known` are the slots in which
 * rectangles of the bars' colours stand, where there are any.
 */
export function withoutClosedDays(marks: readonly Mark[], known: readonly number[] = []): Mark[] {
  const day = emptyDays(known) ?? firstClosedDay(marks.map((m) => m.slot));
  return day === null ? [...marks] : marks.filter((m) => (m.slot - day + WEEK) % WEEK >= 2);
}
