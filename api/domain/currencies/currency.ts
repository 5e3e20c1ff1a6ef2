import type { Rate } from '../shared-with-web/money.ts';
import { DAY_MS } from '../shared-with-web/time.ts';

/** A currency that prices may be shown and paid in. Exactly one is the base: prices are stored in it, and its rate is 1. */
export interface Currency {
  /** ISO 4217, upper case. */
  code: string;
  name: string;
  symbol: string;
  /** Units of it per unit of the base currency. */
  rate: Rate;
  /** The day the rate is of, as `2026-03-02`: the one its source published it for, or the one it was set on by hand. Null for the base. */
  rateDate: string | null;
  /** An admin set the rate: a sync leaves it alone until the currency is to follow syncs again. */
  setByHand: boolean;
  isBase: boolean;
  /** Only active currencies are offered to customers. The base always is. */
  active: boolean;
  /** When a sync last set the rate; null: never. */
  lastSynced: Date | null;
  /** The rate was computed from an older one when the base changed, and nobody has set it since. */
  needsSync: boolean;
  /** What a sync published and did not put in force, because it is far from `rate`; null once an admin has set the rate. */
  heldRate: Rate | null;
  /** The day that rate is of. */
  heldRateDate: string | null;
}

/** The age from which on a rate is old: sources publish on every working day. */
export const OLD_RATE_DAYS = 7;

/** How many days ago (in UTC) the rate was of today; null for the base, whose rate is always 1. */
export function rateAgeDays({ rateDate }: Currency, now: Date): number | null {
  if (rateDate === null) return null;
  return Math.max(0, Math.floor((now.getTime() - Date.parse(rateDate)) / DAY_MS));
}

/**
 * Whether the rate is too old to be relied on unseen, and something newer can be had: from a feed that has been silent or not asked, or
 * from whoever set it by hand. Built-in rates are of one day for good; a warning that nothing can end would only be overlooked.
 */
export function isRateOld(currency: Currency, source: 'feed' | 'snapshot', now: Date): boolean {
  const age = rateAgeDays(currency, now);
  return age !== null && age > OLD_RATE_DAYS && (source === 'feed' || currency.setByHand);
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
