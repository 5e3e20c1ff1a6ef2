import type { EventType } from '../../domain/integrations/account-event.ts';
import type { IntegrationsError } from '../../domain/integrations/errors.ts';
import { checkWebhookUrl, MOST_WEBHOOKS, type Webhook } from '../../domain/integrations/webhook.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { Clock } from '../../ports/clock.ts';
import type { IdSource } from '../../ports/id-source.ts';
import type { WebhookSigner } from '../../ports/webhook-signer.ts';
import type { WebhookStore } from '../../ports/webhook-store.ts';

export interface WebhookChange {
  events?: readonly EventType[] | undefined;
  /** false pauses; true takes up again, also what we disabled. */
  active?: boolean | undefined;
}

interface Deps {
  webhooks: WebhookStore;
  signer: WebhookSigner;
  ids: IdSource;
  clock: Clock;
  loopback: boolean;
}

/** The webhooks of an account, for its owner to add, see, change and remove. */
export class OwnWebhooks {
  private readonly deps: Deps;

  /** `loopback`: whether this machine itself may be told of events. */
  constructor(deps: Deps) {
    this.deps = deps;
  }

  list(userId: string): Promise<Webhook[]> {
    return this.deps.webhooks.listOf(userId);
  }

  /** The webhook, and the secret that signs what it is sent. */
  async add(
    userId: string,
    wish: { url: string; events: readonly EventType[] },
  ): Promise<Result<{ webhook: Webhook; secret: string }, IntegrationsError>> {
    const url = checkWebhookUrl(wish.url, this.deps.loopback);
    if (!url.ok) return url;
    const webhook: Webhook = {
      id: this.deps.ids.next(),
      userId,
      url: url.value,
      events: wish.events,
      createdAt: this.deps.clock.now(),
      status: 'active',
      failingSince: null,
      secretVersion: 1,
      secretRenewedAt: null,
    };
    const added = await this.deps.webhooks.add(webhook, MOST_WEBHOOKS);
    if (!added) return err({ code: 'integrations.too_many_webhooks' });
    return ok({ webhook, secret: this.secretOf(webhook) });
  }

  async update(
    userId: string,
    id: string,
    { events, active }: WebhookChange,
  ): Promise<Result<Webhook, IntegrationsError>> {
    const webhook = await this.deps.webhooks.find(userId, id);
    if (!webhook) return err({ code: 'integrations.webhook_not_found' });
    const changed: Webhook = { ...webhook, events: events ?? webhook.events };
    if (active === false) changed.status = 'paused';
    if (active === true && webhook.status !== 'active') {
      changed.status = 'active';
      changed.failingSince = null;
    }
    await this.deps.webhooks.save(changed);
    return ok(changed);
  }

  /** The secret before it still signs for a day, beside the new one. */
  async renewSecret(
    userId: string,
    id: string,
  ): Promise<Result<{ webhook: Webhook; secret: string }, IntegrationsError>> {
    const webhook = await this.deps.webhooks.renewSecret(userId, id, this.deps.clock.now());
    if (!webhook) return err({ code: 'integrations.webhook_not_found' });
    return ok({ webhook, secret: this.secretOf(webhook) });
  }

  private secretOf({ id, secretVersion }: Webhook): string {
    return this.deps.signer.secretOf(id, secretVersion);
  }

  async remove(userId: string, id: string): Promise<Result<void, IntegrationsError>> {
    const removed = await this.deps.webhooks.remove(userId, id);
    return removed ? ok(undefined) : err({ code: 'integrations.webhook_not_found' });
  }
}
