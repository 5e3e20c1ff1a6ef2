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
import { AddWebhook } from '../application/integrations/add-webhook.ts';
import { AdmitKey } from '../application/integrations/admit-key.ts';
import { CreateApiKey } from '../application/integrations/create-api-key.ts';
import { DeliverWebhook } from '../application/integrations/deliver-webhook.ts';
import {
  apiKeysData,
  eraseIntegrations,
  webhooksData,
} from '../application/integrations/integrations-personal-data.ts';
import { ListApiKeys } from '../application/integrations/list-api-keys.ts';
import { ListDeliveries } from '../application/integrations/list-deliveries.ts';
import { RemoveWebhook } from '../application/integrations/remove-webhook.ts';
import { RenewWebhookSecret } from '../application/integrations/renew-webhook-secret.ts';
import { ResendDelivery } from '../application/integrations/resend-delivery.ts';
import { RevokeApiKey } from '../application/integrations/revoke-api-key.ts';
import { TestWebhook } from '../application/integrations/test-webhook.ts';
import { UpdateWebhook } from '../application/integrations/update-webhook.ts';
import { WebhookAnnouncer } from '../application/integrations/webhook-announcer.ts';
import { tokens } from './tokens.ts';
import { call, fromSettings, provide, setting, type Source, wire } from './wire.ts';

/** API keys, and webhooks that tell programs of events. */
export const integrationsModule = new ContainerModule(({ bind }) => {
  wire(bind, tokens.apiKeys, PostgresApiKeyStore);
  wire(bind, tokens.webhooks, PostgresWebhookStore);
  wire(bind, tokens.deliveries, PostgresDeliveryStore);
  wire(bind, tokens.webhookSigner, HmacWebhookSigner);
  wire(bind, tokens.webhookSender, HttpsWebhookSender, { loopback: setting('webhookLoopback') });
  wire(bind, tokens.events, WebhookAnnouncer);
  wire(bind, AddWebhook, {
    sender: tokens.webhookSender,
    signer: tokens.webhookSigner,
    loopback: setting('webhookLoopback'),
  });
  wire(bind, AdmitKey, {
    allowance: fromSettings(({ keyRequestsPerMinute }) => ({
      limit: keyRequestsPerMinute,
      windowMs: 60_000,
    })),
  });
  wire(bind, CreateApiKey);
  wire(bind, DeliverWebhook, { sender: tokens.webhookSender, signer: tokens.webhookSigner });
  wire(bind, ListApiKeys);
  wire(bind, ListDeliveries);
  wire(bind, RemoveWebhook);
  wire(bind, RenewWebhookSecret, { signer: tokens.webhookSigner });
  wire(bind, ResendDelivery);
  wire(bind, RevokeApiKey);
  wire(bind, TestWebhook);
  wire(bind, UpdateWebhook);
  provide(bind, tokens.jobTask, queueDeliveriesTask);
  provide(bind, tokens.jobTask, deliverWebhookTask, { DeliverWebhook });
  provide(bind, tokens.jobTask, purgeIntegrationsTask);
  provide(bind, tokens.personalDataSource, apiKeysData);
  provide(bind, tokens.personalDataSource, webhooksData);
  provide(bind, tokens.personalDataEraser, eraseIntegrations);
});

/** The operations of integrations. */
export const integrationsOperations = (from: Source) => ({
  ...call(from, integrationsHandlers, {
    AddWebhook,
    CreateApiKey,
    ListApiKeys,
    ListDeliveries,
    RemoveWebhook,
    RenewWebhookSecret,
    ResendDelivery,
    RevokeApiKey,
    TestWebhook,
    UpdateWebhook,
  }),
});
