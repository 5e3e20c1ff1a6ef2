import type { CreditAmount } from '../shared-with-web/credit-amount.ts';
import type { Money } from '../shared-with-web/money.ts';
import type { SubscriptionTier } from '../shared/subscription-tier.ts';
import { priceIn, type Package, type PricingCurrency } from './package.ts';

/** Something on sale, with its price in one currency. */
export interface Offer {
  name: string;
  type: 'package' | 'credits';
  /** What the plan gives; null for credit packages. */
  tier: SubscriptionTier | null;
  /** What a credit package holds; null for plans. */
  credits: CreditAmount | null;
  /** Days until credits bought today expire; null: never. */
  validityDays: number | null;
  /** The package's custom price in the currency, else base price × rate. */
  price: Money;
}

/** A package as it is sold in a currency; null when there is none, it is inactive, or it has no right price there. */
export function offerIn(item: Package | undefined, currency: PricingCurrency): Offer | null {
  const price = item?.active ? priceIn(item, currency) : null;
  if (!item || !price) return null;
  const { name, type, tier, credits, validityDays } = item;
  return { name, type, tier, credits, validityDays, price };
}
