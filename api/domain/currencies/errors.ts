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

export type CurrenciesErrorCode = (CurrencyNotOffered | SyncFailed)['code'];
