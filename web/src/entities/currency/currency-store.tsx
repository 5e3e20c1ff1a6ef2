import { createContext, useContext, useMemo, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { createLocalStore } from '../../lib/local-store.ts';
import type { LocalStore } from '../../lib/local-store.ts';

/** Local storage key of the chosen currency's code. */
export const CURRENCY_KEY = 'wickwise.currency';

/** The default currency of prices. */
export const DEFAULT_CURRENCY = 'USD';

const createCurrencyStore = () =>
  createLocalStore<string>({
    key: CURRENCY_KEY,
    write: (code) => code,
    read: (text) => (text !== null && /^[A-Z]{3}$/.test(text) ? text : DEFAULT_CURRENCY),
  });

const CurrencyContext = createContext<LocalStore<string> | null>(null);

export function CurrencyProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createCurrencyStore);
  return <CurrencyContext value={store}>{children}</CurrencyContext>;
}

/** The chosen currency, offered or not; `useCurrencies` gives the one in use. */
export function useCurrency(): { code: string; choose: (code: string) => void } {
  const store = useContext(CurrencyContext);
  if (!store) throw new Error('useCurrency must be used within a CurrencyProvider');
  const code = useSyncExternalStore(store.subscribe, store.get, store.blank);
  return useMemo(() => ({ code, choose: (next: string) => store.change(() => next) }), [code, store]);
}
