/** Bars do not know whether theirs is an even or an odd place; the points of a line and the pieces between them do. */
import type { PixelBar } from './pixel-bar.ts';

/**
 * Standard errors by which every second bar may be higher, or have longer wicks, than the bar before it. Charts of bars stay below 5;
 * points of a line and what joins them, taken for bars at half their distance, reach 11 and more.
 */
const MOST = 6;

type Height = (bar: PixelBar) => number;

const body: Height = ({ openY, closeY }) => Math.abs(openY - closeY);
const wicks: Height = (bar) => bar.lowY - bar.highY - body(bar);

/** Whether bars at even places differ from those at odd ones by more than chance allows: a sign test on neighbours. */
export function alternate(bars: readonly PixelBar[]): boolean {
  return [body, wicks].some((height) => Math.abs(standardErrors(bars, height)) > MOST);
}

function standardErrors(bars: readonly PixelBar[], height: Height): number {
  const signs = bars.slice(1).flatMap((bar, i) => {
    const before = bars[i]!;
    if (bar.slot !== before.slot + 1) return [];
    const rise = Math.sign(height(bar) - height(before));
    return rise === 0 ? [] : [bar.slot % 2 === 0 ? rise : -rise];
  });
  return signs.length === 0 ? 0 : signs.reduce((sum, sign) => sum + sign, 0) / Math.sqrt(signs.length);
}
