/** API calls for what partners see and do in their dashboard. */
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { download, downloadCsv } from './download.ts';
import {
  getGetOwnBrandQueryKey,
  getListOwnBrandOrdersQueryKey,
  listOwnBrandOrders,
  listStatementKeys,
  useExplainOwnCommission,
  useGetOwnBrand,
  useGetOwnBrandAnalytics,
  useGetOwnBrandStats,
  useListStatements,
  useUpdateOwnBrand,
} from './generated/client/partners/partners.ts';
import type { BrandOrderList, GetOwnBrandStatsParams, ListOwnBrandOrdersParams } from './generated/model';

export type { Brand, BrandAnalytics, BrandOrder, BrandStats, OwnBrandChange } from './generated/model';

/** How many days figures reach back. */
export type StatsDays = NonNullable<GetOwnBrandStatsParams['days']>;

export const useOwnBrand = () => useGetOwnBrand({ query: { staleTime: 60_000 } });

/** Changes how the own brand looks; everything that shows it follows. */
export function useSaveOwnBrand() {
  const client = useQueryClient();
  const { mutateAsync } = useUpdateOwnBrand({
    mutation: { onSuccess: (answer) => client.setQueryData(getGetOwnBrandQueryKey(), answer) },
  });
  return mutateAsync;
}

/** @param days left out: of all time */
export const useBrandStats = (days?: StatsDays) =>
  useGetOwnBrandStats(days === undefined ? undefined : { days }, {
    query: { placeholderData: keepPreviousData },
  });

export const useBrandAnalytics = (days: StatsDays) =>
  useGetOwnBrandAnalytics({ days }, { query: { placeholderData: keepPreviousData } });

/** A page of orders; the page before stays until the next one is here. */
export const useBrandOrders = (params: ListOwnBrandOrdersParams) =>
  useQuery({
    queryKey: getListOwnBrandOrdersQueryKey(params),
    queryFn: async ({ signal }) => (await listOwnBrandOrders(params, signal)) as BrandOrderList,
    placeholderData: keepPreviousData,
  });

/** Everything that is filtered, as a file. */
export const downloadBrandOrders = (filter: object = {}): Promise<Blob> =>
  downloadCsv('/brand/orders', filter);

/** Why an own order earned commission or not; null asks nothing. */
export const useOwnCommission = (orderId: string | null) =>
  useExplainOwnCommission(orderId ?? '', { query: { enabled: orderId !== null, retry: false } });

export const useStatementMonths = () => useListStatements();

/** The signed statement of a month, as the server wrote it. */
export const downloadStatement = (month: string): Promise<Blob> => download(`/brand/statements/${month}`);

/** The public keys with which statements are verified; always the newest. */
export const fetchStatementKeys = async () => (await listStatementKeys()).keys;
