/** Shares of the bars that look as bars of prices do. */
import { median } from '../image/numbers.ts';
import type { PixelBar } from './pixel-bar.ts';

export const wickedShare = (bars: readonly PixelBar[]): number =>
  bars.filter((b) => b.lowY - b.highY > Math.abs(b.openY - b.closeY) + 1.5).length / bars.length;

/** Rows below which a bar shows no wick beside its body, and the least number of higher ones that tell for all. */
const HIGH = { rows: 4, least: 12 };

/** The share of bars with wicks among those that are high enough to show one; of all where hardly any is. */
export function wickedShareOfHigh(bars: readonly PixelBar[]): number {
  const high = bars.filter((b) => b.lowY - b.highY >= HIGH.rows);
  return wickedShare(high.length >= HIGH.least ? high : bars);
}

/** How near to where the one before closed a bar opens, in rows and as a share of the height of the bars. */
const JOINED = { rows: 1.5, height: 0.15 };

export const nearOf = (bars: readonly PixelBar[]): number =>
  Math.max(JOINED.rows, JOINED.height * median(bars.map((b) => b.lowY - b.highY)));

/** Share of neighbouring bars of which the second opens within so many rows of where the first closed. */
export const joinedShare = (bars: readonly PixelBar[], near: number): number =>
  shareOfPairs(bars, (before, b) => Math.abs(b.openY - before.closeY) <= near);

function shareOfPairs(
  bars: readonly PixelBar[],
  counts: (before: PixelBar, bar: PixelBar) => boolean,
): number {
  const pairs = bars
    .slice(1)
    .flatMap((b, i) => (b.slot === bars[i]!.slot + 1 ? [[bars[i]!, b] as const] : []));
  return pairs.length === 0 ? 1 : pairs.filter(([before, b]) => counts(before, b)).length / pairs.length;
}
