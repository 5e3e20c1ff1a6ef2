import { join } from 'node:path';
import type { Container } from 'inversify';
import type Koa from 'koa';
import { createApp } from '../adapters/http/app.ts';
import { isDatabaseOutage } from '../adapters/postgres/database-outage.ts';
import { IdentifyCaller } from '../application/accounts/identify-caller.ts';
import { AdmitKey } from '../application/integrations/admit-key.ts';
import { NoteExport } from '../application/platform/note-export.ts';
import { admissionsOf, operationsOf } from './container.ts';
import { tokens } from './tokens.ts';

const webDirectory = join(import.meta.dirname, '../../web/dist');

/** The Koa app over a container. `web`: another directory with a built web. */
export function buildHttpApp(container: Container, web = webDirectory): Koa {
  const environment = container.get(tokens.environment);
  return createApp({
    contract: container.get(tokens.contract),
    handlers: operationsOf(container),
    admissions: admissionsOf(container),
    logger: container.get(tokens.log),
    telemetry: container.get(tokens.telemetry),
    identifyCaller: container.get(IdentifyCaller),
    admitKey: container.get(AdmitKey),
    noteExport: container.get(NoteExport),
    stripe: environment.paymentProvider === 'stripe',
    isOutage: isDatabaseOutage,
    drain: container.get(tokens.drain),
    webDirectory: web,
    publicOrigin: environment.publicUrl,
    trustedProxies: environment.trustedProxies,
    temporaryDirectory: join(environment.dataDir, 'tmp'),
    strictAnswers: !environment.production,
  });
}
