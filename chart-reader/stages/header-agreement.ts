import type { AxisFit } from './axis-fit.ts';
import { priceAt } from './axis-fit.ts';
import type { HeaderPrices } from './header-prices.ts';
import { Refused } from './refuse.ts';

const SURE = 0.9;
/** Prices this many times beyond the axis and its surroundings are of another magnitude, not scrolled out of sight. */
const OTHER_MAGNITUDE = 5;

/**
 * Whether the prices that the header prints are of another magnitude than the axis: a lower pane's axis, a mark taken for
 * the decimal point, an offset that was not seen. `top` and `bottom` are rows of the pane.
 */
export function contradictsHeader(
  fit: AxisFit,
  header: HeaderPrices | null,
  top: number,
  bottom: number,
): boolean {
  const printed = header && (header.close ?? header.open);
  if (!header || !printed || header.ambiguous || header.probability < SURE || printed.price <= 0)
    return false;
  const decimals = Math.max(...fit.inliers.map((c) => c.decimals));
  // A header without the decimals of the axis has lost its point.
  if (printed.decimals < decimals - 1) return false;
  const [high, low] = [priceAt(fit, top), priceAt(fit, bottom)];
  const span = high - low;
  return printed.price > OTHER_MAGNITUDE * (high + span) || printed.price < (low - span) / OTHER_MAGNITUDE;
}

/** The refusal of an axis that its header contradicts. */
export function otherMagnitude(): Refused {
  return new Refused(
    'axis_uncertain',
    'calibration',
    'The prices printed above the chart are of another magnitude than its price scale.',
    'Send the whole chart with its price scale and everything that is printed beside it.',
  );
}
