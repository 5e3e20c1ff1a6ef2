import type { Knex } from 'knex';

/** Rows removed by one statement: others wait for none of them for long, and the table is cleaned up behind it. */
const BATCH = 1000;

/**
 * Removes the rows of a table that match, some at a time, each batch for itself.
 * @returns How many.
 */
export async function removeInBatches(
  database: Knex,
  table: string,
  matching: (rows: Knex.QueryBuilder) => Knex.QueryBuilder,
): Promise<number> {
  for (let removed = 0; ;) {
    const some = matching(database(table)).select('id').limit(BATCH);
    const count = await database(table).whereIn('id', some).delete();
    removed += count;
    if (count < BATCH) return removed;
  }
}
