import type { Knex } from 'knex';

/** Keys for programs, and webhooks with what was sent to them. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    create table integrations_api_keys (
      id uuid primary key,
      user_id uuid not null references accounts_users on delete cascade,
      name text not null,
      prefix text not null check (prefix ~ '^wk_.{8}$'),
      key_hash bytea not null unique check (octet_length(key_hash) = 32),
      scopes text[] not null check (cardinality(scopes) > 0),
      created_at timestamptz not null,
      expires_at timestamptz,
      last_used_at timestamptz,
      revoked_at timestamptz
    );
    create index on integrations_api_keys (user_id);
    create index on integrations_api_keys (revoked_at) where revoked_at is not null;

    create table integrations_webhooks (
      id uuid primary key,
      user_id uuid not null references accounts_users on delete cascade,
      url text not null,
      events text[] not null check (cardinality(events) > 0),
      created_at timestamptz not null,
      status text not null check (status in ('active', 'paused', 'disabled')),
      failing_since timestamptz
    );
    create index on integrations_webhooks (user_id);
    comment on table integrations_webhooks is 'the signing secret is derived from the id and the secret key: it is stored nowhere';

    create table integrations_deliveries (
      id uuid primary key,
      webhook_id uuid not null references integrations_webhooks on delete cascade,
      event text not null,
      body text not null,
      created_at timestamptz not null,
      status text not null check (status in ('pending', 'delivered', 'failed')),
      next_try_at timestamptz check ((next_try_at is not null) = (status = 'pending')),
      tries jsonb not null default '[]',
      tries_in_row integer not null default 0
    );
    create index on integrations_deliveries (webhook_id, created_at desc, id);
    create index on integrations_deliveries (created_at);
    comment on column integrations_deliveries.tries_in_row is 'since the event was last queued';
  `);
}
