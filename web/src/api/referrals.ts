/** API calls for the partner links that bring visitors. */
import { useQueryClient } from '@tanstack/react-query';
import {
  getGetCurrentReferralQueryKey,
  useGetCurrentReferral,
  useRecordReferralClick,
} from './generated/client/partners/partners.ts';

export type { BrandCard } from './generated/model';

/** The partner this visitor is attributed to; the server reads it from an HttpOnly cookie. */
export function useCurrentReferral() {
  return useGetCurrentReferral({ query: { staleTime: Infinity, retry: false } });
}

/** Counts a visit through a partner link and stores the partner that the visitor is attributed to. */
export function useRecordClick() {
  const client = useQueryClient();
  const queryKey = getGetCurrentReferralQueryKey();
  return useRecordReferralClick({
    mutation: {
      onSuccess: async ({ brand, expires_at }) => {
        // A question still on its way was asked before the visitor was attributed.
        await client.cancelQueries({ queryKey });
        client.setQueryData(queryKey, { brand, expires_at });
      },
    },
  }).mutateAsync;
}
