import type { ListPublicCurrencies } from '../../../application/currencies/list-public-currencies.ts';
import type { SyncRates } from '../../../application/currencies/sync-rates.ts';
import { signedIn, type Handlers } from '../handler.ts';
import { presentCurrency, presentSync } from './currencies-presenters.ts';

export interface CurrenciesUseCases {
  listPublicCurrencies: ListPublicCurrencies;
  syncRates: SyncRates;
}

/** Answers of the currencies operations. */
export function currenciesHandlers({ listPublicCurrencies, syncRates }: CurrenciesUseCases) {
  return {
    async listPublicCurrencies() {
      const { active, defaultCode } = await listPublicCurrencies.run();
      return {
        status: 200,
        body: { currencies: active.map(presentCurrency), default_currency: defaultCode },
      };
    },

    async syncRates(request) {
      const result = await syncRates.run(signedIn(request).user.id);
      if (result.ok) return { status: 200, body: presentSync(result.value) };
      const { code, reason } = result.error;
      request.log.warn({ reason }, 'Exchange rates not synced');
      return { failure: { code, detail: `Failed to sync exchange rates: ${reason}. Nothing was changed.` } };
    },
  } satisfies Pick<Handlers, 'listPublicCurrencies' | 'syncRates'>;
}
