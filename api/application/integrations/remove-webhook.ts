import type { IntegrationsError } from '../../domain/integrations/errors.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { WebhookStore } from '../../ports/integrations/webhook-store.ts';

interface Deps {
  webhooks: WebhookStore;
}

/** Removes a webhook of an account. */
export class RemoveWebhook {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(userId: string, id: string): Promise<Result<void, IntegrationsError>> {
    const removed = await this.deps.webhooks.remove(userId, id);
    return removed ? ok(undefined) : err({ code: 'integrations.webhook_not_found' });
  }
}
