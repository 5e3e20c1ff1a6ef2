import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { connect } from '../database.ts';
import { migrateThrough } from '../migrate.ts';
import type { DatabaseDump } from './dump-database.ts';
import { schemas, tablesOf } from './tables.ts';

/** Whether somebody works with this database already. */
export async function isInUse(url: string): Promise<boolean> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ there: boolean }>(
      `select to_regclass('public.accounts_users') is not null as there`,
    );
    if (!rows[0]?.there) return false;
    return (await client.query('select from accounts_users limit 1')).rowCount !== 0;
  });
}

/**
 * Fills an empty database with a dump: the schema by the migrations that had run, then every row in one transaction. A load that
 * fails leaves no row. `prepareQueue` makes the tables of the queue.
 */
export async function loadDatabase(
  url: string,
  folder: string,
  dump: DatabaseDump,
  prepareQueue: () => Promise<void>,
): Promise<void> {
  const knex = connect({ url });
  try {
    await migrateThrough(knex, dump.migrations);
  } finally {
    await knex.destroy();
  }
  await prepareQueue();
  await withClient(url, async (client) => {
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    await loadRows(client, folder, dump);
    await client.query('commit');
    await client.query('analyze');
  });
}

async function loadRows(
  client: pg.Client,
  folder: string,
  { tables, sequences }: DatabaseDump,
): Promise<void> {
  const there = (await tablesOf(client)).map(({ name }) => name);
  // Rules between tables are checked when everything is there; triggers have done their work when the rows were first written.
  const links = await foreignKeys(client);
  for (const { table, name } of links) await client.query(`alter table ${table} drop constraint ${name}`);
  for (const table of there) await client.query(`alter table ${table} disable trigger user`);
  await client.query(`truncate ${there.join(', ')}`);
  for (const { name, columns, file } of tables) {
    if (!there.includes(name)) throw new Error(`This version has no table ${name}, which the backup holds.`);
    const copy = client.query(copyFrom(`copy ${name} (${columns.join(', ')}) from stdin`));
    await pipeline(createReadStream(join(folder, file)), createGunzip(), copy);
  }
  for (const { name, last } of sequences) await client.query('select setval($1, $2, true)', [name, last]);
  for (const table of there) await client.query(`alter table ${table} enable trigger user`);
  for (const { table, name, rule } of links)
    await client.query(`alter table ${table} add constraint ${name} ${rule}`);
  // Whoever had these in hand is gone.
  await client.query('update graphile_worker._private_jobs set locked_at = null, locked_by = null');
  await client.query('update graphile_worker._private_job_queues set locked_at = null, locked_by = null');
}

async function foreignKeys(client: pg.Client): Promise<{ table: string; name: string; rule: string }[]> {
  const { rows } = await client.query<{ table: string; name: string; rule: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(c.oid) as rule
       from pg_constraint c join pg_namespace n on n.oid = c.connamespace
      where contype = 'f' and conparentid = 0 and n.nspname = any($1)`,
    [schemas],
  );
  return rows;
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'wickwise-restore' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
