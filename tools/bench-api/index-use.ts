import type { Knex } from '../../api/adapters/postgres/database.ts';

export interface IndexUse {
  table: string;
  index: string;
  bytes: number;
  tableBytes: number;
  scans: number;
  /** Stands for a rule of the data, whether or not it is read by. */
  rule: boolean;
}

/** Every index of tables that hold something, how large it is and how often it was read since `resetUse`. */
export async function indexUse(database: Knex): Promise<IndexUse[]> {
  await database.raw('select pg_stat_force_next_flush()');
  const { rows } = await database.raw<{ rows: IndexUse[] }>(
    `select s.relname as table, s.indexrelname as index, pg_relation_size(s.indexrelid)::float8 as bytes,
       pg_table_size(s.relid)::float8 as "tableBytes", s.idx_scan::float8 as scans, i.indisunique as rule
     from pg_stat_user_indexes s join pg_index i on i.indexrelid = s.indexrelid
     where s.schemaname = 'public' and pg_relation_size(s.relid) > 0 order by bytes desc`,
  );
  return rows;
}

/** From here on reads are counted. */
export async function resetUse(database: Knex): Promise<void> {
  await database.raw('select pg_stat_reset()');
}

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

/** Indexes of tables with many rows that nothing asked has read, and what indexes take beside rows. */
export function printUse(use: readonly IndexUse[]): void {
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const tables = new Map(use.map(({ table, tableBytes }) => [table, tableBytes]));
  const unused = use.filter(({ scans, rule, bytes }) => scans === 0 && !rule && bytes > 100_000);
  console.log(
    `\nIndexes take ${megabytes(sum(use.map(({ bytes }) => bytes)))}, their rows ${megabytes(sum([...tables.values()]))}.`,
  );
  console.log('Indexes that nothing asked here has read:');
  for (const { table, index, bytes, tableBytes } of unused)
    console.log(
      `  ${index.padEnd(52)}${megabytes(bytes).padStart(10)} beside ${megabytes(tableBytes)} of ${table}`,
    );
  if (unused.length === 0) console.log('  none');
}
