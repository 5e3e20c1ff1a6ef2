/**
 * Prices as people read them: a dollar sign, thousands, and as many decimals as the size of the number needs.
 * Everything here takes prices in the units of the chart's axis.
 */
import { priceDecimalsOf, vanishes } from '../../../../api/domain/shared-with-web/fixed-number.ts';
import { priceDecimals } from '../../lib/format-price.ts';
import { numberText } from '../../lib/formatting.ts';

/**
 * The price with thousands separators and no currency sign.
 * @param decimals exactly this many (2 to 8), so that a column aligns; left out, at least 2 and at most what the
 * size of the price deserves
 */
export function formatPrice(price: number, decimals?: number): string {
  const exact = decimals === undefined ? undefined : Math.min(8, Math.max(2, decimals));
  return numberText(price, {
    minimumFractionDigits: exact ?? 2,
    maximumFractionDigits: exact ?? priceDecimals(price),
  });
}

const isNumeric = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** '$1,234.50', or 'N/A' for anything that is no number. */
export function dollarPrice(price: number | null | undefined, decimals?: number): string {
  return isNumeric(price) ? signed(price, decimals) : 'N/A';
}

/** As `dollarPrice`, but blank for anything that is no number: the rule of key levels. */
export function levelPrice(price: number | null | undefined, decimals?: number): string {
  return isNumeric(price) ? signed(price, decimals) : '';
}

function signed(price: number, decimals?: number): string {
  const text = formatPrice(Math.abs(price), decimals);
  return price < 0 ? `-$${text}` : `$${text}`;
}

/**
 * One standard deviation as '± 0.12': with the decimals of its price, or one significant figure where those would
 * show nothing but zeros. Empty when there is none.
 */
export function formatSigma(sigma: number | null | undefined, decimals: number): string {
  if (!isNumeric(sigma) || sigma <= 0) return '';
  const shown = Math.min(8, Math.max(2, decimals));
  const text = vanishes(sigma, shown)
    ? numberText(sigma, { maximumSignificantDigits: 1 })
    : formatPrice(sigma, shown);
  return `± ${text}`;
}

/**
 * Decimals for every price of one analysis: those printed on its axis, or what the size of its last price deserves.
 * @returns 2 to 8
 */
export function analysisDecimals(axisDecimals: number | undefined, lastPrice: number): number {
  return priceDecimalsOf(axisDecimals ?? priceDecimals(lastPrice));
}
