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

/** What reads those indexes that nothing asked here does. */
const READ_BY: Record<string, string> = {
  accounts_sessions_user_id_idx: "an account's own sessions",
  analysis_analyses_image_id_idx: 'removing pictures that nothing uses',
  analysis_analyses_user_id_created_at_id_idx: "an account's own analyses",
  analysis_analyses_user_id_picture_sha256_idx: 'looking for an analysis of the same picture',
  analysis_analyses_user_id_symbol_key_created_at_idx: 'the watch list and analyses of one symbol',
  credits_entries_lot_id_idx: 'lots taken back, a statement that goes on behind an expiry',
  credits_lots_expires_at_idx: 'the job that enters expiries',
  credits_lots_order_id_idx: 'refunds of an order',
  credits_movements_user_id_sequence_idx: 'the ledger of one among many accounts',
  integrations_deliveries_created_at_idx: 'the job that removes old deliveries',
  ordering_ended_without_charge: 'the job that asks for late charges',
  ordering_lines_by_item: 'removing a package that was never sold',
  ordering_orders_checked_at_idx: 'the job that asks for payments of pending orders',
  ordering_orders_user_id_placed_at_idx: "an account's own orders",
  partners_referred_orders_brand_id_order_id_idx: 'a partner looking for an order by its number',
  visitors_contact_messages_email_idx: 'exports and deletions of what is known of a person',
};

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

/** Indexes of tables with many rows that nothing asked has read, and what indexes take beside rows; whether something reads each. */
export function printUse(use: readonly IndexUse[]): boolean {
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const tables = new Map(use.map(({ table, tableBytes }) => [table, tableBytes]));
  const unused = use.filter(({ scans, rule, bytes }) => scans === 0 && !rule && bytes > 100_000);
  console.log(
    `\nIndexes take ${megabytes(sum(use.map(({ bytes }) => bytes)))}, their rows ${megabytes(sum([...tables.values()]))}.`,
  );
  console.log('Indexes that nothing asked here has read:');
  for (const { table, index, bytes, tableBytes } of unused) {
    const size = `${megabytes(bytes).padStart(10)} beside ${megabytes(tableBytes)} of ${table}`;
    console.log(`  ${index.padEnd(52)}${size}: ${READ_BY[index] ?? 'NOTHING READS IT'}`);
  }
  if (unused.length === 0) console.log('  none');
  return unused.every(({ index }) => index in READ_BY);
}
