import type { Priced, PackageOffer } from '../../../application/catalog/list-public-packages.ts';
import type { CreditPackage, Package, Plan } from '../../../domain/catalog/package.ts';
import type { Currency } from '../../../domain/currencies/currency.ts';
import { decimalNumber } from '../../../domain/shared-with-web/money.ts';
import type { components } from '../generated/contract.ts';

type Schemas = components['schemas'];

/** Everything on sale, in the names of the wire. */
export function presentPackageList({
  plans,
  creditPackages,
  currency,
}: PackageOffer): Schemas['PackageList'] {
  return {
    packages: plans.map((plan) => presentPlan(plan, currency)),
    creditPackages: creditPackages.map((pack) => presentCreditPackage(pack, currency)),
    currency: currency.code,
  };
}

function presentPlan(priced: Priced<Plan>, currency: Currency): Schemas['SubscriptionPlan'] {
  const { type, tier, credits } = priced.item;
  return { ...presentCommon(priced, currency), type, tier, credits };
}

function presentCreditPackage(priced: Priced<CreditPackage>, currency: Currency): Schemas['CreditPackage'] {
  const { type, tier, credits } = priced.item;
  return { ...presentCommon(priced, currency), type, tier, credits, unlimited: credits === 'unlimited' };
}

function presentCommon({ item, price, originalPrice }: Priced<Package>, currency: Currency) {
  return {
    id: item.id,
    name: item.name,
    description: item.description,
    price: decimalNumber(price),
    price_minor: price.minor,
    original_price: originalPrice && decimalNumber(originalPrice),
    original_price_minor: originalPrice && originalPrice.minor,
    currency: currency.code,
    currency_symbol: currency.symbol,
    validity_days: item.validityDays,
    features: [...item.features],
    popular: item.popular,
    active: item.active,
    color: item.color,
  };
}
