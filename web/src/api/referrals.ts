/** API calls for the partner links that bring visitors. */
import { useQueryClient } from '@tanstack/react-query';
import {
  getGetCurrentReferralQueryKey,
  useGetCurrentReferral,
  useRecordReferralClick,
} from './generated/client/partners/partners.ts';

export type { BrandCard } from './generated/model';

/** Which partner stands for this visitor; the server knows it by a cookie that scripts cannot read. */
export function useCurrentReferral() {
  return useGetCurrentReferral({ query: { staleTime: Infinity, retry: false } });
}

/** Counts a visit through a partner link; who stands for the visitor is known from then on. */
export function useRecordClick() {
  const client = useQueryClient();
  const queryKey = getGetCurrentReferralQueryKey();
  return useRecordReferralClick({
    mutation: {
      onMutate: () => client.cancelQueries({ queryKey }),
      onSuccess: ({ brand, expires_at }) => client.setQueryData(queryKey, { brand, expires_at }),
    },
  }).mutateAsync;
}
