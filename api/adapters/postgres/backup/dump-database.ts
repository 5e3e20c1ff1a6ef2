import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { schemas, tablesOf, type Table } from './tables.ts';

export interface DumpedTable extends Table {
  file: string;
  rows: number;
}

export interface DatabaseDump {
  /** Migrations that had run, in their order. */
  migrations: string[];
  tables: DumpedTable[];
  sequences: { name: string; last: string }[];
  /** Pictures that the copied rows speak of. */
  pictures: { key: string; mime: string }[];
}

/** Copies every table into `folder` as of one moment, while the product runs: one snapshot, read only, nothing is locked. */
export async function dumpDatabase(url: string, folder: string): Promise<DatabaseDump> {
  const client = new pg.Client({ connectionString: url, application_name: 'wickwise-backup' });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query('set local statement_timeout = 0');
    const migrations = await client.query<{ name: string }>('select name from knex_migrations order by id');
    const tables: DumpedTable[] = [];
    for (const table of await tablesOf(client)) tables.push(await dumpTable(client, table, folder));
    const sequences = await client.query<{ name: string; last: string }>(
      `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last from pg_sequences
        where schemaname = any($1) and last_value is not null and sequencename not like 'knex%'`,
      [schemas],
    );
    const pictures = await client.query<{ key: string; mime: string }>(
      'select storage_key as key, mime_type as mime from analysis_images order by storage_key',
    );
    await client.query('commit');
    return {
      migrations: migrations.rows.map(({ name }) => name),
      tables,
      sequences: sequences.rows,
      pictures: pictures.rows,
    };
  } finally {
    await client.end();
  }
}

async function dumpTable(client: pg.Client, table: Table, folder: string): Promise<DumpedTable> {
  const file = `${table.name.replaceAll('"', '')}.copy.gz`;
  const copy = client.query(copyTo(`copy (select ${table.columns.join(', ')} from ${table.name}) to stdout`));
  await pipeline(copy, createGzip(), createWriteStream(join(folder, file), { mode: 0o600 }));
  return { ...table, file, rows: copy.rowCount ?? 0 };
}
