import type { Knex } from 'knex';
import type { Subscription } from '../../domain/visitors/newsletter.ts';
import type { NewsletterStore } from '../../ports/newsletter-store.ts';
import type { Transaction } from '../../ports/unit-of-work.ts';
import { queryOn } from './knex-unit-of-work.ts';

interface Row {
  id: string;
  email: string;
  token_hash: Buffer | null;
  requested_at: Date;
  confirmed_at: Date | null;
}

/** Subscriptions in `visitors_newsletter`. */
export class PostgresNewsletterStore implements NewsletterStore {
  private readonly database: Knex;

  constructor(database: Knex) {
    this.database = database;
  }

  async request(
    { id, email, requestedAt, tokenHash }: Subscription & { tokenHash: Buffer },
    tx: Transaction,
  ): Promise<boolean> {
    const { rowCount } = await queryOn(this.database, tx).raw<{ rowCount: number }>(
      `insert into visitors_newsletter as known (id, email, token_hash, requested_at)
       values (:id, :email, :tokenHash, :requestedAt)
       on conflict (email) do update set token_hash = excluded.token_hash, requested_at = excluded.requested_at
       where known.confirmed_at is null`,
      { id, email, tokenHash, requestedAt },
    );
    return rowCount === 1;
  }

  async findByTokenHash(tokenHash: Buffer, tx: Transaction): Promise<Subscription | null> {
    const row = await this.rows(tx).where({ token_hash: tokenHash }).first().forUpdate();
    if (!row) return null;
    const { id, email, requested_at: requestedAt, confirmed_at: confirmedAt } = row;
    return { id, email, requestedAt, confirmedAt };
  }

  async confirm(id: string, at: Date, tx: Transaction): Promise<void> {
    await this.rows(tx).where({ id }).update({ confirmed_at: at, token_hash: null });
  }

  async remove(id: string): Promise<boolean> {
    return (await this.rows().where({ id }).delete()) === 1;
  }

  async purge(before: Date): Promise<number> {
    return await this.rows().whereNull('confirmed_at').where('requested_at', '<', before).delete();
  }

  private rows(tx?: Transaction) {
    return queryOn(this.database, tx)<Row>('visitors_newsletter');
  }
}
