import type { Knex } from 'knex';

/** What people recognise their sessions by. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    alter table accounts_sessions add column device text check (length(device) <= 200);
    comment on column accounts_sessions.device is 'browser and system as they named themselves at sign-in';
  `);
}
