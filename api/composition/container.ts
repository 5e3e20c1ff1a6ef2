import { Container } from 'inversify';
import type { Logger } from 'pino';
import { accountsModule } from './accounts-module.ts';
import { analysisModule } from './analysis-module.ts';
import { catalogModule } from './catalog-module.ts';
import { creditsModule } from './credits-module.ts';
import { currenciesModule } from './currencies-module.ts';
import { insightsModule } from './insights-module.ts';
import { integrationsModule } from './integrations-module.ts';
import { orderingModule } from './ordering-module.ts';
import { partnersModule } from './partners-module.ts';
import { paymentsModule } from './payments-module.ts';
import { platformModule } from './platform-module.ts';
import { tutorModule } from './tutor-module.ts';
import { visitorsModule } from './visitors-module.ts';
import type { Environment } from './environment.ts';
import { tokens } from './tokens.ts';

/** Everything wired for these settings. Nothing is started or opened until asked for; each thing is made once. */
export function createContainer(environment: Environment, log: Logger): Container {
  const container = new Container({ defaultScope: 'Singleton' });
  container.bind(tokens.container).toConstantValue(container);
  container.bind(tokens.environment).toConstantValue(environment);
  container.bind(tokens.log).toConstantValue(log);
  container.load(
    platformModule,
    accountsModule,
    creditsModule,
    analysisModule,
    tutorModule,
    paymentsModule,
    orderingModule,
    partnersModule,
    catalogModule,
    currenciesModule,
    visitorsModule,
    integrationsModule,
    insightsModule,
  );
  return container;
}

/** Lets go of everything that was opened: first what contexts bound to `onClose`, then the database. */
export async function closeContainer(container: Container): Promise<void> {
  for (const close of container.getAll(tokens.onClose)) await close();
  await container.get(tokens.database).destroy();
}
