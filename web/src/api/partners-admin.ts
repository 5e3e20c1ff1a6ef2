/** API calls for what admins do about partners and their money. */
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import {
  getGetBrandQueryKey,
  getListBrandsQueryKey,
  getListPartnerBalancesQueryKey,
  getListPayoutsQueryKey,
  getListSelfReferralsQueryKey,
  listBrands,
  listPartnerBalances,
  listPayouts,
  listSelfReferrals,
  useApprovePayout,
  useCreateBrand,
  useCreatePayout,
  useDeleteBrand,
  useExplainCommission,
  useGetBrand,
  useMarkPayoutPaid,
  useResendInvitation,
  useReviewSelfReferral,
  useUpdateBrand,
} from './generated/client/partners/partners.ts';
import type {
  BrandChange,
  BrandEnvelope,
  BrandList,
  ListBrandsParams,
  ListPartnerBalancesParams,
  ListPayoutsParams,
  ListSelfReferralsParams,
  PartnerBalanceList,
  PayoutList,
  SelfReferralList,
} from './generated/model';
import { downloadCsv } from './download.ts';
import { attemptKey } from './http.ts';

export type {
  Brand,
  BrandDraft,
  BrandInvitation,
  BrandStatus,
  CommissionExplanation,
  CommissionStatus,
  PartnerBalance,
  Payout,
  PayoutLine,
  ReviewFinding,
  SelfReferral,
} from './generated/model';

type Call<P, A> = (params: P, signal?: AbortSignal) => Promise<A | string>;

/** A page of a list; the page before stays until the next one is here. The call without a wish for CSV answers JSON. */
function usePage<P, A extends object>(key: readonly unknown[], call: Call<P, A>, params: P) {
  return useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await call(params, signal)) as A,
    placeholderData: keepPreviousData,
  });
}

export const useBrands = (params: ListBrandsParams) =>
  usePage<ListBrandsParams, BrandList>(getListBrandsQueryKey(params), listBrands, params);

export const useBalances = (params: ListPartnerBalancesParams) =>
  usePage<ListPartnerBalancesParams, PartnerBalanceList>(
    getListPartnerBalancesQueryKey(params),
    listPartnerBalances,
    params,
  );

export const usePayouts = (params: ListPayoutsParams) =>
  usePage<ListPayoutsParams, PayoutList>(getListPayoutsQueryKey(params), listPayouts, params);

export const useSelfReferrals = (params: ListSelfReferralsParams) =>
  usePage<ListSelfReferralsParams, SelfReferralList>(
    getListSelfReferralsQueryKey(params),
    listSelfReferrals,
    params,
  );

/** One partner, always fetched again: it is about to be looked at closely or changed. */
export const useBrand = (id: string | null) =>
  useGetBrand(id ?? '', { query: { enabled: id !== null, staleTime: 0, gcTime: 0, retry: false } });

/** Why an order earned commission or not; null asks nothing. */
export const useCommission = (orderId: string | null) =>
  useExplainCommission(orderId ?? '', { query: { enabled: orderId !== null, retry: false } });

const refresh = (client: QueryClient, ...keys: (readonly unknown[])[]): Promise<unknown> =>
  Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));

/** Makes a partner and invites its user, changes one, deletes one, invites again; the list is fetched again. */
export function useBrandActions() {
  const client = useQueryClient();
  const relist = () => refresh(client, getListBrandsQueryKey());
  const keep = (answer: BrandEnvelope) => {
    client.setQueryData(getGetBrandQueryKey(answer.brand.id), answer);
    return relist();
  };
  const create = useCreateBrand({ mutation: { onSuccess: keep } });
  const update = useUpdateBrand({ mutation: { onSuccess: keep } });
  const remove = useDeleteBrand({ mutation: { onSuccess: relist } });
  const invite = useResendInvitation({ mutation: { onSuccess: keep } });
  return {
    create: create.mutateAsync,
    update: (brandId: string, data: BrandChange) => update.mutateAsync({ brandId, data }),
    remove: (brandId: string) => remove.mutateAsync({ brandId }),
    invite: (brandId: string) => invite.mutateAsync({ brandId }),
  };
}

/**
 * Makes the payout of a month, approves one, says that one was paid; the lists are fetched again. `key` names the attempt:
 * sent again it answers what became of it.
 */
export function usePayoutActions() {
  const client = useQueryClient();
  const mutation = {
    onSuccess: () => refresh(client, getListPayoutsQueryKey(), getListPartnerBalancesQueryKey()),
  };
  const create = useCreatePayout({ mutation });
  const approve = useApprovePayout({ mutation });
  const pay = useMarkPayoutPaid({ mutation });
  return {
    create: (month: string, key: string) => create.mutateAsync({ data: { month }, headers: attemptKey(key) }),
    approve: (payoutId: string) => approve.mutateAsync({ payoutId }),
    markPaid: (payoutId: string, key: string) => pay.mutateAsync({ payoutId, headers: attemptKey(key) }),
  };
}

/** Writes down what a look at an order found. */
export function useReview() {
  const client = useQueryClient();
  const { mutateAsync } = useReviewSelfReferral({
    mutation: { onSuccess: () => refresh(client, getListSelfReferralsQueryKey()) },
  });
  return mutateAsync;
}

/** Lists as files: what is filtered, not one page. */
export const downloads = {
  brands: (filter: object) => downloadCsv('/admin/brands', filter),
  balances: (filter: object) => downloadCsv('/admin/partner-balances', filter),
  payouts: () => downloadCsv('/admin/payouts'),
  payout: (id: string) => downloadCsv(`/admin/payouts/${id}`),
  selfReferrals: (filter: object) => downloadCsv('/admin/self-referrals', filter),
};
