/** Where the prices of an axis lie whose labels are rounded by rows: bars open and close on whole units of the last figure. */
import type { Series } from '../types.ts';
import { priceAt } from './axis-fit.ts';
import type { Calibration } from './calibration.ts';
import { mayBeRounded } from './rounded-labels.ts';

/** Least rows of a unit, edges of bars and levels that they stand on, and how well they must gather there: 1 where all stand on whole units. */
const LEAST = { rows: 4, edges: 24, levels: 6, gathered: 0.8 };
/** How far rounding may take a label from its price, in units, and what the drawing adds; nearer to half a unit there are two ways to round. */
const ROUNDED = 0.5;
const DRAWN = 0.12;
/** Rows by which an axis must move for its bars to be read again. */
const MOVED = 0.5;
/** Steps in which the slope is tried, in units over the labels. */
const SLOPE = 0.05;

/**
 * Moves and tilts an axis, as far as the rounding of its labels allows, to where the edges of the bars stand on whole units of its last figure.
 * False where they stand on none, as they do where prices have more figures than labels, or where they do already.
 */
export function placeByUnits({ fit }: Calibration, series: Series): boolean {
  const unit = Math.min(...fit.inliers.map((c) => c.unit));
  const coarse = fit.scale === 'linear' && unit >= LEAST.rows * Math.abs(fit.slope) && mayBeRounded(fit);
  if (!coarse || series.resolution !== 'bars') return false;
  const rows = series.bars.flatMap((b) => [b.open, b.high, b.low, b.close].flatMap((p) => p?.y_px ?? []));
  const levels = new Set(rows.map((y) => Math.round(priceAt(fit, y) / unit)));
  if (rows.length < LEAST.edges || levels.size < LEAST.levels) return false;
  const labels = fit.inliers.map((c) => c.y);
  const [top, bottom] = [labels[0]!, labels.at(-1)!];
  const middle = (top + bottom) / 2;
  let best: { slope: number; base: number; gathered: number } | null = null;
  for (let turn = -1; turn <= 1; turn += SLOPE) {
    const slope = fit.slope + (turn * unit) / (bottom - top);
    const about = fit.base + fit.slope * middle - slope * middle;
    const { phase, gathered } = gather(rows.map((y) => (about + slope * y) / unit));
    if (gathered < LEAST.gathered || (best && best.gathered >= gathered)) continue;
    const base = about - phase * unit;
    const holds = (by: number): boolean =>
      fit.inliers.every((c) => Math.abs(base + by + slope * c.y - c.value) <= (ROUNDED + DRAWN) * unit);
    if (holds(0) && !holds(unit) && !holds(-unit)) best = { slope, base, gathered };
  }
  if (!best) return false;
  const moved = [top, bottom].map((y) => (best.base - fit.base + (best.slope - fit.slope) * y) / fit.slope);
  if (moved.every((rows) => Math.abs(rows) < MOVED)) return false;
  fit.base = best.base;
  fit.slope = best.slope;
  return true;
}

/** The common part of the numbers beyond whole ones, and how alike it is in them. */
function gather(numbers: readonly number[]): { phase: number; gathered: number } {
  let [x, y] = [0, 0];
  for (const n of numbers) {
    x += Math.cos(2 * Math.PI * n);
    y += Math.sin(2 * Math.PI * n);
  }
  return { phase: Math.atan2(y, x) / (2 * Math.PI), gathered: Math.hypot(x, y) / numbers.length };
}
