/**
 * Swing pivots.
 *
 * A swing high is a bar whose high is above the highs of the `width` bars before it and not below those of the `width`
 * bars after it (a fractal, B. Williams, Trading Chaos, 1995, with a width that fits the number of bars), and whose
 * prominence is at least one average true range. Prominence, as for mountains: how far price fell on the lesser side before
 * it went above the high again, or the picture ended. A swing low is a swing high of the chart turned upside down.
 */
import { upsideDown, type FramedBar } from './frame.ts';
import type { Measured } from './measured-series.ts';
import { negated } from './estimate.ts';

/** A pivot in units of the frame. */
export interface FramedPivot {
  kind: 'high' | 'low';
  bar: number;
  at: Measured;
  prominence: number;
}

/** Prominence a swing needs, in average true ranges. */
const LEAST_PROMINENCE = 1;

/** Bars on each side that a pivot must overtop: 3, or 2 when fewer than 40 bars are visible. */
export function fractalWidth(barCount: number): number {
  return barCount < 40 ? 2 : 3;
}

/** Lowest low from `bar` on in direction `step` until a higher high, or the edge. */
function fallBeside(bars: readonly FramedBar[], bar: number, step: 1 | -1): number {
  const top = bars[bar]?.high.value ?? 0;
  let lowest = top;
  for (let i = bar + step; i >= 0 && i < bars.length; i += step) {
    const here = bars[i];
    if (!here || here.high.value > top) break;
    lowest = Math.min(lowest, here.low.value);
  }
  return lowest;
}

/** Whether the high of a bar is above those of the `width` bars before it and not below those of the `width` bars after it. */
function overtops(bars: readonly FramedBar[], bar: number, width: number): boolean {
  const top = bars[bar]!.high.value;
  for (let i = 1; i <= width; i++)
    if (!(bars[bar - i]!.high.value < top && bars[bar + i]!.high.value <= top)) return false;
  return true;
}

/** The swing highs of the bars, oldest first. */
function swingHighs(bars: readonly FramedBar[], range: number): Omit<FramedPivot, 'kind'>[] {
  const width = fractalWidth(bars.length);
  const found: Omit<FramedPivot, 'kind'>[] = [];
  for (let bar = width; bar < bars.length - width; bar++) {
    const at = bars[bar]?.high;
    if (!at) continue;
    if (!overtops(bars, bar, width)) continue;
    const prominence = at.value - Math.max(fallBeside(bars, bar, -1), fallBeside(bars, bar, 1));
    if (prominence > 0 && prominence >= LEAST_PROMINENCE * range) found.push({ bar, at, prominence });
  }
  return found;
}

/** All swing pivots, oldest first, a high before a low of the same bar; `range` is the average true range. */
export function findPivots(bars: readonly FramedBar[], range: number): FramedPivot[] {
  const highs = swingHighs(bars, range).map((pivot) => ({ ...pivot, kind: 'high' as const }));
  const lows = swingHighs(upsideDown(bars), range).map((pivot) => ({
    ...pivot,
    kind: 'low' as const,
    at: negated(pivot.at),
  }));
  return [...highs, ...lows].sort((a, b) => a.bar - b.bar);
}

/** The pivot upside down. */
export function negatedPivot(pivot: FramedPivot): FramedPivot {
  return { ...pivot, kind: pivot.kind === 'high' ? 'low' : 'high', at: negated(pivot.at) };
}
