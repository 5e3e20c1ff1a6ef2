import type { IntegrationsError } from '../../domain/integrations/errors.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { IdSource } from '../../ports/shared/id-source.ts';
import type { WebhookSender } from '../../ports/integrations/webhook-sender.ts';
import type { WebhookSigner } from '../../ports/integrations/webhook-signer.ts';
import type { WebhookStore } from '../../ports/integrations/webhook-store.ts';
import type { EventType } from '../../domain/integrations/account-event.ts';
import { checkWebhookUrl, MOST_WEBHOOKS, type Webhook } from '../../domain/integrations/webhook.ts';

interface Deps {
  webhooks: WebhookStore;
  webhookSender: WebhookSender;
  webhookSigner: WebhookSigner;
  ids: IdSource;
  clock: Clock;
  /** Whether events may be delivered to this machine itself. */
  loopback: boolean;
}

const notPublic: IntegrationsError = {
  code: 'integrations.bad_url',
  reason: 'The address must lie on the public internet.',
};

/** Adds a webhook to an account. */
export class AddWebhook {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** The webhook, and the secret that signs what it is sent. */
  async run(
    userId: string,
    wish: { url: string; events: readonly EventType[] },
  ): Promise<Result<{ webhook: Webhook; secret: string }, IntegrationsError>> {
    const url = checkWebhookUrl(wish.url, this.deps.loopback);
    if (!url.ok) return url;
    if (!this.deps.webhookSender.accepts(url.value)) return err(notPublic);
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
    return ok({ webhook, secret: this.deps.webhookSigner.secretOf(webhook.id, webhook.secretVersion) });
  }
}
