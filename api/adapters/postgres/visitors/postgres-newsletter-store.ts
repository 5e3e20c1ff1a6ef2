import type { Knex } from 'knex';
import type { Subscription } from '../../../domain/visitors/newsletter.ts';
import type { NewsletterStore, SubscriptionFilter } from '../../../ports/visitors/newsletter-store.ts';
import type { ListPart, Total } from '../../../ports/shared/list-part.ts';
import type { Transaction } from '../../../ports/shared/unit-of-work.ts';
import { countUpTo } from '../shared/count-up-to.ts';
import { exactMoment } from '../shared/exact-moment.ts';
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

const REQUESTED = exactMoment('visitors_newsletter', 'requested_at');
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

  async page(filter: SubscriptionFilter, part: ListPart): Promise<{ subscriptions: Subscription[] } & Total> {
    const wanted = this.behind(this.matching(filter), part.after);
    const [total, rows] = await Promise.all([
      this.count(filter, part),
      wanted.orderBy(LATEST_FIRST).offset(part.offset).limit(part.limit),
    ]);
    return { subscriptions: rows.map(toSubscription), ...total };
  }

  all(filter: SubscriptionFilter): AsyncIterable<Subscription> {
    return inBatches<Subscription>(async (last, limit) => {
      const query = this.matching(filter).orderBy(LATEST_FIRST).limit(limit);
      const rows = await this.behind(query, last && { at: last.requestedAt, id: last.id });
      return rows.map(toSubscription);
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

  /** From the maintained counts; anything else is counted as far as that costs little. */
  private async count(filter: SubscriptionFilter, part: ListPart): Promise<Total> {
    if (filter.q?.trim() || part.after)
      return countUpTo(this.deps.database, this.behind(this.matching(filter), part.after), part);
    const { confirmed, waiting } = await this.counts();
    if (filter.confirmed === undefined) return { total: confirmed + waiting, totalIsExact: true };
    return { total: filter.confirmed ? confirmed : waiting, totalIsExact: true };
  }

  private behind(query: Knex.QueryBuilder<Row, Row[]>, after: ListPart['after']) {
    return after ? query.whereRaw(`(requested_at, id) < (${REQUESTED}, :id)`, { ...after }) : query;
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
