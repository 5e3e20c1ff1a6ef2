import type { IntegrationsError } from '../../domain/integrations/errors.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { WebhookStore } from '../../ports/integrations/webhook-store.ts';
import type { Delivery } from '../../domain/integrations/delivery.ts';
import type { Webhook } from '../../domain/integrations/webhook.ts';
import type { DeliveryStore } from '../../ports/integrations/delivery-store.ts';

/** The user's webhook, when it takes events. */
export async function activeWebhook(
  webhooks: WebhookStore,
  userId: string,
  id: string,
): Promise<Result<Webhook, IntegrationsError>> {
  const webhook = await webhooks.find(userId, id);
  if (!webhook) return err({ code: 'integrations.webhook_not_found' });
  return webhook.status === 'active' ? ok(webhook) : err({ code: 'integrations.webhook_idle' });
}

/** A delivery of the webhook. */
export async function findDelivery(
  deliveries: DeliveryStore,
  webhookId: string,
  id: string,
): Promise<Result<Delivery, IntegrationsError>> {
  const delivery = await deliveries.find(webhookId, id);
  return delivery ? ok(delivery) : err({ code: 'integrations.delivery_not_found' });
}
