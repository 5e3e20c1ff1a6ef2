import type { Knex } from 'knex';

/** Accounts, their sessions, and the counters that slow guessing down. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    create table accounts_users (
      id uuid primary key,
      email text not null unique check (email = lower(btrim(email))),
      full_name text not null,
      password_hash text check (password_hash like '$argon2id$%'),
      role text not null check (role in ('user', 'brand', 'admin')),
      subscription_tier text not null check (subscription_tier in ('none', 'starter', 'pro', 'expert')),
      intended_tier text not null check (intended_tier in ('none', 'starter', 'pro', 'expert')),
      created_at timestamptz not null,
      updated_at timestamptz not null
    );
    comment on column accounts_users.password_hash is 'null: nobody has claimed the account yet';
    comment on column accounts_users.intended_tier is 'the plan named at registration; grants nothing';

    create table accounts_sessions (
      id uuid primary key,
      user_id uuid not null references accounts_users on delete cascade,
      token_hash bytea not null unique check (octet_length(token_hash) = 32),
      created_at timestamptz not null,
      last_used_at timestamptz not null,
      revoked_at timestamptz
    );
    create index on accounts_sessions (user_id);
    create index on accounts_sessions (last_used_at);

    create table accounts_throttles (
      key bytea primary key,
      window_started_at timestamptz not null,
      tries integer not null check (tries >= 0)
    );
  `);
}
