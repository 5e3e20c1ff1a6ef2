import { baseOf, type Currency } from '../../../domain/currencies/currency.ts';
import type { components } from '../generated/contract.ts';
import { presentCurrency } from './currencies-presenters.ts';
import { csvCell } from '../analysis/series-csv.ts';

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

/** The currencies as CSV (RFC 4180), one a line; rates with every decimal that is kept. */
export function currenciesCsv(currencies: readonly Currency[]): string {
  const head = ['code', 'name', 'symbol', 'exchange_rate', 'is_base', 'active', 'last_synced', 'needs_sync'];
  const yes = (is: boolean): string => (is ? 'yes' : 'no');
  const rows = currencies.map((own) => [
    own.code,
    own.name,
    own.symbol,
    own.rate,
    yes(own.isBase),
    yes(own.active),
    own.lastSynced?.toISOString() ?? null,
    yes(own.needsSync),
  ]);
  return [head, ...rows].map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');
}
