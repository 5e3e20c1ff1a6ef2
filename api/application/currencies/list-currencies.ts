import type { Currency } from '../../domain/currencies/currency.ts';
import type { CurrencyStore } from '../../ports/currency-store.ts';

/** Every currency, also inactive ones: the base first. */
export class ListCurrencies {
  private readonly currencies: CurrencyStore;

  constructor(currencies: CurrencyStore) {
    this.currencies = currencies;
  }

  run(): Promise<Currency[]> {
    return this.currencies.list();
  }
}
