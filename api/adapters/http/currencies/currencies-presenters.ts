import type { HeldRate, RateSync } from '../../../application/currencies/sync-rates.ts';
import type { Currency } from '../../../domain/currencies/currency.ts';
import { minorDigits } from '../../../domain/shared-with-web/money.ts';
import type { components } from '../generated/contract.ts';

type Schemas = components['schemas'];

/** A currency in the names of the wire. */
export function presentCurrency(currency: Currency): Schemas['Currency'] {
  return {
    code: currency.code,
    name: currency.name,
    symbol: currency.symbol,
    exchange_rate: Number(currency.rate),
    is_base: currency.isBase,
    active: currency.active,
    minor_digits: minorDigits(currency.code) as 0 | 2 | 3,
  };
}

/** What a sync did, in the names of the wire. */
export function presentSync(done: RateSync): Schemas['RateSync'] {
  return {
    updated: done.updated,
    base_currency: done.baseCurrency,
    synced_at: done.syncedAt.toISOString(),
    source: done.source,
    rates_date: done.ratesDate,
    unchanged: done.unchanged,
    unusable: done.unusable,
    held: done.held.map(presentUntaken),
    kept: done.kept.map(presentUntaken),
  };
}

function presentUntaken({ code, before, after }: HeldRate) {
  return { code, rate_before: Number(before), exchange_rate: Number(after) };
}
