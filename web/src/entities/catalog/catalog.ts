import { useMemo } from 'react';
import { usePackageList } from '../../api/catalog.ts';
import { useCurrencies } from '../currency/currencies.ts';
import { DEFAULT_CURRENCY } from '../currency/currency-store.tsx';
import { builtInCredits, builtInPlans } from './fallback.ts';
import { creditsOf, planOf, popularFirst } from './on-offer.ts';
import type { CreditsOnOffer, PlanOnOffer } from './on-offer.ts';

export interface Catalog {
  plans: readonly PlanOnOffer[];
  creditPackages: readonly CreditsOnOffer[];
  /** The currency of every price in it. */
  currency: string;
  /** False: the built-in list in dollars, because the server's could not be loaded or was empty. */
  live: boolean;
}

const builtIn: Catalog = {
  plans: builtInPlans,
  creditPackages: builtInCredits,
  currency: DEFAULT_CURRENCY,
  live: false,
};

/** The catalogue in the current currency; null while it is loading, and never empty after that. */
export function useCatalog(): { catalog: Catalog | null; retry: () => void; retrying: boolean } {
  const { current } = useCurrencies();
  const { data, isPending, refetch, isFetching } = usePackageList(current?.code ?? null);
  const catalog = useMemo<Catalog | null>(() => {
    if (isPending) return null;
    if (!data || data.packages.length + data.creditPackages.length === 0) return builtIn;
    return {
      plans: popularFirst(data.packages.map(planOf)),
      creditPackages: popularFirst(data.creditPackages.map(creditsOf)),
      currency: data.currency,
      live: true,
    };
  }, [data, isPending]);
  return { catalog, retry: () => void refetch(), retrying: isFetching };
}
