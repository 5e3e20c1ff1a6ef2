import type { EventType } from '../../domain/integrations/account-event.ts';
import type { Webhook } from '../../domain/integrations/webhook.ts';
import type { Transaction } from '../shared/unit-of-work.ts';

/** Webhooks. Everything is asked for by owner: another user's is not there. */
export interface WebhookStore {
  /** Adds the webhook; false, with nothing changed, when its owner has `most` already. */
  add(webhook: Webhook, most: number): Promise<boolean>;
  /** Oldest first. */
  listOf(userId: string): Promise<Webhook[]>;
  find(userId: string, id: string): Promise<Webhook | null>;
  /** The ids of the user's active webhooks that subscribe to this event. */
  subscribed(userId: string, type: EventType, tx: Transaction): Promise<string[]>;
  /** The webhook by its id, for any caller, locked until the transaction ends. */
  hold(id: string, tx: Transaction): Promise<Webhook | null>;
  /** Writes what can change: events, status, failing since. */
  save(webhook: Webhook, tx?: Transaction): Promise<void>;
  /** Moves on to the next version of the secret; null when the user has no such webhook. */
  renewSecret(userId: string, id: string, at: Date): Promise<Webhook | null>;
  /** With its deliveries; false when the user has no such webhook. */
  remove(userId: string, id: string): Promise<boolean>;
  removeAllOf(userId: string, tx: Transaction): Promise<void>;
}
