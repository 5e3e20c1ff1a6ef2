import { ContainerModule } from 'inversify';
import { integrationsHandlers } from '../adapters/http/integrations/integrations-handlers.ts';
import {
  deliverWebhookTask,
  purgeIntegrationsTask,
  queueDeliveriesTask,
} from '../adapters/jobs/integrations-tasks.ts';
import { PostgresApiKeyStore } from '../adapters/postgres/integrations/postgres-api-key-store.ts';
import { PostgresDeliveryStore } from '../adapters/postgres/integrations/postgres-delivery-store.ts';
import { PostgresWebhookStore } from '../adapters/postgres/integrations/postgres-webhook-store.ts';
import { HmacWebhookSigner } from '../adapters/webhooks/hmac-webhook-signer.ts';
import { HttpsWebhookSender } from '../adapters/webhooks/https-webhook-sender.ts';
import {
  apiKeysData,
  eraseIntegrations,
  webhooksData,
} from '../application/integrations/integrations-personal-data.ts';
import * as integrations from '../application/integrations/index.ts';
import { tokens } from './tokens.ts';
import { call, fromSettings, provide, setting, type Source, wire, wireAll } from './wire.ts';

/** API keys, and webhooks that tell programs of events. */
export const integrationsModule = new ContainerModule(({ bind }) => {
  wireAll(bind, integrations, {
    AddWebhook: { loopback: setting('webhookLoopback') },
    AdmitKey: {
      allowance: fromSettings(({ keyRequestsPerMinute }) => ({
        limit: keyRequestsPerMinute,
        windowMs: 60_000,
      })),
    },
  });
  wire(bind, tokens.apiKeys, PostgresApiKeyStore);
  wire(bind, tokens.webhooks, PostgresWebhookStore);
  wire(bind, tokens.deliveries, PostgresDeliveryStore);
  wire(bind, tokens.webhookSigner, HmacWebhookSigner);
  wire(bind, tokens.webhookSender, HttpsWebhookSender, { loopback: setting('webhookLoopback') });
  bind(tokens.events).toService(integrations.WebhookAnnouncer);
  provide(bind, tokens.jobTask, queueDeliveriesTask);
  provide(bind, tokens.jobTask, deliverWebhookTask);
  provide(bind, tokens.jobTask, purgeIntegrationsTask, { deliveryDays: setting('deliveryDays') });
  provide(bind, tokens.personalDataSource, apiKeysData);
  provide(bind, tokens.personalDataSource, webhooksData);
  provide(bind, tokens.personalDataEraser, eraseIntegrations);
});

/** The operations of integrations. */
export const integrationsOperations = (from: Source) => ({
  ...call(from, integrationsHandlers),
});
