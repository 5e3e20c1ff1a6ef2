import type { Knex } from 'knex';

/** Until a transaction on this database waits for a lock that another one holds. */
export async function untilSomebodyWaits(knex: Knex): Promise<void> {
  for (let waiting = 0; waiting === 0;) {
    const { rows } = await knex.raw<{ rows: unknown[] }>(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    waiting = rows.length;
  }
}
