import type { CreditAmount } from '../shared-with-web/credit-amount.ts';
import { convert, type Money, type Rate } from '../shared-with-web/money.ts';
import type { SubscriptionTier } from '../shared/subscription-tier.ts';

/** What plans and credit packages have in common. */
interface Sellable {
  /** Unique and never changed: `professional`, `credits-standard`. */
  id: string;
  name: string;
  description: string;
  /** In the base currency. */
  price: Money;
  /** Former price to strike through, in the base currency. */
  originalPrice: Money | null;
  /** Prices that hold in a currency instead of base × rate, by its code. */
  customPrices: ReadonlyMap<string, Money>;
  /** Days until what was bought expires; null: never. */
  validityDays: number | null;
  features: readonly string[];
  popular: boolean;
  /** Only active packages are on sale. */
  active: boolean;
  /** Accent as `#rrggbb`. */
  color: string | null;
  /** Order among its like, after popular first. */
  position: number;
}

/** Sets the tier of who buys it; credits come from credit packages. */
export interface Plan extends Sellable {
  type: 'package';
  tier: Exclude<SubscriptionTier, 'none'>;
  credits: null;
}

/** Adds credits to who buys it; the tier stays. */
export interface CreditPackage extends Sellable {
  type: 'credits';
  tier: null;
  credits: CreditAmount;
}

export type Package = Plan | CreditPackage;

/** A currency as far as a price needs it. */
export interface PricingCurrency {
  code: string;
  /** Units of it per unit of the base currency. */
  rate: Rate;
  isBase: boolean;
}

/**
 * The price in a currency: in the base the stored price; else the package's custom price in that currency; else base
 * price × rate, rounded half away from zero to the currency's minor unit.
 */
export function priceIn({ price, customPrices }: Package, currency: PricingCurrency): Money {
  if (currency.isBase) return price;
  return customPrices.get(currency.code) ?? convert(price, currency.rate, currency.code);
}

/** The former price in a currency; null when there is none, or it would not be above the price asked now. */
export function originalPriceIn(item: Package, currency: PricingCurrency): Money | null {
  if (!item.originalPrice) return null;
  const original = currency.isBase
    ? item.originalPrice
    : convert(item.originalPrice, currency.rate, currency.code);
  return original.minor > priceIn(item, currency).minor ? original : null;
}

/** What is on sale, in the order of the price list: active ones only, popular first, then by position. */
export function onSale<P extends Package>(packages: readonly P[]): P[] {
  return packages
    .filter(({ active }) => active)
    .sort((a, b) => Number(b.popular) - Number(a.popular) || a.position - b.position);
}
