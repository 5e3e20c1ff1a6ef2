import type { IntegrationsError } from '../../domain/integrations/errors.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { IdSource } from '../../ports/shared/id-source.ts';
import type { WebhookStore } from '../../ports/integrations/webhook-store.ts';
import { TEST_EVENT, testBody } from '../../domain/integrations/account-event.ts';
import type { Delivery } from '../../domain/integrations/delivery.ts';
import type { DeliveryStore } from '../../ports/integrations/delivery-store.ts';
import { activeWebhook, findDelivery } from './delivery-access.ts';

interface Deps {
  webhooks: WebhookStore;
  deliveries: DeliveryStore;
  ids: IdSource;
  clock: Clock;
}

/** Queues a test event for a webhook. */
export class TestWebhook {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(userId: string, webhookId: string): Promise<Result<Delivery, IntegrationsError>> {
    const { webhooks, deliveries, ids, clock } = this.deps;
    const webhook = await activeWebhook(webhooks, userId, webhookId);
    if (!webhook.ok) return webhook;
    const [id, at] = [ids.next(), clock.now()];
    await deliveries.queue({ ids: [id], webhookIds: [webhookId], event: TEST_EVENT, body: testBody(at), at });
    return findDelivery(deliveries, webhookId, id);
  }
}
