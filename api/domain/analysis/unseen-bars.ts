/** Bars between the others that are not seen, as what their neighbours tell of them. */
import { mean, measured } from './estimate.ts';
import type { Measured } from './measured-series.ts';

/** Share of empty slots from which on they are days on which nothing is traded. */
const MOST_UNSEEN = 0.15;

interface Extent {
  high: Measured;
  low: Measured;
}

/** Height of a bar from high to low, on average. */
export const usualHeight = (bars: readonly Extent[]): number =>
  mean(bars.map(({ high, low }) => measured(high.value - low.value))).value;

/**
 * One entry for each empty slot between two bars: the line between the extremes of the bars beside it, with the usual height of a
 * bar as its error. None where so many slots are empty that the axis shows closed days.
 */
export function unseenBars(slots: readonly number[], bars: readonly Extent[]): Extent[] {
  const span = (slots.at(-1) ?? 0) - (slots[0] ?? 0) + 1;
  if (bars.length < 3 || span - bars.length > MOST_UNSEEN * span) return [];
  const usual = usualHeight(bars);
  return bars.slice(1).flatMap((after, i) => {
    const before = bars[i]!;
    const steps = (slots[i + 1] ?? 0) - (slots[i] ?? 0);
    return Array.from({ length: Math.max(0, steps - 1) }, (_, k) => {
      const share = (k + 1) / steps;
      const sigma = usual * Math.sqrt(Math.min(k + 1, steps - k - 1));
      const between = (a: Measured, b: Measured) => measured(a.value + share * (b.value - a.value), sigma);
      return { high: between(before.high, after.high), low: between(before.low, after.low) };
    });
  });
}
