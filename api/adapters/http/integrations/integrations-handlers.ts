import type { AddWebhook } from '../../../application/integrations/add-webhook.ts';
import type { CreateApiKey } from '../../../application/integrations/create-api-key.ts';
import type { ListApiKeys } from '../../../application/integrations/list-api-keys.ts';
import type { ListDeliveries } from '../../../application/integrations/list-deliveries.ts';
import type { RemoveWebhook } from '../../../application/integrations/remove-webhook.ts';
import type { RenewWebhookSecret } from '../../../application/integrations/renew-webhook-secret.ts';
import type { ResendDelivery } from '../../../application/integrations/resend-delivery.ts';
import type { RevokeApiKey } from '../../../application/integrations/revoke-api-key.ts';
import type { TestWebhook } from '../../../application/integrations/test-webhook.ts';
import type { UpdateWebhook } from '../../../application/integrations/update-webhook.ts';
import type { WebhookStore } from '../../../ports/integrations/webhook-store.ts';
import type { Clock } from '../../../ports/shared/clock.ts';
import { partOf, presentPart } from '../long-list.ts';
import { readPage } from '../read-page.ts';
import { signedIn, type Handlers } from '../handler.ts';
import {
  integrationsFailure,
  presentDelivery,
  presentKey,
  presentWebhook,
} from './integrations-presenters.ts';

export interface IntegrationsUseCases {
  addWebhook: AddWebhook;
  createApiKey: CreateApiKey;
  listApiKeys: ListApiKeys;
  listDeliveries: ListDeliveries;
  removeWebhook: RemoveWebhook;
  renewWebhookSecret: RenewWebhookSecret;
  resendDelivery: ResendDelivery;
  revokeApiKey: RevokeApiKey;
  testWebhook: TestWebhook;
  updateWebhook: UpdateWebhook;
  webhooks: WebhookStore;
  clock: Clock;
}

/** Answers of making and revoking keys, and of webhooks with their log. */
export function integrationsHandlers(useCases: IntegrationsUseCases) {
  return { ...keyHandlers(useCases), ...webhookHandlers(useCases), ...deliveryHandlers(useCases) };
}

function keyHandlers(useCases: IntegrationsUseCases) {
  const { clock } = useCases;
  return {
    async listApiKeys(request) {
      const keys = await useCases.listApiKeys.run(signedIn(request).user.id);
      return { status: 200, body: { keys: keys.map((key) => presentKey(key, clock.now())) } };
    },

    async createApiKey(request) {
      const { name, scopes, expires_in_days: days } = request.body;
      const wish = { name, scopes, expiresInDays: days ?? null };
      const made = await useCases.createApiKey.run(signedIn(request).user.id, wish);
      if (!made.ok) return integrationsFailure(made.error);
      const { key, secret } = made.value;
      return { status: 201, body: { key: presentKey(key, clock.now()), secret }, headers: uncached };
    },

    async revokeApiKey(request) {
      const revoked = await useCases.revokeApiKey.run(signedIn(request).user.id, request.path.key_id);
      return revoked.ok ? { status: 204 } : integrationsFailure(revoked.error);
    },
  } satisfies Partial<Handlers>;
}

function webhookHandlers(useCases: IntegrationsUseCases) {
  const { webhooks: store } = useCases;
  return {
    async listWebhooks(request) {
      const webhooks = await store.listOf(signedIn(request).user.id);
      return { status: 200, body: { webhooks: webhooks.map(presentWebhook) } };
    },

    async addWebhook(request) {
      const added = await useCases.addWebhook.run(signedIn(request).user.id, request.body);
      if (!added.ok) return integrationsFailure(added.error);
      const { webhook, secret } = added.value;
      return { status: 201, body: { webhook: presentWebhook(webhook), secret }, headers: uncached };
    },

    async updateWebhook(request) {
      const { user } = signedIn(request);
      const changed = await useCases.updateWebhook.run(user.id, request.path.webhook_id, request.body);
      if (!changed.ok) return integrationsFailure(changed.error);
      return { status: 200, body: { webhook: presentWebhook(changed.value) } };
    },

    async renewWebhookSecret(request) {
      const renewed = await useCases.renewWebhookSecret.run(
        signedIn(request).user.id,
        request.path.webhook_id,
      );
      if (!renewed.ok) return integrationsFailure(renewed.error);
      const { webhook, secret } = renewed.value;
      return { status: 200, body: { webhook: presentWebhook(webhook), secret }, headers: uncached };
    },

    async removeWebhook(request) {
      const removed = await useCases.removeWebhook.run(signedIn(request).user.id, request.path.webhook_id);
      return removed.ok ? { status: 204 } : integrationsFailure(removed.error);
    },
  } satisfies Partial<Handlers>;
}

function deliveryHandlers(useCases: IntegrationsUseCases) {
  return {
    async testWebhook(request) {
      const queued = await useCases.testWebhook.run(signedIn(request).user.id, request.path.webhook_id);
      if (!queued.ok) return integrationsFailure(queued.error);
      return { status: 202, body: { delivery: presentDelivery(queued.value) } };
    },

    async listDeliveries(request) {
      const { path, query } = request;
      const { user } = signedIn(request);
      const { found, slice } = await readPage(partOf('deliveries', query), (part) =>
        useCases.listDeliveries.run(user.id, path.webhook_id, { status: query.status, ...part }),
      );
      if (!found.ok) return integrationsFailure(found.error);
      const { deliveries, ...total } = found.value;
      const last = deliveries.at(-1);
      const meta = presentPart('deliveries', slice, total, last && { at: last.createdAt, id: last.id });
      return { status: 200, body: { deliveries: deliveries.map(presentDelivery), meta } };
    },

    async resendDelivery(request) {
      const { webhook_id: webhook, delivery_id: delivery } = request.path;
      const queued = await useCases.resendDelivery.run(signedIn(request).user.id, webhook, delivery);
      if (!queued.ok) return integrationsFailure(queued.error);
      return { status: 202, body: { delivery: presentDelivery(queued.value) } };
    },
  } satisfies Partial<Handlers>;
}

/** A secret in an answer stays in no cache. */
const uncached = { 'Cache-Control': 'no-store' };
