import { baseOf, type Currency } from '../../domain/currencies/currency.ts';
import type { CurrencyStore } from '../../ports/currencies/currency-store.ts';
import type { PackageStore } from '../../ports/catalog/package-store.ts';
import { stocked, type Stocked } from './catalogue-editor.ts';
import { readTogether } from './read-together.ts';

/** Every package, also inactive ones, with the currency that their prices are in. */
export interface Catalogue {
  packages: Stocked[];
  base: Currency;
}

interface Deps {
  packages: PackageStore;
  currencies: CurrencyStore;
}

/** The whole catalogue, for those who run it. */
export class ListPackages {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(): Promise<Catalogue> {
    const { packages, currencies } = await readTogether(
      () => this.deps.currencies.list(),
      () => this.deps.packages.list(),
    );
    return { packages: packages.map((item) => stocked(item, currencies)), base: baseOf(currencies) };
  }
}
