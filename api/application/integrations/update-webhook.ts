import type { IntegrationsError } from '../../domain/integrations/errors.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { WebhookStore } from '../../ports/integrations/webhook-store.ts';
import type { EventType } from '../../domain/integrations/account-event.ts';
import type { Webhook } from '../../domain/integrations/webhook.ts';

export interface WebhookChange {
  events?: readonly EventType[] | undefined;
  /** false pauses; true takes up again, also what we disabled. */
  active?: boolean | undefined;
}

interface Deps {
  webhooks: WebhookStore;
}

/** Changes the events of a webhook; pauses or resumes it. */
export class UpdateWebhook {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(
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
}
