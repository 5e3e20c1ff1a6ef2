import { isInEu } from './countries.ts';
import { money, shareOf, type Money } from './money.ts';

/**
 * How a sale is taxed. `taxed`: the price includes tax at a rate; `reverse_charge`: the business that buys accounts for it;
 * `outside`: no rate holds for the customer's country; `unregistered`: the seller is not registered for VAT.
 */
export type TaxTreatment = 'taxed' | 'reverse_charge' | 'outside' | 'unregistered';

export interface TaxTerms {
  treatment: TaxTreatment;
  /** Hundredths of a percent: 2550 is 25.5 %. Zero unless `taxed`. */
  rate: number;
}

/** Where a customer is, and for which business they buy. */
export interface BillingDetails {
  /** ISO 3166-1 alpha-2 code; null when nobody asked for it. */
  country: string | null;
  /** With its prefix and without blanks; null for a consumer. */
  vatNumber: string | null;
  company: string | null;
  address: string | null;
}

/** The tax within an order, as it was when the order was placed. */
export interface OrderTax extends BillingDetails, TaxTerms {
  amount: Money;
}

/** The seller and the rates, as far as they decide how a sale is taxed. */
export interface TaxRules {
  registered: boolean;
  /** The seller's country; empty while it is not known. */
  country: string;
  /** Standard rates in hundredths of a percent, by country. */
  rates: Readonly<Record<string, number>>;
}

/** A whole in hundredths of a percent. */
const WHOLE = 10_000;

/**
 * How a sale to a customer in `country` is taxed. Reverse charge needs a business with a VAT number of an EU country other than
 * the seller's (Articles 44 and 196 of Directive 2006/112/EC); everybody else pays the rate of their country.
 */
export function taxTerms(rules: TaxRules, country: string | null, hasVatNumber: boolean): TaxTerms {
  if (!rules.registered || country === null) return { treatment: 'unregistered', rate: 0 };
  if (hasVatNumber && isInEu(country) && country !== rules.country)
    return { treatment: 'reverse_charge', rate: 0 };
  const rate = rules.rates[country];
  return rate === undefined ? { treatment: 'outside', rate: 0 } : { treatment: 'taxed', rate };
}

/** The tax within a price that includes it: price × rate ÷ (100 % + rate), rounded once, half away from zero. */
export function taxWithin(price: Money, rate: number): Money {
  return shareOf(price, rate, WHOLE + rate);
}

/**
 * The document's tax given out to its lines, so that they add up to it: each line's own tax rounded down, and the minor units
 * left over go one each to the lines that lost most by it, the earlier first.
 */
export function taxOfLines(lines: readonly Money[], rate: number, documentTax: Money): Money[] {
  const base = BigInt(WHOLE + rate);
  const exact = lines.map(({ minor }) => BigInt(minor) * BigInt(rate));
  const given = exact.map((product) => Number(product / base));
  const left = documentTax.minor - given.reduce((sum, minor) => sum + minor, 0);
  const byLoss = exact
    .map((product, index) => ({ index, loss: product % base }))
    .toSorted((a, b) => (a.loss === b.loss ? a.index - b.index : a.loss > b.loss ? -1 : 1));
  for (const { index } of byLoss.slice(0, left)) given[index] = (given[index] ?? 0) + 1;
  return given.map((minor) => money(minor, documentTax.currency));
}

/** A percentage in hundredths of a percent; NaN when it has more than two decimals. */
export function rateOf(percent: number): number {
  const rate = Math.round(percent * 100);
  return rate / 100 === percent ? rate : Number.NaN;
}

/** A rate as people read it: `25.5`. */
export function rateText(rate: number): string {
  return String(rate / 100);
}
