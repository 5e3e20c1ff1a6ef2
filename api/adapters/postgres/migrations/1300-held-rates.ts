import type { Knex } from 'knex';

/** The rate that a sync published and did not put in force, until an admin has decided. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    alter table currencies_currencies add column held_rate numeric(20, 10) check (held_rate > 0);
    comment on column currencies_currencies.held_rate is 'published rate far off the one in force, which waits for an admin';
  `);
}
