import type { Knex } from 'knex';

/**
 * How many accounts there are by tier and role, kept by the statements that change accounts, as for orders; and one column
 * that holds what the list is searched for.
 */
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

    create function accounts_count_users() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        ${add(facts('new_rows', 1))}
      elsif tg_op = 'DELETE' then
        ${add(facts('old_rows', -1))}
      else
        ${add(`${facts('new_rows', 1)} union all ${facts('old_rows', -1)}`)}
      end if;
      return null;
    end $$;
    create trigger accounts_count_added after insert on accounts_users
      referencing new table as new_rows for each statement execute function accounts_count_users();
    create trigger accounts_count_changed after update on accounts_users
      referencing new table as new_rows old table as old_rows for each statement execute function accounts_count_users();
    create trigger accounts_count_removed after delete on accounts_users
      referencing old table as old_rows for each statement execute function accounts_count_users();

    ${add(facts('accounts_users', 1))}
  `);
}

const facts = (rows: string, sign: 1 | -1): string =>
  `select subscription_tier, role, ${sign} as users from ${rows} where deleted_at is null`;

/** In one order, so that two statements never wait for each other; a change that takes itself back writes nothing. */
const add = (rows: string): string => `
  insert into accounts_counts as c
  select subscription_tier, role, pg_backend_pid() % 64, sum(users) from (${rows}) as facts
  group by subscription_tier, role having sum(users) <> 0 order by subscription_tier, role
  on conflict (subscription_tier, role, shard) do update set users = c.users + excluded.users;`;
