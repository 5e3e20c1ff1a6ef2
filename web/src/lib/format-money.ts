import { decimalText } from '../../../api/domain/shared-with-web/money.ts';
import type { Money } from '../../../api/domain/shared-with-web/money.ts';
import { numberSigns } from './formatting.ts';

/** The sign of a currency where nobody has named one: '$', '€', or the code itself. */
function usualSymbol(currency: string): string {
  const parts = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

/**
 * An amount with its sign and thousands separators, in as many decimals as the currency has: '€1,234.50', '¥8,900',
 * 'KD 18.150'. Without a currency code it is a dollar sign with two decimals.
 * @param symbol as the server names it; a symbol that ends in a letter stands apart from the digits
 */
export function formatMoney(amount: Money, symbol?: string): string {
  const known = /^[A-Z]{3}$/.test(amount.currency);
  const currency = known ? amount.currency : 'USD';
  const mark = known ? symbol || usualSymbol(currency) : '$';
  const digits = decimalText({ minor: Math.abs(amount.minor), currency });
  const [whole = '0', fraction] = digits.split('.');
  const { group, decimal } = numberSigns();
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  const gap = /\p{L}$/u.test(mark) ? '\u00a0' : '';
  const sign = amount.minor < 0 ? '−' : '';
  return `${sign}${mark}${gap}${grouped}${fraction === undefined ? '' : `${decimal}${fraction}`}`;
}
