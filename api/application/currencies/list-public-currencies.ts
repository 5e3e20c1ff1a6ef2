import { defaultCurrency, type Currency } from '../../domain/currencies/currency.ts';
import type { CurrencyStore } from '../../ports/currencies/currency-store.ts';

interface Deps {
  currencies: CurrencyStore;
}

/** The currencies that customers may choose. */
export class ListPublicCurrencies {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(): Promise<{ active: Currency[]; defaultCode: string }> {
    const all = await this.deps.currencies.list();
    return { active: all.filter(({ active }) => active), defaultCode: defaultCurrency(all).code };
  }
}
