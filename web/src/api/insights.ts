/** API calls for the figures of the dashboard. */
import { useGetMarketPulse } from './generated/client/insights/insights.ts';
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
