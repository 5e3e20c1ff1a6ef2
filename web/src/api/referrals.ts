/** The door to the partner links that bring visitors. */
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import {
  getGetCurrentReferralQueryKey,
  recordReferralClick,
  useGetCurrentReferral,
} from './generated/client/partners/partners.ts';

export type { BrandCard } from './generated/model';

/** Which partner stands for this visitor; the server knows it by a cookie that scripts cannot read. */
export function useCurrentReferral() {
  return useGetCurrentReferral({ query: { staleTime: Infinity, retry: false } });
}

/** Counts a visit through a partner link; who stands for the visitor is known from then on. */
export function useRecordClick() {
  const client = useQueryClient();
  return useCallback(
    async (slug: string): Promise<void> => {
      const queryKey = getGetCurrentReferralQueryKey();
      await client.cancelQueries({ queryKey });
      const { brand, expires_at } = await recordReferralClick({ slug });
      client.setQueryData(queryKey, { brand, expires_at });
    },
    [client],
  );
}
