import type { CreditAmount } from '../shared-with-web/credit-amount.ts';
import { chargeStep, nearestChargeable } from '../shared-with-web/chargeable.ts';
import { convert, isPrice, type Money, type Rate } from '../shared-with-web/money.ts';
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
 * price × rate, rounded half away from zero to what a gateway can charge of the currency. Null when there is no right one: it would
 * be out of bounds, or something that costs money would cost nothing for its rounding. It is not sold in that currency then.
 */
export function priceIn(item: Package, currency: PricingCurrency): Money | null {
  const price = asked(item.price, item.customPrices.get(currency.code), currency);
  return price && (price.minor > 0 || isMeantToBeFree(item, currency)) ? price : null;
}

/** The former price in a currency; null when there is none, or it would not be above the price asked now. */
export function originalPriceIn(item: Package, currency: PricingCurrency): Money | null {
  const original = item.originalPrice && asked(item.originalPrice, undefined, currency);
  const price = priceIn(item, currency);
  return original && price && original.minor > price.minor ? original : null;
}

/** `custom`, or what an amount of the base comes to in a currency, as a gateway can charge it; null when it is no price. */
export function asked(amount: Money, custom: Money | undefined, currency: PricingCurrency): Money | null {
  const { code, rate, isBase } = currency;
  const set = isBase ? amount : custom;
  const price = set ? nearestChargeable(set) : convert(amount, rate, code, chargeStep(code));
  return price && isPrice(price) ? price : null;
}

/** Whether somebody has set the price that counts in this currency to nothing. */
function isMeantToBeFree({ price, customPrices }: Package, { code, isBase }: PricingCurrency): boolean {
  return ((!isBase && customPrices.get(code)) || price).minor === 0;
}

/** Codes of the currencies among `currencies` in which the package has no price. */
export function unpricedIn(item: Package, currencies: readonly PricingCurrency[]): string[] {
  return currencies.filter((currency) => !priceIn(item, currency)).map(({ code }) => code);
}

/** What is on sale, in the order of the price list: active ones only, popular first, then by position. */
export function onSale<P extends Package>(packages: readonly P[]): P[] {
  return packages
    .filter(({ active }) => active)
    .sort((a, b) => Number(b.popular) - Number(a.popular) || a.position - b.position);
}
