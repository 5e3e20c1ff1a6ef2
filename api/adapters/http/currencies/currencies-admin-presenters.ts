import type { Column } from '../csv.ts';
import { baseOf, type Currency } from '../../../domain/currencies/currency.ts';
import type { components } from '../generated/contract.ts';
import { presentCurrency } from './currencies-presenters.ts';

type Schemas = components['schemas'];

/** A currency as admins see it. */
export function presentAdminCurrency(currency: Currency): Schemas['AdminCurrency'] {
  return {
    ...presentCurrency(currency),
    last_synced: currency.lastSynced?.toISOString() ?? null,
    needs_sync: currency.needsSync,
  };
}

/** All of them. */
export function presentCurrencies(currencies: readonly Currency[]): Schemas['AdminCurrencyList'] {
  return {
    currencies: currencies.map(presentAdminCurrency),
    base_currency: baseOf(currencies).code,
    needs_sync: currencies.some(({ needsSync }) => needsSync),
  };
}

/** The currencies as a table; rates with every decimal that is stored. */
export const CURRENCY_COLUMNS: readonly Column<Currency>[] = [
  ['code', ({ code }) => code],
  ['name', ({ name }) => name],
  ['symbol', ({ symbol }) => symbol],
  ['exchange_rate', ({ rate }) => rate],
  ['is_base', ({ isBase }) => isBase],
  ['active', ({ active }) => active],
  ['last_synced', ({ lastSynced }) => lastSynced?.toISOString() ?? null],
  ['needs_sync', ({ needsSync }) => needsSync],
];
