import type { IntegrationsError } from '../../domain/integrations/errors.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { WebhookStore } from '../../ports/integrations/webhook-store.ts';
import type { Delivery } from '../../domain/integrations/delivery.ts';
import type { ListPart } from '../../ports/shared/list-part.ts';
import type { DeliveryPage, DeliveryStore } from '../../ports/integrations/delivery-store.ts';

interface Deps {
  webhooks: WebhookStore;
  deliveries: DeliveryStore;
}

/** What was sent to a webhook, for its owner. */
export class ListDeliveries {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(
    userId: string,
    webhookId: string,
    wanted: { status?: Delivery['status'] | undefined } & ListPart,
  ): Promise<Result<DeliveryPage, IntegrationsError>> {
    const webhook = await this.deps.webhooks.find(userId, webhookId);
    if (!webhook) return err({ code: 'integrations.webhook_not_found' });
    return ok(await this.deps.deliveries.list(webhookId, wanted));
  }
}
