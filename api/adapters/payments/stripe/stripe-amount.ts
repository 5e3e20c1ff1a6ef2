import { minorDigits, money, type Money } from '../../../domain/shared-with-web/money.ts';

/** Currencies that Stripe counts in whole units (docs.stripe.com/currencies, "zero-decimal currencies"). */
const withoutDecimals = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '));
/** Counted in thousandths, of which the last digit must be 0 (same page, "three-decimal currencies"). */
const withThreeDecimals = new Set('BHD JOD KWD OMR TND'.split(' '));

/**
 * The amount in the unit that Stripe counts this currency in, which is not always ours (CRC has no decimals here and two
 * there). Null when Stripe cannot take exactly this amount: another one is never charged instead.
 */
export function stripeAmount({ minor, currency }: Money): number | null {
  const digits = digitsAtStripe(currency);
  const shift = digits - minorDigits(currency);
  const amount = shift >= 0 ? minor * 10 ** shift : minor / 10 ** -shift;
  if (!Number.isSafeInteger(amount) || amount <= 0) return null;
  return digits === 3 && amount % 10 !== 0 ? null : amount;
}

/** What an amount in Stripe's unit is to us; null when it is no whole number of our minor units. */
export function moneyOfStripe(amount: number, stripeCurrency: string): Money | null {
  const currency = stripeCurrency.toUpperCase();
  const shift = digitsAtStripe(currency) - minorDigits(currency);
  const minor = shift >= 0 ? amount / 10 ** shift : amount * 10 ** -shift;
  return Number.isSafeInteger(minor) ? money(minor, currency) : null;
}

/** The amount of an object of Stripe; throws when it is none that we could have asked for. */
export function amountOf({ id, amount, currency }: { id: string; amount: number; currency: string }): Money {
  const sum = moneyOfStripe(amount, currency);
  if (!sum) throw new Error(`${id} is no whole number of minor units of ${currency}.`);
  return sum;
}

function digitsAtStripe(currency: string): number {
  if (withoutDecimals.has(currency)) return 0;
  return withThreeDecimals.has(currency) ? 3 : 2;
}
