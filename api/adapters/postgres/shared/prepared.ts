import { createHash } from 'node:crypto';
import type { Knex } from 'knex';

/** Most texts that get a name of their own; each is kept by every connection that has met it. */
const MOST = 200;
const names = new Map<string, string>();

/**
 * Has the database read and plan a statement once for each connection, not each time: for the hot paths. Under one name the text is
 * always the same, and says which columns it reads: one that asks for `*` fails on every connection once another column is added.
 */
export function prepared<Query extends Knex.Raw | Knex.QueryBuilder>(
  query: Query,
  name: string | undefined,
): Query {
  if (name !== undefined) query.options({ name });
  return query;
}

/** The name of a text that is put together of parts; undefined where there are too many already, and it goes without one. */
export function nameOf(sql: string): string | undefined {
  const known = names.get(sql);
  if (known !== undefined || names.size >= MOST) return known;
  const name = createHash('sha256').update(sql).digest('base64url').slice(0, 22);
  names.set(sql, name);
  return name;
}
