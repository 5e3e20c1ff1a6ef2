/** API calls for the figures of the dashboard. */
import type { QueryClient } from '@tanstack/react-query';
import { ANALYSES_ON } from './analysis.ts';
import { getGetTourQueryOptions } from './generated/client/accounts/accounts.ts';
import {
  getGetAnalysisStatsQueryOptions,
  getListAnalysesQueryOptions,
} from './generated/client/analysis/analysis.ts';
import { getGetMarketPulseQueryOptions, useGetMarketPulse } from './generated/client/insights/insights.ts';
import { useListConversations } from './generated/client/tutor/tutor.ts';

export type { MarketPulse } from './generated/model';

/** How many conversations the dashboard asks for. */
export const CONVERSATIONS_ON_DASHBOARD = 5;

/** What everybody's charts of the last days say together. */
export const useMarketPulse = () => useGetMarketPulse();

/** The conversations with the assistant, latest message first. */
export function useLatestConversations() {
  return useListConversations({ limit: CONVERSATIONS_ON_DASHBOARD }, { query: { staleTime: 0 } });
}

/** Asks for what the dashboard shows first; its parts find the answers, or that they are on their way. */
export async function askForDashboard(client: QueryClient): Promise<void> {
  await Promise.all([
    client.prefetchQuery(getGetAnalysisStatsQueryOptions()),
    client.prefetchQuery(getListAnalysesQueryOptions({ limit: ANALYSES_ON.dashboard })),
    client.prefetchQuery(getGetMarketPulseQueryOptions()),
    client.prefetchQuery({ ...getGetTourQueryOptions(), staleTime: Infinity }),
  ]);
}
