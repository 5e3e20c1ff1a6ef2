import type { Package } from '../../domain/catalog/package.ts';
import type { Currency } from '../../domain/currencies/currency.ts';
import type { TaxSettings } from '../../domain/taxes/tax-settings.ts';
import type { KeyState, KeyTaking } from '../shared/idempotency-keys.ts';

/** What decides about the price of a cart. */
export interface Terms {
  currencies: Currency[];
  /** Those of the cart, also inactive ones. */
  packages: Package[];
  taxRules: TaxSettings;
}

/**
 * What things cost right now. An order must keep the answer, because price and rate may be different a moment later.
 */
export interface CheckoutTerms {
  /**
   * Takes the key of a checkout, as `IdempotencyKeys` does, and reads the terms, which are all of one instant, so that prices and
   * rates speak of one base currency.
   */
  begin(taking: KeyTaking, itemIds: readonly string[]): Promise<{ known: KeyState; terms: Terms }>;
}
