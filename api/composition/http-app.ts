import { join } from 'node:path';
import type { Container } from 'inversify';
import type Koa from 'koa';
import { createApp } from '../adapters/http/app.ts';
import { accountCareHandlers } from '../adapters/http/handlers/account-care.ts';
import { accountsAdminHandlers } from '../adapters/http/handlers/accounts-admin.ts';
import { accountsHandlers } from '../adapters/http/handlers/accounts.ts';
import { analysisHandlers } from '../adapters/http/handlers/analysis.ts';
import { creditsHandlers } from '../adapters/http/handlers/credits.ts';
import { catalogAdminHandlers } from '../adapters/http/handlers/catalog-admin.ts';
import { catalogHandlers } from '../adapters/http/handlers/catalog.ts';
import { currenciesAdminHandlers } from '../adapters/http/handlers/currencies-admin.ts';
import { currenciesHandlers } from '../adapters/http/handlers/currencies.ts';
import { followUpHandlers } from '../adapters/http/handlers/follow-ups.ts';
import { insightsHandlers } from '../adapters/http/handlers/insights.ts';
import { integrationsHandlers } from '../adapters/http/handlers/integrations.ts';
import { learningHandlers } from '../adapters/http/handlers/learning.ts';
import { orderingAdminHandlers } from '../adapters/http/handlers/ordering-admin.ts';
import { orderingHandlers } from '../adapters/http/handlers/ordering.ts';
import { paymentsHandlers } from '../adapters/http/handlers/payments.ts';
import { payoutsDeskHandlers } from '../adapters/http/handlers/payouts.ts';
import { platformAdminHandlers } from '../adapters/http/handlers/platform-admin.ts';
import { platformHandlers } from '../adapters/http/handlers/platform.ts';
import { ownSessionsHandlers } from '../adapters/http/handlers/own-sessions.ts';
import { brandsDeskHandlers } from '../adapters/http/handlers/partners-admin.ts';
import { partnerDeskHandlers } from '../adapters/http/handlers/partner-desk.ts';
import { partnersHandlers } from '../adapters/http/handlers/partners.ts';
import { twoFactorHandlers } from '../adapters/http/handlers/two-factor.ts';
import { tutorHandlers } from '../adapters/http/handlers/tutor.ts';
import { visitorsAdminHandlers } from '../adapters/http/handlers/visitors-admin.ts';
import { visitorsDeskHandlers } from '../adapters/http/handlers/visitors-desk.ts';
import { visitorsHandlers } from '../adapters/http/handlers/visitors.ts';
import type { Handlers } from '../adapters/http/handler.ts';
import { catalogAdminUseCases, currenciesAdminUseCases } from './catalog-admin-module.ts';
import { catalogTokens } from './catalog-module.ts';
import { creditsTokens } from './credits-module.ts';
import { followUpUseCases } from './follow-up-module.ts';
import { insightsUseCases } from './insights-module.ts';
import { integrationsTokens } from './integrations-module.ts';
import { learningUseCases } from './learning-module.ts';
import { orderingAdminUseCases } from './ordering-admin-module.ts';
import { orderingTokens } from './ordering-module.ts';
import { accountsAdminUseCases } from './accounts-admin-module.ts';
import { accountCareUseCases } from './account-care-module.ts';
import { ownSessionsUseCases } from './own-sessions-module.ts';
import { brandsDeskUseCases, payoutsDeskUseCases } from './partners-admin-module.ts';
import { partnerDeskUseCases } from './partner-desk-module.ts';
import { partnersUseCases } from './partners-module.ts';
import { platformAdminUseCases } from './platform-admin-module.ts';
import { tokens } from './tokens.ts';
import { twoFactorTokens } from './two-factor-module.ts';
import { tutorUseCases } from './tutor-module.ts';
import { visitorsAdminUseCases } from './visitors-admin-module.ts';
import { visitorsDeskUseCases } from './visitors-desk-module.ts';
import { visitorsTokens } from './visitors-module.ts';

const webDirectory = join(import.meta.dirname, '../../web/dist');

/** The Koa app over a container. `web`: another directory with a built web. */
export function buildHttpApp(container: Container, web = webDirectory): Koa {
  const environment = container.get(tokens.environment);
  const handlers: Handlers = {
    ...accountsHandlers(container.get(tokens.accountsUseCases)),
    ...accountCareHandlers(container.get(accountCareUseCases)),
    ...accountsAdminHandlers(container.get(accountsAdminUseCases)),
    ...twoFactorHandlers(container.get(twoFactorTokens.ownTwoFactor)),
    ...ownSessionsHandlers(container.get(ownSessionsUseCases)),
    ...platformHandlers(container.get(tokens.platformUseCases)),
    ...paymentsHandlers(container.get(tokens.paymentsUseCases)),
    ...analysisHandlers(container.get(tokens.analysisUseCases)),
    ...followUpHandlers(container.get(followUpUseCases)),
    ...insightsHandlers(container.get(insightsUseCases)),
    ...integrationsHandlers(container.get(integrationsTokens.useCases)),
    ...learningHandlers(container.get(learningUseCases)),
    ...tutorHandlers(container.get(tutorUseCases)),
    ...orderingHandlers(container.get(orderingTokens.useCases)),
    ...orderingAdminHandlers(container.get(orderingAdminUseCases)),
    ...partnersHandlers(container.get(partnersUseCases)),
    ...partnerDeskHandlers(container.get(partnerDeskUseCases)),
    ...brandsDeskHandlers(container.get(brandsDeskUseCases)),
    ...payoutsDeskHandlers(container.get(payoutsDeskUseCases)),
    ...creditsHandlers(container.get(creditsTokens.useCases)),
    ...catalogHandlers(container.get(catalogTokens.catalogUseCases)),
    ...platformAdminHandlers(container.get(platformAdminUseCases)),
    ...visitorsAdminHandlers(container.get(visitorsAdminUseCases)),
    ...visitorsDeskHandlers(container.get(visitorsDeskUseCases)),
    ...visitorsHandlers(container.get(visitorsTokens.useCases)),
    ...catalogAdminHandlers(container.get(catalogAdminUseCases)),
    ...currenciesAdminHandlers(container.get(currenciesAdminUseCases)),
    ...currenciesHandlers(container.get(catalogTokens.currenciesUseCases)),
  };
  return createApp({
    contract: container.get(tokens.contract),
    handlers,
    logger: container.get(tokens.logger),
    identifyCaller: container.get(tokens.identifyCaller),
    admitKey: container.get(integrationsTokens.admitKey),
    stripe: environment.paymentProvider === 'stripe',
    webDirectory: web,
    publicOrigin: environment.publicUrl,
    trustedProxies: environment.trustedProxies,
    temporaryDirectory: join(environment.dataDir, 'tmp'),
    strictAnswers: !environment.production,
  });
}
