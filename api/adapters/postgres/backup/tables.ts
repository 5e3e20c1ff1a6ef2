import type pg from 'pg';

export interface Table {
  /** With its schema, quoted where needed. */
  name: string;
  /** Quoted where needed, in the order of the table; without those that the database computes. */
  columns: string[];
}

/** Schemas that hold state: the product's own and the queue's. */
export const schemas = ['public', 'graphile_worker'];

/** Which migrations had run stands in the manifest: a restore runs them again instead of copying these rows. */
const notCopied = ['knex_migrations', 'knex_migrations_lock', 'migrations'];

/** Every table with rows worth copying. Partitions are copied with their whole. */
export async function tablesOf(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select format('%I.%I', n.nspname, c.relname) as name, array_agg(quote_ident(a.attname) order by a.attnum) as columns
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where n.nspname = any($1) and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> all($2)
      group by 1 order by 1`,
    [schemas, notCopied],
  );
  return rows;
}
