import type { GetAdminAnalytics } from '../../../application/insights/get-admin-analytics.ts';
import type { GetOverview } from '../../../application/insights/get-overview.ts';
import type { Handlers } from '../handler.ts';
import { csvAnswer } from '../csv.ts';
import { analyticsTable, overviewTable, presentAnalytics, presentOverview } from './insights-presenters.ts';

export interface InsightsAdminUseCases {
  getOverview: GetOverview;
  getAdminAnalytics: GetAdminAnalytics;
}

/** Figures of the moment, as JSON or CSV: nobody keeps them. */
const FRESH = { 'Cache-Control': 'no-store', Vary: 'Accept' };

/** Answers about the whole platform, for operators. */
export function insightsAdminHandlers({ getOverview, getAdminAnalytics }: InsightsAdminUseCases) {
  return {
    async getOverview({ accept }) {
      const overview = await getOverview.run();
      if (accept === 'text/csv') {
        const { columns, rows } = overviewTable(overview);
        return csvAnswer('wickwise-overview.csv', columns, rows);
      }
      return { status: 200, body: presentOverview(overview), headers: FRESH };
    },

    async getAdminAnalytics({ query, accept }) {
      const analytics = await getAdminAnalytics.run(query.days ?? 30);
      const { days } = analytics;
      if (accept === 'text/csv') {
        const { columns, rows } = analyticsTable(analytics);
        return csvAnswer(`wickwise-${days}-days.csv`, columns, rows);
      }
      return { status: 200, body: presentAnalytics(analytics), headers: FRESH };
    },
  } satisfies Pick<Handlers, 'getOverview' | 'getAdminAnalytics'>;
}
