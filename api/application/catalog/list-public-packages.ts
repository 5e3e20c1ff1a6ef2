import {
  onSale,
  originalPriceIn,
  priceIn,
  type CreditPackage,
  type Package,
  type Plan,
} from '../../domain/catalog/package.ts';
import { currencyInForce, type Currency } from '../../domain/currencies/currency.ts';
import type { CurrencyNotOffered } from '../../domain/currencies/errors.ts';
import type { Money } from '../../domain/shared-with-web/money.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { CurrencyStore } from '../../ports/currencies/currency-store.ts';
import type { PackageStore } from '../../ports/catalog/package-store.ts';
import { readTogether } from './read-together.ts';

/** A package with its prices in one currency. */
export interface Priced<P extends Package> {
  item: P;
  price: Money;
  originalPrice: Money | null;
}

export interface PackageOffer {
  currency: Currency;
  plans: Priced<Plan>[];
  creditPackages: Priced<CreditPackage>[];
}

interface Deps {
  packages: PackageStore;
  currencies: CurrencyStore;
}

/** What is on sale, priced in the currency asked for; what has no right price in it is left out, and the admin's list names it. */
export class ListPublicPackages {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(code: string | undefined): Promise<Result<PackageOffer, CurrencyNotOffered>> {
    const { currencies, packages } = await readTogether(
      () => this.deps.currencies.list(),
      () => this.deps.packages.list(),
    );
    const currency = currencyInForce(currencies, code);
    if (!currency) return err({ code: 'currencies.not_offered', currency: code ?? '' });
    const offered = onSale(packages);
    const priced = <P extends Package>(item: P): Priced<P>[] => {
      const price = priceIn(item, currency);
      return price ? [{ item, price, originalPrice: originalPriceIn(item, currency) }] : [];
    };
    return ok({
      currency,
      plans: offered.filter((item) => item.type === 'package').flatMap(priced),
      creditPackages: offered.filter((item) => item.type === 'credits').flatMap(priced),
    });
  }
}
