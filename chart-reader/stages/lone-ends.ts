/** A single mark far beyond the first or last bar is a letter, an icon or a piece of a label. */
import type { Mark } from './slot-marks.ts';

/** Slots that must be empty between it and the bars: over weekends and holidays three are. */
const LEAST_EMPTY = 4;

/** The marks without one at either end that stands alone beyond a gap as wide as no other. */
export function withoutLoneEnds(marks: readonly Mark[]): Mark[] {
  const gaps = marks.slice(1).map((m, i) => m.slot - marks[i]!.slot - 1);
  if (gaps.slice(1, -1).some((gap) => gap >= LEAST_EMPTY)) return [...marks];
  const isAlone = (gap: number | undefined): boolean => (gap ?? 0) >= LEAST_EMPTY;
  return marks.slice(isAlone(gaps[0]) ? 1 : 0, marks.length - (isAlone(gaps.at(-1)) ? 1 : 0));
}
