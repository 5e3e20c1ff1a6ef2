import type { Knex } from 'knex';

/** Links that show one analysis to whoever has them. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    create table analysis_shares (
      id uuid primary key,
      analysis_id uuid not null references analysis_analyses on delete cascade,
      token_hash bytea not null unique,
      created_at timestamptz not null,
      expires_at timestamptz not null check (expires_at > created_at),
      preview bytea not null,
      picture bytea
    );
    create index on analysis_shares (analysis_id, created_at desc);
    create index on analysis_shares (expires_at);
    comment on column analysis_shares.token_hash is 'of the secret in the address, which is not stored';
    comment on column analysis_shares.picture is 'the screenshot with the measurements as WebP; null where the link does not show it';
  `);
}
