import {
  onShelf,
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

export interface Shelf {
  currency: Currency;
  plans: Priced<Plan>[];
  creditPackages: Priced<CreditPackage>[];
}

interface Deps {
  packages: PackageStore;
  currencies: CurrencyStore;
}

/** What is on sale, priced in the currency asked for. */
export class ListPublicPackages {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(code: string | undefined): Promise<Result<Shelf, CurrencyNotOffered>> {
    const { currencies, packages } = await readTogether(
      () => this.deps.currencies.list(),
      () => this.deps.packages.list(),
    );
    const currency = currencyInForce(currencies, code);
    if (!currency) return err({ code: 'currencies.not_offered', currency: code ?? '' });
    const shelf = onShelf(packages);
    const price = <P extends Package>(item: P): Priced<P> => ({
      item,
      price: priceIn(item, currency),
      originalPrice: originalPriceIn(item, currency),
    });
    return ok({
      currency,
      plans: shelf.filter((item) => item.type === 'package').map(price),
      creditPackages: shelf.filter((item) => item.type === 'credits').map(price),
    });
  }
}
