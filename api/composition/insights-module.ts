import { ContainerModule } from 'inversify';
import { insightsHandlers } from '../adapters/http/insights/insights-handlers.ts';
import { PostgresMarketStatistics } from '../adapters/postgres/insights/postgres-market-statistics.ts';
import { PostgresPlatformFigures } from '../adapters/postgres/insights/postgres-platform-figures.ts';
import { GetAdminAnalytics } from '../application/insights/get-admin-analytics.ts';
import { GetMarketPulse } from '../application/insights/get-market-pulse.ts';
import { GetOverview } from '../application/insights/get-overview.ts';
import { tokens } from './tokens.ts';
import { call, type Source, wire } from './wire.ts';

/** Figures over many analyses, orders and accounts. */
export const insightsModule = new ContainerModule(({ bind }) => {
  wire(bind, tokens.marketStatistics, PostgresMarketStatistics);
  wire(bind, tokens.platformFigures, PostgresPlatformFigures);
  wire(bind, GetAdminAnalytics, { figures: tokens.platformFigures });
  wire(bind, GetMarketPulse, { statistics: tokens.marketStatistics });
  wire(bind, GetOverview, { figures: tokens.platformFigures });
});

/** The operations of insights. */
export const insightsOperations = (from: Source) => ({
  ...call(from, insightsHandlers, { GetOverview, GetAdminAnalytics, GetMarketPulse }),
});
