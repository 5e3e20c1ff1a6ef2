/** API calls for what admins do with currencies. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getListPackagesQueryKey } from './generated/client/catalog/catalog.ts';
import {
  getListCurrenciesQueryKey,
  listCurrencies,
  useSyncRates as useSyncRatesCall,
  useUpdateCurrency,
} from './generated/client/currencies/currencies.ts';
import type { AdminCurrencyList } from './generated/model';
import { downloadCsv } from './download.ts';
import { useRefreshPrices } from './ordering.ts';

export type { AdminCurrency, AdminCurrencyList, CurrencyChange, RateSync } from './generated/model';

/** Every currency, also inactive ones; the base first. */
export function useAllCurrencies() {
  return useQuery({
    queryKey: getListCurrenciesQueryKey(),
    // Without a wish for CSV the answer is JSON.
    queryFn: async ({ signal }) => (await listCurrencies(signal)) as AdminCurrencyList,
  });
}

/** Asks again for all that rates and the base decide. Resolves when the list of currencies is here again. */
function useReloadCurrencies() {
  const client = useQueryClient();
  const refreshPrices = useRefreshPrices();
  return async (): Promise<void> => {
    void refreshPrices();
    void client.invalidateQueries({ queryKey: getListPackagesQueryKey() });
    await client.invalidateQueries({ queryKey: getListCurrenciesQueryKey() });
  };
}

/** Makes a currency the base, offers it or not, or sets its rate. Rejects with `ApiError`. */
export function useChangeCurrency() {
  const onSuccess = useReloadCurrencies();
  return useUpdateCurrency({ mutation: { onSuccess } });
}

/** Takes over the rates of the day. Rejects with `ApiError`. */
export function useSyncRates() {
  const onSuccess = useReloadCurrencies();
  return useSyncRatesCall({ mutation: { onSuccess } });
}

export const downloadCurrencies = (): Promise<Blob> => downloadCsv('/admin/currencies');
