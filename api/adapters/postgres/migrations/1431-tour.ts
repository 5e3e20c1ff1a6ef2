import type { Knex } from 'knex';

/** When the tour of the first steps was left. Those who have an account already know their way. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    alter table accounts_users add column tour_left_at timestamptz;
    update accounts_users set tour_left_at = now();
    comment on column accounts_users.tour_left_at is 'since when the tour is not offered; null: it is';
  `);
}
