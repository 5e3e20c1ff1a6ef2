/** The scale that given heights and prices make, and how far the error of a click reaches on it. */
import type { AxisPoint, PriceAxis, Stage } from '../types.ts';
import type { AxisFit } from '../stages/axis-fit.ts';
import { leastSquares, priceAt, toScale, yOfPrice } from '../stages/axis-fit.ts';
import { clickSigma } from './click-error.ts';
import type { AxisHint, ClickError } from './types.ts';

/** One standard deviation of a height that was clicked, in pixels. */
export const CLICK = 0.5;
/** Pixels that one of three or more given heights may be off the line through all. */
export const OFF_LINE = 4 * CLICK;

type Line = Pick<AxisFit, 'scale' | 'base' | 'slope'>;

/** The line through the points, and how many pixels each lies off it. */
export function scaleOf({ scale, points }: AxisHint): { fit: Line; off: number[] } {
  const line = leastSquares(points.map(({ y_px, price }) => [y_px, toScale(price, scale), 1])) ?? [0, 0];
  const fit = { scale, base: line[0], slope: line[1] };
  return { fit, off: points.map(({ y_px, price }) => yOfPrice(fit, price) - y_px) };
}

export function clickError(points: readonly AxisPoint[]): ClickError {
  const n = points.length;
  const centre = points.reduce((sum, p) => sum + p.y_px, 0) / n;
  const spread = points.reduce((sum, p) => sum + (p.y_px - centre) ** 2, 0);
  return { centre_y_px: centre, centre_px: CLICK / Math.sqrt(n), per_px: CLICK / Math.sqrt(spread) };
}

/** The given scale as a fit of its points, so that every stage can go on with it. */
export function fitOf(hint: AxisHint): AxisFit {
  const { fit, off } = scaleOf(hint);
  const decimals = decimalsOf(hint.points);
  const inliers = [...hint.points]
    .sort((a, b) => a.y_px - b.y_px)
    .map(({ y_px, price }) => ({
      label: -1,
      y: y_px,
      value: price,
      decimals,
      unit: 10 ** -decimals,
      weight: 1,
      rank: 0,
      percent: false,
      ambiguous: false,
    }));
  const residual = Math.sqrt(off.reduce((sum, d) => sum + d * d, 0) / off.length);
  return { ...fit, inliers, residual, score: 0, margin: Infinity };
}

/** The given scale as it is handed out. */
export function axisOf(hint: AxisHint, fit: AxisFit): Stage<PriceAxis> {
  const error = clickError(hint.points);
  const [a, b] = [fit.inliers[0]!.y, fit.inliers.at(-1)!.y];
  const middle = (a + b) / 2;
  const perPixel = Math.abs(priceAt(fit, middle + 0.5) - priceAt(fit, middle - 0.5));
  return {
    value: {
      scale: hint.scale,
      a: { y_px: a, price: priceAt(fit, a) },
      b: { y_px: b, price: priceAt(fit, b) },
      residual_px: fit.residual,
      sigma: clickSigma(error, middle) * perPixel,
      decimals: decimalsOf(hint.points),
      labels_used: 0,
      labels_found: 0,
      click_error: error,
    },
    confidence: 1,
    evidence: [`${hint.points.length} heights and their prices were given by hand`],
  };
}

const MOST_DECIMALS = 10;

function decimalsOf(points: readonly AxisPoint[]): number {
  return Math.max(...points.map(({ price }) => printed(price)));
}

function printed(price: number): number {
  const [figures = '', power = '0'] = String(price).split('e');
  const after = figures.split('.')[1]?.length ?? 0;
  return Math.min(MOST_DECIMALS, Math.max(0, after - Number(power)));
}
