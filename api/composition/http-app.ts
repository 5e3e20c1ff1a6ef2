import { join } from 'node:path';
import type { Container } from 'inversify';
import type Koa from 'koa';
import { createApp } from '../adapters/http/app.ts';
import { accountsHandlers } from '../adapters/http/handlers/accounts.ts';
import { analysisHandlers } from '../adapters/http/handlers/analysis.ts';
import { paymentsHandlers } from '../adapters/http/handlers/payments.ts';
import { platformHandlers } from '../adapters/http/handlers/platform.ts';
import type { Handlers } from '../adapters/http/handler.ts';
import { tokens } from './tokens.ts';

const webDirectory = join(import.meta.dirname, '../../web/dist');

/** The Koa app over a container. `web`: another directory with a built web. */
export function buildHttpApp(container: Container, web = webDirectory): Koa {
  const environment = container.get(tokens.environment);
  const handlers: Handlers = {
    ...accountsHandlers(container.get(tokens.accountsUseCases)),
    ...platformHandlers(container.get(tokens.platformUseCases)),
    ...paymentsHandlers(container.get(tokens.paymentsUseCases)),
    ...analysisHandlers(container.get(tokens.analysisUseCases)),
  };
  return createApp({
    contract: container.get(tokens.contract),
    handlers,
    logger: container.get(tokens.logger),
    identifyCaller: container.get(tokens.identifyCaller),
    stripe: environment.paymentProvider === 'stripe',
    webDirectory: web,
    publicOrigin: environment.publicUrl,
    trustedProxies: environment.trustedProxies,
    temporaryDirectory: join(environment.dataDir, 'tmp'),
    strictAnswers: !environment.production,
  });
}
