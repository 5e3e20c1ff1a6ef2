import type { IntegrationsError } from '../../domain/integrations/errors.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { WebhookStore } from '../../ports/integrations/webhook-store.ts';
import { err, type Result } from '../../domain/shared/result.ts';
import type { Delivery } from '../../domain/integrations/delivery.ts';
import type { DeliveryStore } from '../../ports/integrations/delivery-store.ts';
import { activeWebhook, findDelivery } from './delivery-access.ts';

interface Deps {
  webhooks: WebhookStore;
  deliveries: DeliveryStore;
  clock: Clock;
}

/** Queues an event that was delivered or given up once more. */
export class ResendDelivery {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(userId: string, webhookId: string, id: string): Promise<Result<Delivery, IntegrationsError>> {
    const { webhooks, deliveries, clock } = this.deps;
    const webhook = await activeWebhook(webhooks, userId, webhookId);
    if (!webhook.ok) return webhook;
    const found = await findDelivery(deliveries, webhookId, id);
    if (!found.ok) return found;
    const queued = await deliveries.queueAgain(id, clock.now());
    return queued
      ? findDelivery(deliveries, webhookId, id)
      : err({ code: 'integrations.delivery_under_way' });
  }
}
