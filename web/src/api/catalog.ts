import { useListPublicPackages } from './generated/client/catalog/catalog.ts';
import { useListPublicCurrencies } from './generated/client/currencies/currencies.ts';
import type { PackageList } from './generated/model';

/** A plan as the server offers it. */
export type SoldPlan = PackageList['packages'][number];
/** A credit package as the server offers it. */
export type SoldCredits = PackageList['creditPackages'][number];

const FEW_MINUTES_MS = 300_000;

/** The currencies that prices may be shown in; they change rarely. */
export function useCurrencyList() {
  return useListPublicCurrencies({ query: { staleTime: FEW_MINUTES_MS } });
}

/** Everything on sale, priced in `currency`; asks once that is known. */
export function usePackageList(currency: string | null) {
  return useListPublicPackages(currency === null ? undefined : { currency }, {
    query: { staleTime: FEW_MINUTES_MS, enabled: currency !== null },
  });
}
