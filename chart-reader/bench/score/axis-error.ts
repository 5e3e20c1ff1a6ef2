/** How far a predicted price axis is from the true one. */
import { invert, project } from '../../image/homography.ts';
import type { Prediction, PricePoint, TruthAxis } from '../truth.ts';
import { finite } from './numbers.ts';

type Lift = (price: number) => number;

/** Prices as the axis spaces them: themselves, or their logarithms. */
const liftOf = (scale: 'linear' | 'log'): Lift =>
  scale === 'log' ? (v) => (v > 0 ? Math.log(v) : NaN) : (v) => v;

/** The visible range in the units of the axis, and its two reference points on the flat picture. */
export function reference(axis: TruthAxis): { high: PricePoint; low: PricePoint; lift: Lift; range: number } {
  const [high, low] = (axis.flat ?? axis).y_pixel_of_two_prices;
  const lift = liftOf(axis.scale);
  return { high, low, lift, range: Math.abs(lift(high.price) - lift(low.price)) };
}

/** Row of a predicted point on the flat picture; on a photo it goes back through the map. */
function flatRow(axis: TruthAxis, point: PricePoint): number | null {
  const y = finite(point.y_px);
  if (y === null || !axis.homography_flat_to_image) return y;
  const [a, b] = axis.y_pixel_of_two_prices;
  const edge = (a.x_px ?? 0) + (((b.x_px ?? 0) - (a.x_px ?? 0)) * (y - a.y_px)) / (b.y_px - a.y_px);
  return project(invert(axis.homography_flat_to_image), finite(point.x_px) ?? edge, y)[1];
}

/** The price that a predicted axis gives to a row of the flat picture; null when no axis can be made of it. */
function priceAtRow(axis: TruthAxis, predicted: Prediction['axis']): ((y: number) => number) | null {
  if (!predicted?.a || !predicted.b) return null;
  const [ya, yb] = [flatRow(axis, predicted.a), flatRow(axis, predicted.b)];
  const [pa, pb] = [finite(predicted.a.price), finite(predicted.b.price)];
  if (ya === null || yb === null || pa === null || pb === null || Math.abs(ya - yb) < 1e-6) return null;
  const own = liftOf(predicted.scale);
  return (y) => {
    const value = own(pa) + ((own(pb) - own(pa)) * (y - ya)) / (yb - ya);
    return predicted.scale === 'log' ? Math.exp(value) : value;
  };
}

/**
 * The worst error at the visible high, low and middle, as a share of the visible range (of the
 * logarithmic range on log axes). Null when no axis can be made of the prediction.
 */
export function axisError(axis: TruthAxis, predicted: Prediction['axis']): number | null {
  const at = priceAtRow(axis, predicted);
  if (!at) return null;
  const { high, low, lift, range } = reference(axis);
  const middle = (lift(high.price) + lift(low.price)) / 2;
  const points: [number, number][] = [
    [high.y_px, lift(high.price)],
    [low.y_px, lift(low.price)],
    [(high.y_px + low.y_px) / 2, middle],
  ];
  const worst = Math.max(...points.map(([y, value]) => Math.abs(lift(at(y)) - value) / range));
  return Number.isFinite(worst) ? worst : null;
}

/**
 * By which factor the predicted axis is off in scale, never below 1: of the distance between the prices at the visible
 * high and low, or of the price at the high, whichever is worse. A lost decimal point gives 10 or more.
 */
export function scaleFactor(axis: TruthAxis, predicted: Prediction['axis']): number | null {
  const at = priceAtRow(axis, predicted);
  if (!at) return null;
  const { high, low } = reference(axis);
  const ratio = (a: number, b: number): number => Math.max(Math.abs(a / b), Math.abs(b / a));
  const worst = Math.max(
    ratio(at(high.y_px) - at(low.y_px), high.price - low.price),
    ratio(at(high.y_px), high.price),
  );
  return Number.isFinite(worst) ? worst : Infinity;
}
