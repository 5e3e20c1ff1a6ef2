/** API calls for the figures of operators. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { downloadCsv } from './download.ts';
import {
  getAdminAnalytics,
  getGetAdminAnalyticsQueryKey,
  getGetOverviewQueryKey,
  getOverview,
} from './generated/client/insights/insights.ts';
import type { AdminAnalytics, GetAdminAnalyticsDays, Overview } from './generated/model';

export type { AdminAnalytics, Change, GetAdminAnalyticsDays, Overview, RecentOrder } from './generated/model';

/** Totals, what changed, and the orders placed last. */
export function useOverview() {
  return useQuery({
    queryKey: getGetOverviewQueryKey(),
    queryFn: async ({ signal }) => (await getOverview(signal)) as Overview,
    staleTime: 0,
  });
}

export const downloadOverview = (): Promise<Blob> => downloadCsv('/admin/analytics/overview');

/** Sales, packages, conversion, credits and readings of the last days; those of another period stay until these are here. */
export function useAdminAnalytics(days: GetAdminAnalyticsDays) {
  return useQuery({
    queryKey: getGetAdminAnalyticsQueryKey({ days }),
    queryFn: async ({ signal }) => (await getAdminAnalytics({ days }, signal)) as AdminAnalytics,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export const downloadAnalytics = (days: GetAdminAnalyticsDays): Promise<Blob> =>
  downloadCsv('/admin/analytics', { days });
