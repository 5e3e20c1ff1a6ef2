import type { CurrencyStore } from '../../../ports/currencies/currency-store.ts';
import type { Clock } from '../../../ports/shared/clock.ts';
import type { RatesSource } from '../../../ports/currencies/rates-source.ts';
import type { UpdateCurrency } from '../../../application/currencies/update-currency.ts';
import type { CurrencyChange } from '../../../domain/currencies/change-currency.ts';
import type { components } from '../generated/contract.ts';
import { signedIn, type Handlers } from '../handler.ts';
import { csvAnswer } from '../csv.ts';
import {
  CURRENCY_COLUMNS,
  currencyFailure,
  presentAdminCurrency,
  presentCurrencies,
} from './currencies-admin-presenters.ts';

export interface CurrenciesAdminUseCases {
  currencies: CurrencyStore;
  ratesSource: RatesSource;
  updateCurrency: UpdateCurrency;
  clock: Clock;
}

const HEADERS = { 'Cache-Control': 'no-store', Vary: 'Accept' };

/** Answers of the operations that run the currencies. */
export function currenciesAdminHandlers({
  currencies,
  ratesSource,
  updateCurrency,
  clock,
}: CurrenciesAdminUseCases) {
  return {
    async listCurrencies({ accept }) {
      const listed = await currencies.list();
      if (accept !== 'text/csv')
        return { status: 200, body: presentCurrencies(listed, ratesSource, clock.now()), headers: HEADERS };
      return csvAnswer('currencies.csv', CURRENCY_COLUMNS, listed);
    },

    async updateCurrency(request) {
      const [change, ...more] = changesOf(request.body);
      if (!change || more.length > 0) {
        const detail = 'Send exactly one of is_base, active, exchange_rate and set_by_hand.';
        return { failure: { code: 'request.invalid', detail } };
      }
      const { user } = signedIn(request);
      const result = await updateCurrency.run(user.id, request.path.code.toUpperCase(), change);
      if (result.ok)
        return {
          status: 200,
          body: { currency: presentAdminCurrency(result.value, ratesSource, clock.now()) },
        };
      return { failure: currencyFailure(result.error) };
    },
  } satisfies Partial<Handlers>;
}

function changesOf(body: components['schemas']['CurrencyChange']): CurrencyChange[] {
  const {
    is_base: isBase,
    active,
    exchange_rate: rate,
    set_by_hand: setByHand,
    confirm: confirmed = false,
  } = body;
  return [
    ...(isBase === undefined ? [] : [{ kind: 'base', confirmed } as const]),
    ...(active === undefined ? [] : [{ kind: 'active', active } as const]),
    ...(rate === undefined ? [] : [{ kind: 'rate', rate, confirmed } as const]),
    ...(setByHand === undefined ? [] : [{ kind: 'hand', setByHand } as const]),
  ];
}
