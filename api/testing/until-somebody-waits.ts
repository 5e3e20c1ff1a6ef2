import type { Knex } from 'knex';

/**
 * Until a transaction on this database waits for a lock that another one holds.
 * @param work what is to wait; rejects when it is done without having waited
 */
export async function untilSomebodyWaits(knex: Knex, work?: Promise<unknown>): Promise<void> {
  let done = false;
  const end = () => (done = true);
  void work?.then(end, end);
  for (let waiting = 0; waiting === 0;) {
    if (done) throw new Error('Nobody waited for the lock.');
    const { rows } = await knex.raw<{ rows: unknown[] }>(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    waiting = rows.length;
  }
}
