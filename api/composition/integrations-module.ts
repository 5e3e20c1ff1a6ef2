import { ContainerModule } from 'inversify';
import type { IntegrationsUseCases } from '../adapters/http/handlers/integrations.ts';
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
import type { ApiKeyStore } from '../ports/api-key-store.ts';
import type { DeliveryStore } from '../ports/delivery-store.ts';
import type { WebhookSender } from '../ports/webhook-sender.ts';
import type { WebhookSigner } from '../ports/webhook-signer.ts';
import type { WebhookStore } from '../ports/webhook-store.ts';
import { token, tokens } from './tokens.ts';

/** What the integrations context is made of. */
export const integrationsTokens = {
  keys: token<ApiKeyStore>('apiKeys'),
  webhooks: token<WebhookStore>('webhooks'),
  deliveries: token<DeliveryStore>('deliveries'),
  signer: token<WebhookSigner>('webhookSigner'),
  sender: token<WebhookSender>('webhookSender'),
  admitKey: token<AdmitKey>('admitKey'),
  useCases: token<IntegrationsUseCases>('integrationsUseCases'),
};

const own = integrationsTokens;

/** API keys, and webhooks that tell programs of events. */
export const integrationsModule = new ContainerModule(({ bind }) => {
  bind(own.keys).toResolvedValue((database) => new PostgresApiKeyStore(database), [tokens.database]);
  bind(own.webhooks).toResolvedValue((database) => new PostgresWebhookStore(database), [tokens.database]);
  bind(own.deliveries).toResolvedValue((database) => new PostgresDeliveryStore(database), [tokens.database]);
  bind(own.signer).toResolvedValue((hash) => new HmacWebhookSigner(hash), [tokens.keyedHash]);
  bind(own.sender).toResolvedValue(
    ({ webhookLoopback }) => new HttpsWebhookSender(webhookLoopback),
    [tokens.environment],
  );
  bind(own.admitKey).toDynamicValue(
    (context) =>
      new AdmitKey({
        keys: context.get(own.keys),
        tokens: context.get(tokens.sessionTokens),
        throttles: context.get(tokens.throttles),
        hash: context.get(tokens.keyedHash),
        clock: context.get(tokens.clock),
        allowance: { limit: context.get(tokens.environment).keyRequestsPerMinute, windowMs: 60_000 },
      }),
  );
  bind(tokens.events).toResolvedValue(
    (webhooks, deliveries, users, ids) => new AnnounceEvent(webhooks, deliveries, users, ids),
    [own.webhooks, own.deliveries, tokens.users, tokens.ids],
  );
  bind(own.useCases).toResolvedValue(
    (keys, webhooks, deliveries, secrets, signer, ids, clock, { webhookLoopback }) => ({
      ownKeys: new OwnKeys(keys, secrets, ids, clock),
      ownWebhooks: new OwnWebhooks(webhooks, signer, ids, clock, webhookLoopback),
      deliveryLog: new DeliveryLog(webhooks, deliveries, ids, clock),
      clock,
    }),
    [
      own.keys,
      own.webhooks,
      own.deliveries,
      tokens.sessionTokens,
      own.signer,
      tokens.ids,
      tokens.clock,
      tokens.environment,
    ],
  );
  bind(tokens.jobTask).toDynamicValue((context) => {
    const deliver = new DeliverWebhook({
      webhooks: context.get(own.webhooks),
      deliveries: context.get(own.deliveries),
      sender: context.get(own.sender),
      signer: context.get(own.signer),
      mail: context.get(tokens.mailQueue),
      unitOfWork: context.get(tokens.unitOfWork),
      clock: context.get(tokens.clock),
      site: context.get(tokens.site),
    });
    return deliverWebhookTask(deliver);
  });
  bind(tokens.jobTask).toResolvedValue(
    (deliveries, keys, clock) => purgeIntegrationsTask(deliveries, keys, clock),
    [own.deliveries, own.keys, tokens.clock],
  );
  bind(tokens.personalDataSource).toResolvedValue((keys) => apiKeysData(keys), [own.keys]);
  bind(tokens.personalDataSource).toResolvedValue((webhooks) => webhooksData(webhooks), [own.webhooks]);
  bind(tokens.personalDataEraser).toResolvedValue(
    (keys, webhooks, clock) => eraseIntegrations(keys, webhooks, clock),
    [own.keys, own.webhooks, tokens.clock],
  );
});
