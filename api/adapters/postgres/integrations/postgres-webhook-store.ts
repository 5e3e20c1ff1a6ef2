import type { Knex } from 'knex';
import { raw } from 'objection';
import type { EventType } from '../../../domain/integrations/account-event.ts';
import type { Webhook } from '../../../domain/integrations/webhook.ts';
import type { Transaction } from '../../../ports/shared/unit-of-work.ts';
import type { WebhookStore } from '../../../ports/integrations/webhook-store.ts';
import { queryOn } from '../knex-unit-of-work.ts';
import { prepared } from '../shared/prepared.ts';
import { readAhead } from '../shared/read-ahead.ts';
import { WebhookModel } from './webhook-models.ts';

/** Ids of the webhooks of a subscription that a transaction has read already. */
export const webhooksSubscribed = readAhead<string[]>('integrations_webhooks');
export const subscription = (userId: string, type: EventType): string => `${userId} ${type}`;

interface Deps {
  database: Knex;
}

/** Webhooks in `integrations_webhooks`. */
export class PostgresWebhookStore implements WebhookStore {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  add(webhook: Webhook, most: number): Promise<boolean> {
    return this.deps.database.transaction(async (trx) => {
      // The owner's row is locked, so that parallel inserts wait for the count.
      await trx('accounts_users').where({ id: webhook.userId }).forUpdate().select('id');
      if ((await WebhookModel.query(trx).where({ user_id: webhook.userId }).resultSize()) >= most)
        return false;
      await WebhookModel.query(trx).insert({
        id: webhook.id,
        user_id: webhook.userId,
        url: webhook.url,
        events: [...webhook.events],
        created_at: webhook.createdAt,
        status: webhook.status,
        failing_since: webhook.failingSince,
      });
      return true;
    });
  }

  async listOf(userId: string): Promise<Webhook[]> {
    const rows = await WebhookModel.query(this.deps.database)
      .where({ user_id: userId })
      .orderBy(['created_at', 'id']);
    return rows.map((row) => row.toWebhook());
  }

  async find(userId: string, id: string): Promise<Webhook | null> {
    const row = await WebhookModel.query(this.deps.database).findOne({ id, user_id: userId });
    return row?.toWebhook() ?? null;
  }

  async subscribed(userId: string, type: EventType, tx: Transaction): Promise<string[]> {
    const query = queryOn(this.deps.database, tx);
    const known = webhooksSubscribed.take(query, subscription(userId, type));
    if (known) return known;
    const wanted = query('integrations_webhooks')
      .where({ user_id: userId, status: 'active' })
      .whereRaw('? = any(events)', [type]);
    return prepared(wanted.pluck<string[]>('id'), 'webhooks-subscribed');
  }

  async hold(id: string, tx: Transaction): Promise<Webhook | null> {
    const row = await WebhookModel.query(queryOn(this.deps.database, tx)).findById(id).forUpdate();
    return row?.toWebhook() ?? null;
  }

  async save({ id, events, status, failingSince }: Webhook, tx?: Transaction): Promise<void> {
    await WebhookModel.query(queryOn(this.deps.database, tx))
      .patch({ events: [...events], status, failing_since: failingSince })
      .where({ id });
  }

  async renewSecret(userId: string, id: string, at: Date): Promise<Webhook | null> {
    const [row] = await WebhookModel.query(this.deps.database)
      .patch({ secret_version: raw('secret_version + 1'), secret_renewed_at: at })
      .where({ id, user_id: userId })
      .returning('*');
    return row?.toWebhook() ?? null;
  }

  async remove(userId: string, id: string): Promise<boolean> {
    return (await WebhookModel.query(this.deps.database).delete().where({ id, user_id: userId })) === 1;
  }

  async removeAllOf(userId: string, tx: Transaction): Promise<void> {
    await WebhookModel.query(queryOn(this.deps.database, tx)).delete().where({ user_id: userId });
  }
}
