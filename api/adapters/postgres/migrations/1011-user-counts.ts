import type { Knex } from 'knex';
import { countRows } from './row-counts.ts';

/** How many accounts there are by tier and role, and one column that holds what the list is searched for. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    drop index accounts_users_words;
    alter table accounts_users add column search text not null
      generated always as (' ' || lower(full_name) || ' ' || email) stored;
    comment on column accounts_users.search is 'what the console searches, in lower case; a blank before each word';
    create index accounts_users_search on accounts_users using gin (search gin_trgm_ops) where deleted_at is null;

    create table accounts_counts (
      subscription_tier text not null,
      role text not null,
      shard smallint not null,
      users bigint not null,
      primary key (subscription_tier, role, shard)
    );
    comment on column accounts_counts.shard is 'those who register at the same moment do not wait for one another';
    ${countRows({
      table: 'accounts_users',
      where: 'deleted_at is null',
      kind: { subscription_tier: 'subscription_tier', role: 'role' },
      counts: 'accounts_counts',
      column: 'users',
      counting: 'accounts_count_users',
      trigger: 'accounts_count',
    })}
  `);
}
