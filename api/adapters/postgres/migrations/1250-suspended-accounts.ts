import type { Knex } from 'knex';

/** Accounts that an admin has suspended: both columns are filled, or neither. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    alter table accounts_users
      add column suspended_at timestamptz,
      add column suspension_reason text,
      add constraint accounts_users_suspension_has_reason check ((suspended_at is null) = (suspension_reason is null));
    comment on column accounts_users.suspended_at is 'nobody may sign in to the account since then; null: it works';
  `);
}
