import { TEST_EVENT, testBody } from '../../domain/integrations/account-event.ts';
import type { Delivery } from '../../domain/integrations/delivery.ts';
import type { IntegrationsError } from '../../domain/integrations/errors.ts';
import type { Webhook } from '../../domain/integrations/webhook.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { Clock } from '../../ports/clock.ts';
import type { DeliveryPage, DeliveryStore } from '../../ports/delivery-store.ts';
import type { IdSource } from '../../ports/id-source.ts';
import type { WebhookStore } from '../../ports/webhook-store.ts';

interface Deps {
  webhooks: WebhookStore;
  deliveries: DeliveryStore;
  ids: IdSource;
  clock: Clock;
}

/** What was sent to a webhook, for its owner to look at, to send again, and to try out. */
export class DeliveryLog {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** `page` from 1. */
  async list(
    userId: string,
    webhookId: string,
    wanted: { status?: Delivery['status'] | undefined; page: number; pageSize: number },
  ): Promise<Result<DeliveryPage, IntegrationsError>> {
    if (!(await this.deps.webhooks.find(userId, webhookId))) return notFound;
    const { status, page, pageSize } = wanted;
    const place = { limit: pageSize, offset: (page - 1) * pageSize };
    return ok(await this.deps.deliveries.list(webhookId, { status, ...place }));
  }

  /** Queues a test event. */
  async test(userId: string, webhookId: string): Promise<Result<Delivery, IntegrationsError>> {
    const webhook = await this.awake(userId, webhookId);
    if (!webhook.ok) return webhook;
    const [id, at] = [this.deps.ids.next(), this.deps.clock.now()];
    const body = testBody(at);
    await this.deps.deliveries.queue({ ids: [id], webhookIds: [webhookId], event: TEST_EVENT, body, at });
    return this.read(webhookId, id);
  }

  /** Queues an event that was delivered or given up once more. */
  async resend(userId: string, webhookId: string, id: string): Promise<Result<Delivery, IntegrationsError>> {
    const webhook = await this.awake(userId, webhookId);
    if (!webhook.ok) return webhook;
    const found = await this.read(webhookId, id);
    if (!found.ok) return found;
    const queued = await this.deps.deliveries.queueAgain(id, this.deps.clock.now());
    return queued ? this.read(webhookId, id) : err({ code: 'integrations.delivery_under_way' });
  }

  private async awake(userId: string, id: string): Promise<Result<Webhook, IntegrationsError>> {
    const webhook = await this.deps.webhooks.find(userId, id);
    if (!webhook) return notFound;
    return webhook.status === 'active' ? ok(webhook) : err({ code: 'integrations.webhook_idle' });
  }

  private async read(webhookId: string, id: string): Promise<Result<Delivery, IntegrationsError>> {
    const delivery = await this.deps.deliveries.find(webhookId, id);
    return delivery ? ok(delivery) : err({ code: 'integrations.delivery_not_found' });
  }
}

const notFound = err({ code: 'integrations.webhook_not_found' as const });
