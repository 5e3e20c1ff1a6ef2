/** Labels that are no part of their row. */
import { isDated } from './time-stretch.ts';
import type { ReadTimeLabel } from './time-stretch.ts';
import { resolveLabels } from './time-resolve.ts';

const DAY = 86_400_000;

/**
 * The labels without those that turn time back, such as a misread figure or the tag of the pointer: each would make the
 * dates run on by months or years, so leaving it out shortens the time from first to last by much.
 */
export function withoutStrays(read: readonly ReadTimeLabel[]): ReadTimeLabel[] {
  let kept = [...read];
  // Clocks without dates turn back every day.
  if (!isDated(read)) return kept;
  const spanOf = (list: readonly ReadTimeLabel[]): number => {
    const labels = resolveLabels(
      list.map((l) => l.fields),
      { year: 2026, month: 1 },
    )?.labels;
    return labels ? labels[labels.length - 1]!.begin - labels[0]!.begin : Infinity;
  };
  while (kept.length >= 4) {
    const whole = spanOf(kept);
    const spans = kept.map((_, i) => spanOf(kept.toSpliced(i, 1)));
    const least = spans.indexOf(Math.min(...spans));
    // The ends may be left out without loss, so the time must shrink by more than one label's share.
    if (spans[least]! > whole * (0.7 - 1 / kept.length)) break;
    // A few closed days lie between dates that are read right.
    if (isDated([kept[least]!]) && whole - spans[least]! <= DAY * CLOSED_DAYS) break;
    kept = kept.toSpliced(least, 1);
  }
  return kept;
}

/** Most days that a market is closed in a row. */
const CLOSED_DAYS = 5;
