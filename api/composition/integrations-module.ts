import { ContainerModule } from 'inversify';
import { integrationsHandlers } from '../adapters/http/handlers/integrations.ts';
import { deliverWebhookTask, purgeIntegrationsTask } from '../adapters/jobs/integrations-tasks.ts';
import { PostgresApiKeyStore } from '../adapters/postgres/postgres-api-key-store.ts';
import { PostgresDeliveryStore } from '../adapters/postgres/postgres-delivery-store.ts';
import { PostgresWebhookStore } from '../adapters/postgres/postgres-webhook-store.ts';
import { HmacWebhookSigner } from '../adapters/webhooks/hmac-webhook-signer.ts';
import { HttpsWebhookSender } from '../adapters/webhooks/https-webhook-sender.ts';
import { AdmitKey } from '../application/integrations/admit-key.ts';
import { AnnounceEvent } from '../application/integrations/announce-event.ts';
import { DeliverWebhook } from '../application/integrations/deliver-webhook.ts';
import { DeliveryLog } from '../application/integrations/delivery-log.ts';
import {
  apiKeysData,
  eraseIntegrations,
  webhooksData,
} from '../application/integrations/integrations-personal-data.ts';
import { OwnKeys } from '../application/integrations/own-keys.ts';
import { OwnWebhooks } from '../application/integrations/own-webhooks.ts';
import { tokens } from './tokens.ts';
import { call, fromSettings, provide, setting, type Source, wire } from './wire.ts';

/** API keys, and webhooks that tell programs of events. */
export const integrationsModule = new ContainerModule(({ bind }) => {
  wire(bind, tokens.apiKeys, PostgresApiKeyStore);
  wire(bind, tokens.webhooks, PostgresWebhookStore);
  wire(bind, tokens.deliveries, PostgresDeliveryStore);
  wire(bind, tokens.webhookSigner, HmacWebhookSigner);
  wire(bind, tokens.webhookSender, HttpsWebhookSender, { loopback: setting('webhookLoopback') });
  wire(bind, tokens.events, AnnounceEvent);
  wire(bind, DeliveryLog);
  wire(bind, OwnKeys);
  wire(bind, OwnWebhooks, { signer: tokens.webhookSigner, loopback: setting('webhookLoopback') });
  wire(bind, AdmitKey, {
    allowance: fromSettings(({ keyRequestsPerMinute }) => ({
      limit: keyRequestsPerMinute,
      windowMs: 60_000,
    })),
  });
  wire(bind, DeliverWebhook, { sender: tokens.webhookSender, signer: tokens.webhookSigner });
  provide(bind, tokens.jobTask, deliverWebhookTask, { deliverWebhook: DeliverWebhook });
  provide(bind, tokens.jobTask, purgeIntegrationsTask);
  provide(bind, tokens.personalDataSource, apiKeysData);
  provide(bind, tokens.personalDataSource, webhooksData);
  provide(bind, tokens.personalDataEraser, eraseIntegrations);
});

/** The operations of integrations. */
export const integrationsOperations = (from: Source) => ({
  ...call(from, integrationsHandlers, {
    ownKeys: OwnKeys,
    ownWebhooks: OwnWebhooks,
    deliveryLog: DeliveryLog,
  }),
});
