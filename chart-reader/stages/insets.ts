/** How far the outer edge of what is drawn lies beyond the price it stands for, measured on the picture itself. */
import { clamp, median } from '../image/numbers.ts';
import type { Mark } from './slot-marks.ts';

/** An end is between two rows when its share of the outermost row is neither nearly all nor nearly nothing. */
const BETWEEN = { from: 0.12, to: 0.88 };
const ANTI_ALIASED = 0.3;
const LEAST_ENDS = 8;

/**
 * Inset of wicks: a program that anti-aliases draws a wick exactly from high to low, so its ends fall between rows and
 * are the prices. One that fills whole rows treats wicks as it does bodies, whose inset is `whole`.
 */
export function wickInset(marks: readonly Mark[], whole: number): number {
  const ends = marks
    .filter((m) => m.clean > 0.9 && m.bottom - m.top >= 3)
    .flatMap((m) => [m.top, m.bottom])
    .map((y) => y - Math.floor(y));
  if (ends.length < LEAST_ENDS) return whole;
  const between = ends.filter((part) => part > BETWEEN.from && part < BETWEEN.to).length;
  return between >= ANTI_ALIASED * ends.length ? 0 : whole;
}

const LEAST_PAIRS = 8;
const NEAR = 2;
const MOST_INSET = 1.5;

/**
 * Inset of bodies: where two neighbours rise (or both fall), the end of the first and the beginning of the second are
 * the same price, and the two bodies overlap by twice the inset. `fallback` where too few neighbours meet.
 */
export function bodyInset(marks: readonly Mark[], up: readonly boolean[], fallback: number): number {
  const overlaps: number[] = [];
  for (let i = 1; i < marks.length; i++) {
    const a = marks[i - 1]!;
    const b = marks[i]!;
    if (b.slot !== a.slot + 1 || up[i] !== up[i - 1] || !a.hasBody || !b.hasBody) continue;
    if (a.clean < 0.9 || b.clean < 0.9) continue;
    const overlap = up[i] ? b.bodyBottom - a.bodyTop : a.bodyBottom - b.bodyTop;
    if (overlap > -NEAR && overlap < 2 * MOST_INSET + NEAR) overlaps.push(overlap);
  }
  if (overlaps.length < LEAST_PAIRS) return fallback;
  return clamp(median(overlaps) / 2, 0, MOST_INSET);
}
