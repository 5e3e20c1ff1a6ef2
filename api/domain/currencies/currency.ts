import type { Rate } from '../shared-with-web/money.ts';

/** A currency that prices may be shown and paid in. Exactly one is the base: prices are stored in it, and its rate is 1. */
export interface Currency {
  /** ISO 4217, upper case. */
  code: string;
  name: string;
  symbol: string;
  /** Units of it per unit of the base currency. */
  rate: Rate;
  isBase: boolean;
  /** Only active currencies are offered to customers. The base always is. */
  active: boolean;
  /** When a sync last set the rate; null: never. */
  lastSynced: Date | null;
  /** The rate was computed from an older one when the base changed, and nobody has set it since. */
  needsSync: boolean;
  /** What a sync published and did not put in force, because it is far from `rate`; null once an admin has set the rate. */
  heldRate: Rate | null;
}

/** The base among all currencies. Throws when there is none: the database does not allow that. */
export function baseOf(currencies: readonly Currency[]): Currency {
  const base = currencies.find(({ isBase }) => isBase);
  if (!base) throw new Error('There is no base currency.');
  return base;
}

/** What prices are shown in until somebody chooses: USD when it is active, else the base. */
export function defaultCurrency(currencies: readonly Currency[]): Currency {
  return currencies.find(({ code, active }) => code === 'USD' && active) ?? baseOf(currencies);
}

/** The active currency of that code, in any case; the default without a code; null when it is unknown or inactive. */
export function currencyInForce(currencies: readonly Currency[], code: string | undefined): Currency | null {
  if (code === undefined) return defaultCurrency(currencies);
  const wanted = code.toUpperCase();
  return currencies.find((currency) => currency.active && currency.code === wanted) ?? null;
}
