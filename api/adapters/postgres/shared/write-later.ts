import type { Knex } from 'knex';
import type { Transaction } from '../../../ports/shared/unit-of-work.ts';
import { nameOf, prepared } from './prepared.ts';
import { forgetAfter, forgetTables } from './read-ahead.ts';

/** A part of a statement: `with name as (sql)`. */
export interface NamedPart {
  name: string;
  sql: string;
  bindings: readonly Knex.Value[];
}

/** A write whose answer nobody in its transaction needs. */
export interface LaterWrite {
  /** Tables it writes to or holds rows of: a later statement that names one of them finds it done. */
  tables: readonly string[];
  /** Named parts of the statement that write, where it has such: they stand before all others. */
  parts?: readonly NamedPart[];
  /** Says with `returning` which rows it met, where `otherwise` is given. */
  statement: Knex.QueryBuilder | Knex.Raw;
  /** Thrown, which undoes the transaction, unless exactly one row is met. */
  otherwise?: Error;
}

/** What knex sends a transaction's statements and savepoints through. */
interface TransactionClient {
  query(connection: unknown, asked: string | { sql: string }): unknown;
  transaction(...args: unknown[]): unknown;
}

const waitingIn = new WeakMap<object, LaterWrite[]>();

/**
 * Lets the writes of a transaction wait for each other: they go to the database together, in one statement, before it commits, or
 * before anything that names one of their tables.
 */
export function gatherWrites(trx: Knex.Transaction): void {
  const waiting: LaterWrite[] = [];
  waitingIn.set(trx, waiting);
  const { client } = trx as { client: TransactionClient };
  const query = client.query.bind(client);
  const transaction = client.transaction.bind(client);
  client.transaction = async (...args) => {
    await sendWrites(trx);
    return transaction(...args);
  };
  client.query = async (connection, asked) => {
    const sql = typeof asked === 'string' ? asked : asked.sql;
    if (waiting.some(({ tables }) => tables.some((table) => sql.includes(table)))) await sendWrites(trx);
    forgetAfter(trx, sql);
    return query(connection, asked);
  };
}

/** Sends what waits. In a statement of several parts none sees what another does, so each writes to a table of its own. */
export async function sendWrites(trx: Knex): Promise<void> {
  const writes = waitingIn.get(trx)?.splice(0) ?? [];
  if (writes.length === 0) return;
  const parts: NamedPart[] = writes.flatMap(({ statement, parts: named = [] }, index) => {
    const { sql, bindings } = statement.toSQL();
    return [...named, { name: `w${index}`, sql, bindings }];
  });
  const counts = writes.flatMap(({ otherwise }, index) =>
    otherwise ? `(select count(*)::int from w${index}) as w${index}` : [],
  );
  const sql = `with ${parts.map(({ name, sql: part }) => `${name} as (${part})`).join(', ')} select ${counts.join(', ') || '1'}`;
  const sending = trx.raw<{ rows: Record<string, number>[] }>(
    sql,
    parts.flatMap(({ bindings }) => bindings),
  );
  const { rows } = await prepared(sending, nameOf(sql));
  for (const [index, { otherwise }] of writes.entries())
    if (otherwise && rows[0]?.[`w${index}`] !== 1) throw otherwise;
}

/** Writes at the end of the transaction; at once without one. */
export async function writeLater(tx: Transaction | undefined, write: LaterWrite): Promise<void> {
  const waiting = tx && waitingIn.get(tx);
  if (tx && waiting) {
    if (waiting.some(({ tables }) => tables.some((table) => write.tables.includes(table))))
      await sendWrites(tx as unknown as Knex);
    waiting.push(write);
    forgetTables(tx as unknown as Knex, (table) => write.tables.includes(table));
    return;
  }
  const met: unknown = await write.statement;
  if (!write.otherwise) return;
  const rows = Array.isArray(met) ? met : ((met as { rows?: unknown[] }).rows ?? []);
  if (rows.length !== 1) throw write.otherwise;
}
