import { Container } from 'inversify';
import type { Logger } from 'pino';
import type { Admissions, Handlers } from '../adapters/http/handler.ts';
import { accountsModule, accountsOperations } from './accounts-module.ts';
import { analysisModule, analysisOperations } from './analysis-module.ts';
import { catalogModule, catalogOperations } from './catalog-module.ts';
import { creditsModule, creditsOperations } from './credits-module.ts';
import { currenciesModule, currenciesOperations } from './currencies-module.ts';
import { insightsModule, insightsOperations } from './insights-module.ts';
import { integrationsModule, integrationsOperations } from './integrations-module.ts';
import { orderingModule, orderingOperations } from './ordering-module.ts';
import { partnersModule, partnersOperations } from './partners-module.ts';
import { paymentsModule, paymentsOperations } from './payments-module.ts';
import { platformModule, platformOperations } from './platform-module.ts';
import { taxesModule, taxesOperations } from './taxes-module.ts';
import { tutorModule, tutorOperations } from './tutor-module.ts';
import { visitorsAdmissionsOf, visitorsModule, visitorsOperations } from './visitors-module.ts';
import type { Telemetry } from '../ports/shared/telemetry.ts';
import { loadDrivers } from './drivers.ts';
import type { Environment } from './environment.ts';
import { follow } from './telemetry.ts';
import { tokens } from './tokens.ts';
import type { Source } from './wire.ts';

/** Everything wired for these settings. Nothing is started or opened until asked for; each thing is made once. */
export async function createContainer(
  environment: Environment,
  log: Logger,
  telemetry: Telemetry = { meters: null, tracing: null },
): Promise<Container> {
  const container = new Container({ defaultScope: 'Singleton' });
  container.bind(tokens.container).toConstantValue(container);
  container.bind(tokens.environment).toConstantValue(environment);
  container.bind(tokens.drivers).toConstantValue(await loadDrivers(environment));
  container.bind(tokens.log).toConstantValue(log);
  container.bind(tokens.telemetry).toConstantValue(telemetry);
  container.load(
    platformModule,
    accountsModule,
    creditsModule,
    analysisModule,
    tutorModule,
    paymentsModule,
    orderingModule,
    taxesModule,
    partnersModule,
    catalogModule,
    currenciesModule,
    visitorsModule,
    integrationsModule,
    insightsModule,
  );
  follow(container, telemetry);
  return container;
}

/** The handlers of every operation. */
export const operationsOf = (from: Source): Handlers => ({
  ...platformOperations(from),
  ...accountsOperations(from),
  ...creditsOperations(from),
  ...analysisOperations(from),
  ...tutorOperations(from),
  ...paymentsOperations(from),
  ...orderingOperations(from),
  ...taxesOperations(from),
  ...partnersOperations(from),
  ...catalogOperations(from),
  ...currenciesOperations(from),
  ...visitorsOperations(from),
  ...integrationsOperations(from),
  ...insightsOperations(from),
});

/** What is decided before bodies are read. */
export const admissionsOf = (from: Source): Admissions => visitorsAdmissionsOf(from);

/** Lets go of everything that was opened: first what contexts bound to `onClose`, then the database. */
export async function closeContainer(container: Container): Promise<void> {
  for (const close of container.getAll(tokens.onClose)) await close();
  await container.get(tokens.database).destroy();
}
