import { join } from 'node:path';
import type { Container } from 'inversify';
import type Koa from 'koa';
import { createApp } from '../adapters/http/app.ts';
import type { Handlers } from '../adapters/http/handler.ts';
import { IdentifyCaller } from '../application/accounts/identify-caller.ts';
import { AdmitKey } from '../application/integrations/admit-key.ts';
import { accountsOperations } from './accounts-module.ts';
import { analysisOperations } from './analysis-module.ts';
import { catalogOperations } from './catalog-module.ts';
import { creditsOperations } from './credits-module.ts';
import { currenciesOperations } from './currencies-module.ts';
import { insightsOperations } from './insights-module.ts';
import { integrationsOperations } from './integrations-module.ts';
import { orderingOperations } from './ordering-module.ts';
import { partnersOperations } from './partners-module.ts';
import { paymentsOperations } from './payments-module.ts';
import { platformOperations } from './platform-module.ts';
import { tutorOperations } from './tutor-module.ts';
import { visitorsOperations } from './visitors-module.ts';
import { tokens } from './tokens.ts';

const webDirectory = join(import.meta.dirname, '../../web/dist');

/** The Koa app over a container. `web`: another directory with a built web. */
export function buildHttpApp(container: Container, web = webDirectory): Koa {
  const environment = container.get(tokens.environment);
  const handlers: Handlers = {
    ...platformOperations(container),
    ...accountsOperations(container),
    ...creditsOperations(container),
    ...analysisOperations(container),
    ...tutorOperations(container),
    ...paymentsOperations(container),
    ...orderingOperations(container),
    ...partnersOperations(container),
    ...catalogOperations(container),
    ...currenciesOperations(container),
    ...visitorsOperations(container),
    ...integrationsOperations(container),
    ...insightsOperations(container),
  };
  return createApp({
    contract: container.get(tokens.contract),
    handlers,
    logger: container.get(tokens.log),
    identifyCaller: container.get(IdentifyCaller),
    admitKey: container.get(AdmitKey),
    stripe: environment.paymentProvider === 'stripe',
    webDirectory: web,
    publicOrigin: environment.publicUrl,
    trustedProxies: environment.trustedProxies,
    temporaryDirectory: join(environment.dataDir, 'tmp'),
    strictAnswers: !environment.production,
  });
}
