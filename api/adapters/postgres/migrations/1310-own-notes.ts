import type { Knex } from 'knex';

/** What people write on their analyses, and the symbols they watch. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    alter table analysis_analyses
      add column tags text[] not null default '{}',
      add column note text not null default '',
      add column symbol_key text not null generated always as (
        regexp_replace(
          upper(case when lower(symbol) = 'unknown' then coalesce(analysis_json ->> 'coin_symbol', '') else symbol end),
          '[^A-Z0-9]', '', 'g'
        )
      ) stored;
    create index on analysis_analyses (user_id, symbol_key, created_at desc) where status = 'completed';
    comment on column analysis_analyses.symbol_key is 'letters and digits of the symbol given, else of the one read';

    create table analysis_watched_symbols (
      user_id uuid not null references accounts_users on delete cascade,
      symbol_key text not null check (symbol_key <> ''),
      symbol text not null,
      added_at timestamptz not null,
      primary key (user_id, symbol_key)
    );
  `);
}
