import type { Knex } from 'knex';

/** Changes of addresses that owners ask for, until nobody can undo them any more. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    create table accounts_email_changes (
      id uuid primary key,
      user_id uuid not null references accounts_users (id),
      old_email text not null,
      new_email text not null,
      confirm_hash bytea not null unique,
      undo_hash bytea unique,
      requested_at timestamptz not null,
      expires_at timestamptz not null,
      undo_until timestamptz not null,
      confirmed_at timestamptz,
      ended_at timestamptz
    );
    create index accounts_email_changes_user on accounts_email_changes (user_id, requested_at desc);
    create index accounts_email_changes_undo on accounts_email_changes (undo_until);
    comment on column accounts_email_changes.undo_hash is 'null: the old mailbox was never proven';
  `);
}
