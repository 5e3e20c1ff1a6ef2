import { Container } from 'inversify';
import type { Logger } from 'pino';
import { accountsAdminModule } from './accounts-admin-module.ts';
import { accountCareModule } from './account-care-module.ts';
import { accountsModule } from './accounts-module.ts';
import { aiModule } from './ai-module.ts';
import { analysisModule } from './analysis-module.ts';
import { catalogAdminModule } from './catalog-admin-module.ts';
import { catalogModule } from './catalog-module.ts';
import { creditsModule } from './credits-module.ts';
import type { Environment } from './environment.ts';
import { followUpModule } from './follow-up-module.ts';
import { healthModule } from './health-module.ts';
import { insightsModule } from './insights-module.ts';
import { integrationsModule } from './integrations-module.ts';
import { learningModule } from './learning-module.ts';
import { mailModule } from './mail-module.ts';
import { orderingAdminModule } from './ordering-admin-module.ts';
import { orderingModule } from './ordering-module.ts';
import { paymentsModule } from './payments-module.ts';
import { ownSessionsModule } from './own-sessions-module.ts';
import { partnersAdminModule } from './partners-admin-module.ts';
import { partnerDeskModule } from './partner-desk-module.ts';
import { partnersModule } from './partners-module.ts';
import { platformSettingsModule } from './platform-settings-module.ts';
import { platformAdminModule } from './platform-admin-module.ts';
import { platformModule } from './platform-module.ts';
import { tokens } from './tokens.ts';
import { visitorsAdminModule } from './visitors-admin-module.ts';
import { twoFactorModule } from './two-factor-module.ts';
import { visitorsDeskModule } from './visitors-desk-module.ts';
import { tutorModule } from './tutor-module.ts';
import { visitorsModule } from './visitors-module.ts';

/** Everything wired for these settings. Nothing is started or opened until asked for. */
export function createContainer(environment: Environment, logger: Logger): Container {
  const container = new Container();
  container.bind(tokens.environment).toConstantValue(environment);
  container.bind(tokens.logger).toConstantValue(logger);
  container.load(
    platformModule,
    platformSettingsModule,
    platformAdminModule,
    accountsModule,
    accountCareModule,
    accountsAdminModule,
    twoFactorModule,
    ownSessionsModule,
    mailModule,
    creditsModule,
    aiModule,
    analysisModule,
    followUpModule,
    insightsModule,
    integrationsModule,
    learningModule,
    tutorModule,
    paymentsModule,
    orderingModule,
    orderingAdminModule,
    partnersModule,
    partnerDeskModule,
    partnersAdminModule,
    catalogModule,
    catalogAdminModule,
    visitorsModule,
    visitorsDeskModule,
    visitorsAdminModule,
    healthModule,
  );
  return container;
}

/** Lets go of everything that was opened: first what contexts bound to `onClose`, then the database. */
export async function closeContainer(container: Container): Promise<void> {
  const closers = container.isBound(tokens.onClose) ? container.getAll(tokens.onClose) : [];
  for (const close of closers) await close();
  await container.get(tokens.database).destroy();
}
