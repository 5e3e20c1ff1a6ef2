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

/** Least rows of a body whose middle can be distinguished from its ends, and the share of the bodies that begin so near one place in it where bars are averaged. */
const AVERAGED = { body: 5, off: 1.5, share: 0.7 };

/**
 * Inset of bodies: where two neighbours rise (or both fall), the end of the first and the beginning of the second are
 * the same price, and the two bodies overlap by twice the inset. Averaged bars (Heikin-Ashi) begin in the middle of the body
 * before them, wherever its edges are drawn: what they begin beyond it is the inset. `fallback` where too few neighbours meet.
 */
export function bodyInset(marks: readonly Mark[], up: readonly boolean[], fallback: number): number {
  const overlaps: number[] = [];
  const beyondMiddle: number[] = [];
  for (let i = 1; i < marks.length; i++) {
    const a = marks[i - 1]!;
    const b = marks[i]!;
    if (b.slot !== a.slot + 1 || !a.hasBody || !b.hasBody) continue;
    if (a.clean < 0.9 || b.clean < 0.9) continue;
    const middle = (a.bodyTop + a.bodyBottom) / 2;
    if (a.bodyBottom - a.bodyTop >= AVERAGED.body)
      beyondMiddle.push(up[i] ? b.bodyBottom - middle : middle - b.bodyTop);
    if (up[i] !== up[i - 1]) continue;
    const overlap = up[i] ? b.bodyBottom - a.bodyTop : a.bodyBottom - b.bodyTop;
    if (overlap > -NEAR && overlap < 2 * MOST_INSET + NEAR) overlaps.push(overlap);
  }
  const usual = median(beyondMiddle);
  const near = beyondMiddle.filter((off) => Math.abs(off - usual) <= AVERAGED.off).length;
  const averaged =
    Math.abs(usual) <= MOST_INSET && near >= Math.max(LEAST_PAIRS, AVERAGED.share * beyondMiddle.length);
  if (!averaged && overlaps.length < LEAST_PAIRS) return fallback;
  return clamp(averaged ? usual : median(overlaps) / 2, 0, MOST_INSET);
}
