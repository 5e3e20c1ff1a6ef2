import type { Knex } from 'knex';

/**
 * The proof of the books, which alone looked for the entries of an account, adds all entries up in one pass now. The journal of credits grows
 * with every analysis, and each entry was written into this index.
 */
export async function up(database: Knex): Promise<void> {
  await database.raw('drop index credits_entries_user_id_idx');
}
