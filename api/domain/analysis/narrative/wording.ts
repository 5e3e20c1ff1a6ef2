/** How numbers and lists are written in a narrative. */
import { fixed } from '../../shared-with-web/fixed-number.ts';
import { atMostSure } from '../../shared-with-web/sureness.ts';

/** Decimals that show a two-thousandth of the visible range: about what a picture resolves. */
export function decimalsFor(range: number): number {
  if (!(range > 0)) return 2;
  return Math.min(12, Math.max(0, Math.ceil(-Math.log10(range / 2000))));
}

export function percent(shareOfOne: number): string {
  return `${fixed(100 * shareOfOne, 0)}%`;
}

/** A count in 100 bars by two figures: "1.4", "0.12". */
export const perHundred = (count: number): string => String(Number(count.toPrecision(2)));

/** Share of charts without drift: one percent at least, since none cannot be said. */
export const rareness = (share: number): string => percent(Math.max(0.01, share));

/** How sure something is: 99% at most, since nothing measured is certain. */
export const sureness = (probability: number): string => percent(atMostSure(probability));

/** "1 bar", "2 bars". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${fixed(count, 0)} ${count === 1 ? one : many}`;
}

/** "a", "a and b", "a, b and c". */
export function listed(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}
