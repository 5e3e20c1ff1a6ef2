/** API calls for links that show one analysis. */
import { useQueryClient } from '@tanstack/react-query';
import {
  getListSharesQueryKey,
  useGetSharedAnalysis,
  useListShares,
  useRevokeShare,
  useShareAnalysis,
} from './generated/client/analysis/analysis.ts';

/** The links of an own analysis that still work. */
export const useShares = (analysisId: string) => useListShares(analysisId);

/** Makes a link; the list follows. */
export function useMakeShare(analysisId: string) {
  const client = useQueryClient();
  const queryKey = getListSharesQueryKey(analysisId);
  return useShareAnalysis({ mutation: { onSuccess: () => client.invalidateQueries({ queryKey }) } });
}

/** Revokes a link; the list follows, also where it was gone already. */
export function useEndShare(analysisId: string) {
  const client = useQueryClient();
  const queryKey = getListSharesQueryKey(analysisId);
  return useRevokeShare({ mutation: { onSettled: () => client.invalidateQueries({ queryKey }) } });
}

/** What a link shows; it does not change. */
export const useSharedAnalysis = (token: string) =>
  useGetSharedAnalysis(token, { query: { staleTime: Infinity } });
