/** What shows that rows of shapes taken for bars are no bars of prices. */
import { median, quantile } from '../image/numbers.ts';
import type { PixelBar } from './pixel-bar.ts';

/**
 * Standard errors by which every second bar may be higher, or have longer wicks, than the bar before it. Charts of bars stay below 5;
 * points of a line and what joins them, taken for bars at half their distance, reach 11 and more.
 */
const MOST = 6;

type Height = (bar: PixelBar) => number;

const body: Height = ({ openY, closeY }) => Math.abs(openY - closeY);
const wicks: Height = (bar) => bar.lowY - bar.highY - body(bar);

/** Share of the bars that may end on one row, and how near to it as a share of their whole height. Bars of prices stay below a third. */
const ON_ONE_ROW = { share: 0.6, near: 0.006, rows: 1.5 };

/**
 * Bars from which on their lows can be compared with their highs, and the ratio of the rows over which the two spread, without the tenth at either end, below
 * which one of them stands still: of prices it stays above two thirds, as both follow the price.
 */
const SPREAD = { bars: 30, share: 0.55 };

const spreadOf = (rows: readonly number[]): number => quantile(rows, 0.9) - quantile(rows, 0.1);

/** Whether most bars end on one row below or above, as those of volume do, or near one where a blur hides it. */
export function standOnOneRow(bars: readonly PixelBar[]): boolean {
  const lows = bars.map(({ lowY }) => lowY);
  const highs = bars.map(({ highY }) => highY);
  const [low, high] = [spreadOf(lows), spreadOf(highs)];
  if (bars.length >= SPREAD.bars && Math.min(low, high) < SPREAD.share * Math.max(low, high)) return true;
  const height = Math.max(...lows) - Math.min(...highs);
  const near = Math.max(ON_ONE_ROW.rows, ON_ONE_ROW.near * height);
  return [lows, highs].some((ends) => {
    const row = median(ends);
    return ends.filter((end) => Math.abs(end - row) <= near).length > ON_ONE_ROW.share * ends.length;
  });
}

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
