import type { Knex } from 'knex';

/** What visitors tried, and what they and the tutor said. Both are stored for a month. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    create table visitors_uses (
      id uuid primary key,
      task text not null check (task in ('demo', 'tutor')),
      visitor_id uuid not null,
      address_hash bytea not null check (octet_length(address_hash) = 32),
      begun_at timestamptz not null,
      settled_at timestamptz
    );
    create index on visitors_uses (visitor_id);
    create index on visitors_uses (address_hash);
    create index on visitors_uses (begun_at);
    comment on column visitors_uses.address_hash is 'keyed: without the key of the installation it names nobody';
    comment on column visitors_uses.settled_at is
      'null while the work goes on; a use that fails is deleted, one whose process died stops counting after minutes';

    create table visitors_messages (
      position bigint generated always as identity primary key,
      visitor_id uuid not null,
      role text not null check (role in ('user', 'ai')),
      content text not null,
      lessons jsonb not null,
      said_at timestamptz not null
    );
    create index on visitors_messages (visitor_id, position);
    create index on visitors_messages (said_at);
  `);
}
