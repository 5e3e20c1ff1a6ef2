import type { Knex } from 'knex';
import type { Subscription } from '../../../domain/visitors/newsletter.ts';
import type { NewsletterStore, SubscriptionFilter } from '../../../ports/visitors/newsletter-store.ts';
import type { Transaction } from '../../../ports/shared/unit-of-work.ts';
import { countInParts } from '../shared/count-in-parts.ts';
import { inBatches } from '../shared/in-batches.ts';
import { queryOn } from '../knex-unit-of-work.ts';
import { containing } from '../shared/like-pattern.ts';

interface Row {
  id: string;
  email: string;
  token_hash: Buffer | null;
  requested_at: Date;
  confirmed_at: Date | null;
}

interface CountRow {
  confirmed: boolean;
  subscriptions: string;
}

const LATEST_FIRST = [
  { column: 'requested_at', order: 'desc' },
  { column: 'id', order: 'desc' },
];

interface Deps {
  database: Knex;
}

/** Subscriptions in `visitors_newsletter`. */
export class PostgresNewsletterStore implements NewsletterStore {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async request(
    { id, email, requestedAt, tokenHash }: Subscription & { tokenHash: Buffer },
    tx: Transaction,
  ): Promise<boolean> {
    const { rowCount } = await queryOn(this.deps.database, tx).raw<{ rowCount: number }>(
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
    return row ? toSubscription(row) : null;
  }

  async confirm(id: string, at: Date, tx: Transaction): Promise<void> {
    await this.rows(tx).where({ id }).update({ confirmed_at: at, token_hash: null });
  }

  async page(
    filter: SubscriptionFilter,
    { offset, limit }: { offset: number; limit: number },
  ): Promise<{ subscriptions: Subscription[]; total: number }> {
    const [total, rows] = await Promise.all([
      this.count(filter),
      this.matching(filter).orderBy(LATEST_FIRST).offset(offset).limit(limit),
    ]);
    return { subscriptions: rows.map(toSubscription), total };
  }

  all(filter: SubscriptionFilter): AsyncIterable<Subscription> {
    return inBatches<Subscription>(async (last, limit) => {
      const query = this.matching(filter).orderBy(LATEST_FIRST).limit(limit);
      if (last) query.whereRaw('(requested_at, id) < (?, ?)', [last.requestedAt, last.id]);
      return (await query).map(toSubscription);
    });
  }

  async counts(): Promise<{ confirmed: number; waiting: number }> {
    const rows = await this.deps
      .database('visitors_newsletter_counts')
      .groupBy('confirmed')
      .select<CountRow[]>('confirmed')
      .sum('subscriptions as subscriptions');
    const countOf = (confirmed: boolean) =>
      Number(rows.find((row) => row.confirmed === confirmed)?.subscriptions ?? 0);
    return { confirmed: countOf(true), waiting: countOf(false) };
  }

  async remove(id: string): Promise<boolean> {
    return (await this.rows().where({ id }).delete()) === 1;
  }

  async purge(before: Date): Promise<number> {
    return await this.rows().whereNull('confirmed_at').where('requested_at', '<', before).delete();
  }

  /** From the maintained counts; what is searched for is counted. */
  private async count(filter: SubscriptionFilter): Promise<number> {
    if (filter.q?.trim())
      return countInParts(({ from, to }) => this.matching(filter).whereBetween('id', [from, to]));
    const { confirmed, waiting } = await this.counts();
    if (filter.confirmed === undefined) return confirmed + waiting;
    return filter.confirmed ? confirmed : waiting;
  }

  private matching({ q = '', confirmed }: SubscriptionFilter) {
    const query = this.rows();
    if (confirmed !== undefined) query[confirmed ? 'whereNotNull' : 'whereNull']('confirmed_at');
    return q.trim() === '' ? query : query.whereLike('email', containing(q).toLowerCase());
  }

  private rows(tx?: Transaction) {
    return queryOn(this.deps.database, tx)<Row>('visitors_newsletter');
  }
}

function toSubscription({
  id,
  email,
  requested_at: requestedAt,
  confirmed_at: confirmedAt,
}: Row): Subscription {
  return { id, email, requestedAt, confirmedAt };
}
