import { ContainerModule } from 'inversify';
import type { InsightsUseCases } from '../adapters/http/handlers/insights.ts';
import { PostgresMarketStatistics } from '../adapters/postgres/postgres-market-statistics.ts';
import { PostgresPlatformFigures } from '../adapters/postgres/postgres-platform-figures.ts';
import { GetAdminAnalytics } from '../application/insights/get-admin-analytics.ts';
import { GetMarketPulse } from '../application/insights/get-market-pulse.ts';
import { GetOverview } from '../application/insights/get-overview.ts';
import { catalogTokens } from './catalog-module.ts';
import { token, tokens } from './tokens.ts';

export const insightsUseCases = token<InsightsUseCases>('insightsUseCases');

/** Figures over many analyses, orders and accounts. */
export const insightsModule = new ContainerModule(({ bind }) => {
  bind(insightsUseCases).toResolvedValue(
    (database, currencies, clock) => {
      const figures = new PostgresPlatformFigures(database);
      return {
        getMarketPulse: new GetMarketPulse(new PostgresMarketStatistics(database), clock),
        getOverview: new GetOverview(figures, currencies, clock),
        getAdminAnalytics: new GetAdminAnalytics(figures, currencies, clock),
      };
    },
    [tokens.database, catalogTokens.currencies, tokens.clock],
  );
});
