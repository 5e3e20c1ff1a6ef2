import { ContainerModule } from 'inversify';
import type { InsightsUseCases } from '../adapters/http/handlers/insights.ts';
import { PostgresMarketStatistics } from '../adapters/postgres/postgres-market-statistics.ts';
import { GetMarketPulse } from '../application/insights/get-market-pulse.ts';
import { token, tokens } from './tokens.ts';

export const insightsUseCases = token<InsightsUseCases>('insightsUseCases');

/** Figures over many analyses. */
export const insightsModule = new ContainerModule(({ bind }) => {
  bind(insightsUseCases).toResolvedValue(
    (database, clock) => ({
      getMarketPulse: new GetMarketPulse(new PostgresMarketStatistics(database), clock),
    }),
    [tokens.database, tokens.clock],
  );
});
