import { ContainerModule } from 'inversify';
import { insightsHandlers } from '../adapters/http/insights/insights-handlers.ts';
import { rollUpFiguresTask } from '../adapters/jobs/roll-up-figures-task.ts';
import { PostgresFigureDays } from '../adapters/postgres/insights/postgres-figure-days.ts';
import { PostgresMarketStatistics } from '../adapters/postgres/insights/postgres-market-statistics.ts';
import { PostgresPlatformFigures } from '../adapters/postgres/insights/postgres-platform-figures.ts';
import * as insights from '../application/insights/index.ts';
import { tokens } from './tokens.ts';
import { call, provide, type Source, wire, wireAll } from './wire.ts';

/** Figures over many analyses, orders and accounts. */
export const insightsModule = new ContainerModule(({ bind }) => {
  wireAll(bind, insights);
  wire(bind, tokens.marketStatistics, PostgresMarketStatistics);
  wire(bind, tokens.platformFigures, PostgresPlatformFigures);
  wire(bind, tokens.figureDays, PostgresFigureDays);
  provide(bind, tokens.jobTask, rollUpFiguresTask);
});

/** The operations of insights. */
export const insightsOperations = (from: Source) => ({
  ...call(from, insightsHandlers),
});
