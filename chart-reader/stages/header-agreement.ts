import type { AxisFit } from './axis-fit.ts';
import { priceAt } from './axis-fit.ts';
import type { HeaderPrices } from './header-prices.ts';
import type { HeaderQuote } from './header-quotes.ts';
import { pricesOfQuote } from './header-quotes.ts';
import { Refused } from './refuse.ts';

const SURE = 0.9;
/** Prices this many times beyond the axis and its surroundings are of another magnitude, not scrolled out of sight. */
const OTHER_MAGNITUDE = 5;

/** What a header says of prices. */
interface Said {
  prices: HeaderPrices | null;
  quotes: readonly HeaderQuote[];
}

/**
 * Whether the prices that the header prints are of another magnitude than the axis: a lower pane's axis, an order book's
 * column, a mark taken for the decimal point, an offset that was not seen. `top` and `bottom` are rows of the pane.
 */
export function contradictsHeader(fit: AxisFit, header: Said, top: number, bottom: number): boolean {
  const [high, low] = [priceAt(fit, top), priceAt(fit, bottom)];
  const span = high - low;
  const beyond = (price: number): boolean =>
    price > OTHER_MAGNITUDE * (high + span) || price < (low - span) / OTHER_MAGNITUDE;
  const { prices, quotes } = header;
  const printed = prices && (prices.close ?? prices.open);
  // A header without the decimals of the axis has lost its point.
  const decimals = Math.max(...fit.inliers.map((c) => c.decimals)) - 1;
  if (prices && printed && printed.price > 0 && printed.decimals >= decimals) {
    // Prices that lie on the axis confirm it however unsurely they were read; a change printed after them does not count.
    if (!beyond(printed.price)) return false;
    if (!prices.ambiguous && prices.probability >= SURE) return true;
  }
  const meant = quotes.map((quote) => ({ quote, values: pricesOfQuote(quote) }));
  if (meant.some(({ values }) => values.length > 0 && !values.every(({ price }) => beyond(price))))
    return false;
  return meant.some(
    ({ quote, values }) =>
      quote.probability >= SURE && values.some(({ unit }) => unit <= 1.5 * 10 ** -decimals),
  );
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
