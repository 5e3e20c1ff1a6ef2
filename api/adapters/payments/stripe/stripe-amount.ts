import { minorDigits, type Money } from '../../../domain/shared-with-web/money.ts';

/** Currencies that Stripe counts in whole units (docs.stripe.com/currencies, "zero-decimal currencies"). */
const withoutDecimals = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '));
/** Counted in thousandths, of which the last digit must be 0 (same page, "three-decimal currencies"). */
const withThreeDecimals = new Set('BHD JOD KWD OMR TND'.split(' '));

/**
 * The amount in the unit that Stripe counts this currency in, which is not always ours (CRC has no decimals here and two
 * there). Null when Stripe cannot take exactly this amount: another one is never charged instead.
 */
export function stripeAmount({ minor, currency }: Money): number | null {
  const digits = withoutDecimals.has(currency) ? 0 : withThreeDecimals.has(currency) ? 3 : 2;
  const shift = digits - minorDigits(currency);
  const amount = shift >= 0 ? minor * 10 ** shift : minor / 10 ** -shift;
  if (!Number.isSafeInteger(amount) || amount <= 0) return null;
  return digits === 3 && amount % 10 !== 0 ? null : amount;
}
