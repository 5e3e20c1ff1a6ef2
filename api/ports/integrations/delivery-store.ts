import type { User } from '../../domain/accounts/user.ts';
import type { Delivery, WebhookTry } from '../../domain/integrations/delivery.ts';
import type { Webhook } from '../../domain/integrations/webhook.ts';
import type { ListPart, Total } from '../shared/list-part.ts';
import type { Transaction } from '../shared/unit-of-work.ts';

export interface DeliveryPage extends Total {
  deliveries: Delivery[];
}

/** Events on their way to webhooks. Queued ones are sent by a worker, never before the transaction has committed. */
export interface DeliveryStore {
  /** One delivery per webhook, each with its job. */
  queue(
    message: { ids: string[]; webhookIds: string[]; event: string; body: string; at: Date },
    tx?: Transaction,
  ): Promise<void>;
  /** Gives their jobs to deliveries whose process died between writing and queueing them. */
  queueWaiting(): Promise<void>;
  /** A pending delivery with its webhook and the webhook's owner, and how many tries it had since it was last queued. */
  findPending(
    id: string,
  ): Promise<{ delivery: Delivery; webhook: Webhook; owner: User; triesInRow: number } | null>;
  /** Writes a try down, and what becomes of the delivery; one that stays pending gets a job at its next time. */
  addTry(
    id: string,
    made: WebhookTry,
    next: Pick<Delivery, 'status' | 'nextTryAt'>,
    tx: Transaction,
  ): Promise<void>;
  /** Gives a delivery up without a try. */
  giveUp(id: string): Promise<void>;
  /** Queues a delivery again, with all its tries before it; false when it is under way. */
  queueAgain(id: string, at: Date): Promise<boolean>;
  find(webhookId: string, id: string): Promise<Delivery | null>;
  /** Newest first, with their tries. */
  list(
    webhookId: string,
    wanted: { status?: Delivery['status'] | undefined } & ListPart,
  ): Promise<DeliveryPage>;
  /** Removes deliveries queued first before `before`; how many. */
  purge(before: Date): Promise<number>;
}
