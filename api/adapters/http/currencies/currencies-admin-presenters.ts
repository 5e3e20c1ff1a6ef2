import type { Column } from '../csv.ts';
import { baseOf, isRateOld, rateAgeDays, type Currency } from '../../../domain/currencies/currency.ts';
import type { CurrencyRefusal } from '../../../domain/currencies/errors.ts';
import { lossText } from '../../../domain/shared/lost-price.ts';
import { RATE_BOUNDS } from '../../../domain/currencies/published-rates.ts';
import type { RatesSource } from '../../../ports/currencies/rates-source.ts';
import type { Failure } from '../problem.ts';
import type { components } from '../generated/contract.ts';
import { presentCurrency } from './currencies-presenters.ts';

type Schemas = components['schemas'];

/** Why a currency was not changed, and what an admin has to look at. */
export function currencyFailure(refusal: CurrencyRefusal): Failure {
  const { code } = refusal;
  if (code === 'currencies.bad_rate') {
    const message = `must be a number from ${RATE_BOUNDS.least} to ${RATE_BOUNDS.most}`;
    return { code, errors: [{ field: 'exchange_rate', message }] };
  }
  if (code === 'currencies.rate_far_off') {
    const { currency, before, after } = refusal;
    const change = Math.round((Number(after) / Number(before) - 1) * 100);
    const off = `${Math.abs(change)}% ${change < 0 ? 'less' : 'more'}`;
    const detail = `The rate of ${currency} would change from ${before} to ${after}, which is ${off}. Confirm it, or correct it.`;
    return {
      code,
      detail,
      errors: [{ field: 'exchange_rate', message: `is ${off} than the rate in force` }],
    };
  }
  if (code !== 'currencies.prices_lost' && code !== 'currencies.base_unusable') return { code };
  const errors = refusal.lost.map((lost) => ({ field: `${lost.id}.${lost.field}`, message: lossText(lost) }));
  return errors.length > 0 ? { code, errors } : { code };
}

/** A currency as admins see it. */
export function presentAdminCurrency(
  currency: Currency,
  source: RatesSource,
  now: Date,
): Schemas['AdminCurrency'] {
  return {
    ...presentCurrency(currency),
    last_synced: currency.lastSynced?.toISOString() ?? null,
    needs_sync: currency.needsSync,
    held_rate: currency.heldRate === null ? null : Number(currency.heldRate),
    rate_date: currency.rateDate,
    rate_age_days: rateAgeDays(currency, now),
    rate_old: isRateOld(currency, source.kind, now),
    set_by_hand: currency.setByHand,
  };
}

/** All of them. */
export function presentCurrencies(
  currencies: readonly Currency[],
  source: RatesSource,
  now: Date,
): Schemas['AdminCurrencyList'] {
  return {
    currencies: currencies.map((currency) => presentAdminCurrency(currency, source, now)),
    base_currency: baseOf(currencies).code,
    needs_sync: currencies.some(({ needsSync }) => needsSync),
    rates_source: source.kind,
    built_in_date: source.builtInDate,
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
  ['held_rate', ({ heldRate }) => heldRate],
  ['rate_date', ({ rateDate }) => rateDate],
  ['set_by_hand', ({ setByHand }) => setByHand],
];
