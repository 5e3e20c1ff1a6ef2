import type { IntegrationsError } from '../../domain/integrations/errors.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { WebhookSigner } from '../../ports/integrations/webhook-signer.ts';
import type { WebhookStore } from '../../ports/integrations/webhook-store.ts';
import type { Webhook } from '../../domain/integrations/webhook.ts';

interface Deps {
  webhooks: WebhookStore;
  webhookSigner: WebhookSigner;
  clock: Clock;
}

/** Gives a webhook a new secret. */
export class RenewWebhookSecret {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** The secret before it still signs for a day, beside the new one. */
  async run(
    userId: string,
    id: string,
  ): Promise<Result<{ webhook: Webhook; secret: string }, IntegrationsError>> {
    const webhook = await this.deps.webhooks.renewSecret(userId, id, this.deps.clock.now());
    if (!webhook) return err({ code: 'integrations.webhook_not_found' });
    return ok({ webhook, secret: this.deps.webhookSigner.secretOf(webhook.id, webhook.secretVersion) });
  }
}
