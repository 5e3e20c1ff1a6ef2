import type { Knex } from 'knex';

/** When the password was last given in a session. Those that are open have given it as they began. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    alter table accounts_sessions add column proven_at timestamptz;
    update accounts_sessions set proven_at = created_at;
    alter table accounts_sessions alter column proven_at set not null, alter column proven_at set default now();
    comment on column accounts_sessions.proven_at is 'when the password was last given in this session';
  `);
}
