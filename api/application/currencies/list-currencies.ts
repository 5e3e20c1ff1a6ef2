import type { Currency } from '../../domain/currencies/currency.ts';
import type { CurrencyStore } from '../../ports/currency-store.ts';

interface Deps {
  currencies: CurrencyStore;
}

/** Every currency, also inactive ones: the base first. */
export class ListCurrencies {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  run(): Promise<Currency[]> {
    return this.deps.currencies.list();
  }
}
