/** The scale of labels that are rounded by more than a row: MetaTrader prints even rows and whatever price is there. */
import type { AxisFit } from './axis-fit.ts';

/** Rows that one unit of the last digit must cover for its rounding to matter. */
const COARSE = 1.5;
/** Standard deviation of a rounded figure, in units of its last digit. */
const DEVIATION = Math.sqrt(1 / 12);
/** Labels that stand nearer to a scale than this share of what rounding moves them are printed in full, unless at even rows, which differ by less than this. */
const EXACT = 0.4;
const EVEN = 0.3;
/** How far from whole a number of steps may be that is a multiple of them. */
const MULTIPLE = 0.01;

/** Rows by which rounding moves the labels: the standard deviation. */
export function roundingRows({ scale, slope, inliers }: AxisFit): number {
  const units = inliers.map((c) => (scale === 'log' ? c.unit / c.value : c.unit));
  const mean = units.reduce((sum, unit) => sum + unit, 0) / units.length;
  return (DEVIATION * mean) / Math.abs(slope);
}

/**
 * Whether labels that are rounded by rows stand beside their prices, or may: those at even rows do where they are no multiples of their step, which
 * programs print in full.
 */
export function mayBeRounded(fit: AxisFit): boolean {
  const { inliers } = fit;
  const rounding = roundingRows(fit);
  if (rounding < COARSE * DEVIATION) return false;
  if (fit.residual >= EXACT * rounding) return true;
  const [first, last] = [inliers[0]!, inliers.at(-1)!];
  const row = Math.min(...inliers.slice(1).map((c, i) => c.y - inliers[i]!.y));
  const step = (first.value - last.value) / Math.round((last.y - first.y) / row);
  const offWhole = (share: number): number => Math.abs(share - Math.round(share));
  const even = inliers.every((c) => row * offWhole((c.y - first.y) / row) <= EVEN);
  return even && inliers.some((c) => offWhole(c.value / step) > MULTIPLE);
}
