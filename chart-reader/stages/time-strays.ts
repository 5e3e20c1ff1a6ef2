/** Labels that are no part of their row. */
import { isDated, isUndated } from './time-stretch.ts';
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

/** Most labels of a row that may be cut, and fewest that must be whole. */
const MOST_CUT = 0.25;
const LEAST_WHOLE = 2;

/**
 * What the row may be where labels of it are cut: `3:00` at its left end the rest of 13:00 or 23:00, or left out; a day among clocks the
 * rest of one, so that all that may be cut is left out.
 */
export function withoutParts(all: readonly ReadTimeLabel[]): ReadTimeLabel[][] {
  const ends = all.filter(({ part }, i) => !part || (i > 0 && i < all.length - 1));
  const whole = all.filter(({ part }) => !part);
  const few = all.length - whole.length <= Math.max(1, MOST_CUT * all.length);
  const rows = few ? [ends, whole] : [ends];
  const left = rows.filter((row, i) => row.length >= LEAST_WHOLE && row.length < (i > 0 ? ends : all).length);
  return [...withLaterHour(all), ...left];
}

/** The row with the hours that the first label may have if it lost the first of two figures. */
function withLaterHour([first, ...others]: readonly ReadTimeLabel[]): ReadTimeLabel[][] {
  const hour = first?.part && isUndated(first) ? first.fields.hour : undefined;
  if (!first || hour === undefined || hour > 9) return [];
  return [hour + 10, hour + 20]
    .filter((h) => h < 24)
    .map((h) => [{ ...first, fields: { ...first.fields, hour: h } }, ...others]);
}
