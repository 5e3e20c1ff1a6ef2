import type { LostPrice } from '../shared/lost-price.ts';
import type { Rate } from '../shared-with-web/money.ts';

/** The currency asked for is unknown, or not offered. */
export interface CurrencyNotOffered {
  code: 'currencies.not_offered';
  /** As asked for. */
  currency: string;
}

/** Rates could not be taken over; nothing was changed. */
export interface SyncFailed {
  code: 'currencies.sync_failed';
  /** Why, as a clause for people: `the feed answered with status 500`. */
  reason: string;
}

/** Why a currency was not changed. */
export type CurrencyRefusal =
  | { code: 'currencies.not_found' }
  | { code: 'currencies.base_stays_active' }
  | { code: 'currencies.base_rate_fixed' }
  | { code: 'currencies.bad_rate' }
  /** A rate far from the one before that nobody has confirmed. */
  | { code: 'currencies.rate_far_off'; currency: string; before: Rate; after: Rate }
  /** A rate per unit of the new base would be out of bounds, or a price: then `lost` names it. */
  | { code: 'currencies.base_unusable'; lost: LostPrice[] }
  /** Prices that would be nothing in the new base, which nobody has confirmed. */
  | { code: 'currencies.prices_lost'; lost: LostPrice[] };

export type CurrenciesErrorCode = (CurrencyNotOffered | SyncFailed | CurrencyRefusal)['code'];
