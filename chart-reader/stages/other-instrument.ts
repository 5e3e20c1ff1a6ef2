/** Whether a scale whose labels are no round steps apart is that of another instrument than the header names. */
import type { Box } from '../types.ts';
import type { AxisFit } from './axis-fit.ts';
import type { Calibration } from './calibration.ts';
import { priceAt } from './axis-fit.ts';
import { SURE } from './header-agreement.ts';
import type { Said } from './header-agreement.ts';
import type { HeaderPrices } from './header-prices.ts';
import { BY_NAME, pricesOfQuote } from './header-quotes.ts';

/** How many times the prices of its pane those of a bar may be that a chart no longer shows. */
const OUT_OF_SIGHT = 1.5;

/**
 * Whether the header within the pane prints the four prices of a bar in the figures of the axis and not far from it: a chart that was scrolled
 * back still prints those of its last bar.
 */
function isScrolledBack(fit: AxisFit, prices: HeaderPrices | null, pane: Box): boolean {
  const { open, high, low, close } = prices ?? {};
  if (!open || !high || !low || !close) return false;
  const { x0, y0 } = close.box;
  const inside = y0 >= pane.y0 && y0 < pane.y1 && x0 >= pane.x0 && x0 < pane.x1;
  const [top, bottom] = [priceAt(fit, pane.y0), priceAt(fit, pane.y1)];
  const near = close.price <= OUT_OF_SIGHT * top && close.price >= bottom / OUT_OF_SIGHT;
  return inside && near && fit.inliers.every((c) => c.decimals === close.decimals);
}

/** How far beyond the labels a price of the header may lie and still be of their scale, in spans of the axis. */
const BEYOND = 0.5;

/**
 * Whether a scale without round steps and without a tag at its place is another instrument's: the header prints prices, read surely, and
 * none of them lies on it.
 */
export function isOfOther({ fit }: Pick<Calibration, 'fit'>, { prices, quotes }: Said, pane: Box): boolean {
  if (isScrolledBack(fit, prices, pane)) return false;
  const printed = prices && prices.probability >= SURE ? (prices.close ?? prices.open) : null;
  const said = [
    ...(printed ? [[printed.price]] : []),
    ...quotes
      .filter((q) => q.probability >= SURE && q.why !== BY_NAME && !q.cut)
      .map((q) => pricesOfQuote(q).map(({ price }) => price)),
  ];
  const rows = fit.inliers.map((c) => c.y);
  const [top, bottom] = [Math.min(...rows), Math.max(...rows)];
  const reach = BEYOND * (bottom - top);
  const [high, low] = [priceAt(fit, top - reach), priceAt(fit, bottom + reach)];
  return said.length > 0 && said.every((meant) => meant.every((price) => price > high || price < low));
}
