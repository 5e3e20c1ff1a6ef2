import { defaultCurrency, type Currency } from '../../domain/currencies/currency.ts';
import type { CurrencyStore } from '../../ports/currency-store.ts';

/** The currencies that customers may choose. */
export class ListPublicCurrencies {
  private readonly currencies: CurrencyStore;

  constructor(currencies: CurrencyStore) {
    this.currencies = currencies;
  }

  async run(): Promise<{ active: Currency[]; defaultCode: string }> {
    const all = await this.currencies.list();
    return { active: all.filter(({ active }) => active), defaultCode: defaultCurrency(all).code };
  }
}
