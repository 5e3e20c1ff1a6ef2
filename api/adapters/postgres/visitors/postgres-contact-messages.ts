import type { Knex } from 'knex';
import type { ContactMessage } from '../../../domain/visitors/contact-message.ts';
import type {
  ContactMessages,
  MessageFilter,
  ReceivedMessage,
} from '../../../ports/visitors/contact-messages.ts';
import type { ListPart, Total } from '../../../ports/shared/list-part.ts';
import type { Transaction } from '../../../ports/shared/unit-of-work.ts';
import { countUpTo } from '../shared/count-up-to.ts';
import { exactMoment } from '../shared/exact-moment.ts';
import { inBatches } from '../shared/in-batches.ts';
import { queryOn } from '../knex-unit-of-work.ts';
import { removeInBatches } from '../shared/remove-in-batches.ts';
import { searching } from '../shared/like-pattern.ts';

interface Row {
  id: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  received_at: Date;
  handled_at: Date | null;
  handled_email: string | null;
}

const TABLE = 'visitors_contact_messages';
const RECEIVED = exactMoment(TABLE, 'received_at');
const LATEST_FIRST = [
  { column: 'message.received_at', order: 'desc' },
  { column: 'message.id', order: 'desc' },
];

interface Deps {
  database: Knex;
}

/** Messages in `visitors_contact_messages`. */
export class PostgresContactMessages implements ContactMessages {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async add({ receivedAt, ...message }: ContactMessage, tx: Transaction): Promise<void> {
    await queryOn(this.deps.database, tx)(TABLE).insert({ ...message, received_at: receivedAt });
  }

  async page(filter: MessageFilter, part: ListPart): Promise<{ messages: ReceivedMessage[] } & Total> {
    // The page is cut before whole rows are read and anything is joined to them.
    const wanted = this.behind(this.matching(filter), part.after);
    const ids = wanted.select('message.id').orderBy(LATEST_FIRST).offset(part.offset).limit(part.limit);
    const [total, messages] = await Promise.all([
      this.count(filter, part),
      this.read(this.matching({}).whereIn('message.id', ids)),
    ]);
    return { messages, ...total };
  }

  all(filter: MessageFilter): AsyncIterable<ReceivedMessage> {
    return inBatches<ReceivedMessage>((last, limit) => {
      const query = this.matching(filter).limit(limit);
      return this.read(this.behind(query, last && { at: last.receivedAt, id: last.id }));
    });
  }

  async counts(): Promise<{ open: number; handled: number }> {
    const { rows } = await this.deps.database.raw<{ rows: [{ open: number; handled: number }] }>(
      `select coalesce(sum(messages) filter (where not handled), 0)::int as open,
         coalesce(sum(messages) filter (where handled), 0)::int as handled from visitors_message_counts`,
    );
    return rows[0];
  }

  async find(id: string, tx?: Transaction): Promise<ReceivedMessage | null> {
    const [found] = await this.read(this.matching({}, tx).where('message.id', id));
    return found ?? null;
  }

  async mark(id: string, by: { actorId: string; at: Date } | null, tx: Transaction): Promise<boolean> {
    const rows = queryOn(this.deps.database, tx)(TABLE).where({ id });
    const changed = by
      ? rows.whereNull('handled_at').update({ handled_at: by.at, handled_by: by.actorId })
      : rows.whereNotNull('handled_at').update({ handled_at: null, handled_by: null });
    return (await changed) === 1;
  }

  purge(before: Date): Promise<number> {
    return removeInBatches(this.deps.database, TABLE, (rows) => rows.where('received_at', '<', before));
  }

  /** From the stored counts; anything else is counted as far as that costs little. */
  private async count(filter: MessageFilter, part: ListPart): Promise<Total> {
    if (filter.q?.trim() || part.after)
      return countUpTo(this.deps.database, this.behind(this.matching(filter), part.after), part);
    const { open, handled } = await this.counts();
    if (filter.handled === undefined) return { total: open + handled, totalIsExact: true };
    return { total: filter.handled ? handled : open, totalIsExact: true };
  }

  private matching({ q, handled }: MessageFilter, tx?: Transaction) {
    const query = queryOn(this.deps.database, tx)(`${TABLE} as message`);
    if (handled !== undefined) query[handled ? 'whereNotNull' : 'whereNull']('message.handled_at');
    const pattern = searching(q);
    return pattern ? query.whereLike('message.search', pattern) : query;
  }

  private behind(query: Knex.QueryBuilder, after: ListPart['after']): Knex.QueryBuilder {
    return after
      ? query.whereRaw(`(message.received_at, message.id) < (${RECEIVED}, :id)`, { ...after })
      : query;
  }

  private async read(query: Knex.QueryBuilder): Promise<ReceivedMessage[]> {
    const rows: Row[] = await query
      .leftJoin('accounts_users as admin', 'admin.id', 'message.handled_by')
      .orderBy(LATEST_FIRST)
      .select('message.*', 'admin.email as handled_email');
    return rows.map(toMessage);
  }
}

function toMessage({ id, name, email, subject, message, ...row }: Row): ReceivedMessage {
  const { received_at: receivedAt, handled_at: handledAt, handled_email: handledBy } = row;
  return { id, name, email, subject, message, receivedAt, handledAt, handledBy };
}
