/** Another look at bars with many empty slots: where nothing at all is drawn none can be missing, as over the weekends of an axis true to time. */
import type { Ink } from '../image/ink.ts';
import type { Comb } from './comb.ts';
import { onOpenDays } from './closed-weeks.ts';
import { orNull } from './other-combs.ts';
import type { ClosedUp, FoundSeries } from './series.ts';

/** Least length of a stretch in slots: what hides a bar or two may be as empty as the ground. */
const LEAST = 6;
/** Most pixels of a column that averages and levels cover, which go on where there are no bars, and the share of the columns in which no more is drawn. */
const MOST_DRAWN = { pixels: 6, share: 0.04 };
const NEARLY_ALL = 0.97;

/** The bars that are refused for the slots between them; null where something is drawn in those slots, and they are not those of closed days. */
export function barsBesideNothing(ink: Ink, find: (closedUp: ClosedUp) => FoundSeries): FoundSeries | null {
  return orNull(() => find((slots, comb) => onOpenDays(slots) ?? closeUp(slots, comb, ink)));
}

function closeUp(slots: readonly number[], { origin, spacing }: Comb, ink: Ink): number[] {
  let left = 0;
  return slots.map((slot, i) => {
    const before = slots[i - 1] ?? slot;
    // A slot at either end is left alone: soft edges of bars and their ticks reach into it.
    const isEmpty =
      slot - before > LEAST &&
      nothingIn(ink, origin + (before + 1.5) * spacing, origin + (slot - 1.5) * spacing);
    if (isEmpty) left += slot - before - 1;
    return slot - left;
  });
}

function nothingIn({ mask, width, height }: Ink, from: number, to: number): boolean {
  const most = Math.max(MOST_DRAWN.pixels, MOST_DRAWN.share * height);
  const [x0, x1] = [Math.ceil(from), Math.floor(to)];
  let clear = 0;
  for (let x = x0; x < x1; x++) {
    let drawn = 0;
    for (let p = x; p < mask.length; p += width) if (mask[p]) drawn++;
    if (drawn <= most) clear++;
  }
  return clear >= NEARLY_ALL * (x1 - x0);
}
