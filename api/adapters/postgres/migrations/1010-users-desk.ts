import type { Knex } from 'knex';

/** Second factors of admins, the welcome link, and what the list of users is searched and sorted by. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    create table accounts_two_factor (
      user_id uuid primary key references accounts_users on delete cascade,
      sealed_secret bytea not null,
      begun_at timestamptz not null,
      confirmed_at timestamptz,
      last_step bigint
    );
    comment on column accounts_two_factor.sealed_secret is 'AES-256-GCM under a key derived from SECRET_KEY';
    comment on column accounts_two_factor.last_step is 'of the last code taken: an earlier one, or the same again, is refused';

    create table accounts_recovery_codes (
      user_id uuid not null references accounts_two_factor on delete cascade,
      code_hash bytea not null check (octet_length(code_hash) = 32),
      used_at timestamptz,
      primary key (user_id, code_hash)
    );

    alter table accounts_email_tokens drop constraint accounts_email_tokens_purpose_check;
    alter table accounts_email_tokens add constraint accounts_email_tokens_purpose_check
      check (purpose in ('reset', 'claim', 'invitation', 'welcome'));

    create extension if not exists pg_trgm;
    create index accounts_users_by_age on accounts_users (created_at, id) where deleted_at is null;
    create index accounts_users_by_name on accounts_users (lower(full_name), id) where deleted_at is null;
    create index accounts_users_by_email on accounts_users (email, id) where deleted_at is null;
    create index accounts_users_by_tier on accounts_users (subscription_tier, created_at, id) where deleted_at is null;
    create index accounts_users_by_role on accounts_users (role, created_at, id) where deleted_at is null;
    create index accounts_users_words on accounts_users
      using gin ((lower(full_name) || ' ' || email) gin_trgm_ops) where deleted_at is null;
  `);
}
