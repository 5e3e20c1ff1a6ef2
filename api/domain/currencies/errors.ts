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
  /** A rate per unit of the new base would be out of bounds. */
  | { code: 'currencies.base_unusable' };

export type CurrenciesErrorCode = (CurrencyNotOffered | SyncFailed | CurrencyRefusal)['code'];
