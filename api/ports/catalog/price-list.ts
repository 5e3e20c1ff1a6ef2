import type { CreditAmount } from '../../domain/shared-with-web/credit-amount.ts';
import type { Money, Rate } from '../../domain/shared-with-web/money.ts';
import type { SubscriptionTier } from '../../domain/shared/subscription-tier.ts';
import type { Transaction } from '../shared/unit-of-work.ts';

/** Something on sale, with its price in one currency. */
export interface PricedItem {
  /** The package's id: `professional`. */
  id: string;
  name: string;
  description: string;
  type: 'package' | 'credits';
  /** What the plan gives; null for credit packages. */
  tier: SubscriptionTier | null;
  /** What a credit package holds; null for plans. */
  credits: CreditAmount | null;
  /** Days until credits bought today expire; null: never. */
  validityDays: number | null;
  /** The price in the currency asked for: the package's custom price in it, else base price × rate. */
  price: Money;
  /** The stored price, in the base currency. */
  basePrice: Money;
  /** Units of the currency asked for per unit of the base; `'1'` for the base itself. */
  rate: Rate;
}

/** A currency that customers may pay in. */
export interface CurrencyInForce {
  /** ISO 4217, upper case. */
  code: string;
  /** Units of it per unit of the base currency; `'1'` for the base. */
  rate: Rate;
  isBase: boolean;
}

/**
 * What things cost right now. With `tx` it reads inside that transaction; an order must keep the answer, because price
 * and rate may be different a moment later.
 */
export interface PriceList {
  /** The item priced in `currency`; null when there is no such item, it is inactive, the currency is not in force, or it has no right price there. */
  find(itemId: string, currency: string, tx?: Transaction): Promise<PricedItem | null>;
  /**
   * The active currency of that code (in any case); without a code the default: USD when active, else the base. Null
   * when the code is unknown or inactive.
   */
  currencyInForce(code: string | undefined, tx?: Transaction): Promise<CurrencyInForce | null>;
}
