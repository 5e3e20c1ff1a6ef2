import type { GetMarketPulse } from '../../../application/insights/get-market-pulse.ts';
import type { Handlers } from '../handler.ts';
import { insightsAdminHandlers, type InsightsAdminUseCases } from './insights-admin-handlers.ts';

export interface InsightsUseCases extends InsightsAdminUseCases {
  getMarketPulse: GetMarketPulse;
}

/** Answers of the insights operations. */
export function insightsHandlers(useCases: InsightsUseCases) {
  return { ...marketHandlers(useCases), ...insightsAdminHandlers(useCases) };
}

function marketHandlers({ getMarketPulse }: InsightsUseCases) {
  return {
    async getMarketPulse() {
      const { counts, sample, sentiment, volatility, dataIndex, needed, days } = await getMarketPulse.run();
      const { analyses, bullish, bearish, sideways } = counts;
      const shares = { analyses, bullish, bearish, sideways };
      return {
        status: 200,
        body: { sample, needed, days, sentiment, volatility, data_index: dataIndex, ...shares },
      };
    },
  } satisfies Pick<Handlers, 'getMarketPulse'>;
}
