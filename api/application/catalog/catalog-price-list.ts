import { priceIn } from '../../domain/catalog/package.ts';
import { currencyInForce } from '../../domain/currencies/currency.ts';
import type { CurrencyStore } from '../../ports/currencies/currency-store.ts';
import type { PackageStore } from '../../ports/catalog/package-store.ts';
import type { CurrencyInForce, PricedItem, PriceList } from '../../ports/catalog/price-list.ts';
import type { Transaction } from '../../ports/shared/unit-of-work.ts';
import { readTogether } from './read-together.ts';

interface Deps {
  packages: PackageStore;
  currencies: CurrencyStore;
}

/** The price list, out of the packages and rates as they are stored now. */
export class CatalogPriceList implements PriceList {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async find(itemId: string, currency: string, tx?: Transaction): Promise<PricedItem | null> {
    const { currencies, packages } = await readTogether(
      () => this.deps.currencies.list(tx),
      async () => [await this.deps.packages.find(itemId, tx)].filter((found) => found !== null),
    );
    const inForce = currencyInForce(currencies, currency);
    const item = packages[0];
    if (!inForce || !item?.active) return null;
    const price = priceIn(item, inForce);
    if (!price) return null;
    const { id, name, description, type, tier, credits, validityDays } = item;
    return {
      id,
      name,
      description,
      type,
      tier,
      credits,
      validityDays,
      price,
      basePrice: item.price,
      rate: inForce.rate,
    };
  }

  async currencyInForce(code: string | undefined, tx?: Transaction): Promise<CurrencyInForce | null> {
    const found = currencyInForce(await this.deps.currencies.list(tx), code);
    return found && { code: found.code, rate: found.rate, isBase: found.isBase };
  }
}
