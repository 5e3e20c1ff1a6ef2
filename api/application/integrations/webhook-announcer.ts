import { bodyOf, type AccountEvent } from '../../domain/integrations/account-event.ts';
import type { DeliveryStore } from '../../ports/integrations/delivery-store.ts';
import type { EventAnnouncer } from '../../ports/integrations/event-announcer.ts';
import type { IdSource } from '../../ports/shared/id-source.ts';
import type { Transaction } from '../../ports/shared/unit-of-work.ts';
import type { UserStore } from '../../ports/accounts/user-store.ts';
import type { WebhookStore } from '../../ports/integrations/webhook-store.ts';
import { effectiveTier } from '../tutor/effective-tier.ts';

interface Deps {
  webhooks: WebhookStore;
  deliveries: DeliveryStore;
  users: UserStore;
  ids: IdSource;
}

/** Queues an event for every webhook that wants it, in the transaction in which it happens. */
export class WebhookAnnouncer implements EventAnnouncer {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async announce(tx: Transaction, event: AccountEvent): Promise<void> {
    const webhookIds = await this.deps.webhooks.subscribed(event.userId, event.type, tx);
    if (webhookIds.length === 0) return;
    const owner = await this.deps.users.find(event.userId, tx);
    if (!owner || effectiveTier(owner) !== 'expert') return;
    const ids = webhookIds.map(() => this.deps.ids.next());
    const { type, at } = event;
    await this.deps.deliveries.queue({ ids, webhookIds, event: type, body: bodyOf(event), at }, tx);
  }
}
