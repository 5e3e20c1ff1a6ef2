import { useCallback } from 'react';
import type { Money } from '../../../../api/domain/shared-with-web/money.ts';
import { useCurrencyList } from '../../api/catalog.ts';
import { formatMoney } from '../../lib/format-money.ts';
import { DEFAULT_CURRENCY, useCurrency } from './currency-store.tsx';

export interface CurrencyOnOffer {
  code: string;
  name: string;
  symbol: string;
}

/** What the product carries on with when the currencies cannot be loaded. */
export const DOLLAR: CurrencyOnOffer = { code: DEFAULT_CURRENCY, name: 'US dollar', symbol: '$' };

export interface Currencies {
  /** The active ones; only the dollar while they are not loaded. */
  currencies: readonly CurrencyOnOffer[];
  /** The one in force: the chosen one if it is active, else the default of the server. Null until that is known. */
  current: CurrencyOnOffer | null;
  choose: (code: string) => void;
}

export function useCurrencies(): Currencies {
  const { code, choose } = useCurrency();
  const { data, isFetched } = useCurrencyList();
  const active = data?.currencies ?? [];
  // Once asked in vain it stays the dollar while it is asked again: prices must not come and go.
  if (active.length === 0) return { currencies: [DOLLAR], current: isFetched ? DOLLAR : null, choose };
  const called = (wanted: string | undefined) => active.find((one) => one.code === wanted);
  const current = called(code) ?? called(data?.default_currency) ?? active[0] ?? DOLLAR;
  return { currencies: active, current, choose };
}

/** Writes an amount with the sign that the server names for its currency. */
export function useFormatMoney(): (amount: Money) => string {
  const { data } = useCurrencyList();
  return useCallback(
    (amount) => formatMoney(amount, data?.currencies.find(({ code }) => code === amount.currency)?.symbol),
    [data],
  );
}
