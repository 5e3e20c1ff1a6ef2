import type { Knex } from 'knex';

/** Stored pictures, and what was found on them. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    create table analysis_images (
      id uuid primary key,
      user_id uuid not null references accounts_users on delete cascade,
      storage_key text not null unique,
      sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
      mime_type text not null check (mime_type in ('image/png', 'image/jpeg', 'image/webp')),
      width integer not null check (width > 0),
      height integer not null check (height > 0),
      orientation smallint not null check (orientation between 1 and 8),
      bytes integer not null check (bytes > 0),
      created_at timestamptz not null
    );
    create index on analysis_images (user_id);
    create index on analysis_images (created_at);

    create table analysis_analyses (
      id uuid primary key,
      user_id uuid not null references accounts_users on delete cascade,
      created_at timestamptz not null,
      symbol text not null,
      status text not null check (status in ('analyzing', 'completed', 'failed')),
      image_id uuid references analysis_images on delete set null,
      picture_sha256 text not null check (picture_sha256 ~ '^[0-9a-f]{64}$'),
      picture_width integer not null,
      picture_height integer not null,
      picture_mime_type text not null,
      analysis_json json,
      reading json,
      refusal jsonb,
      notices jsonb not null,
      provider_notice text,
      alive_at timestamptz not null,
      ended_at timestamptz,
      trend_direction text generated always as (analysis_json ->> 'trend_direction') stored,
      confidence_level double precision generated always as ((analysis_json ->> 'confidence_level')::double precision) stored,
      coin_symbol text generated always as (analysis_json ->> 'coin_symbol') stored,
      has_plan boolean generated always as (analysis_json ->> 'entry_price' is not null) stored,
      check ((status = 'analyzing') = (ended_at is null)),
      check ((status = 'completed') = (analysis_json is not null and reading is not null))
    );
    create index on analysis_analyses (user_id, created_at desc, id);
    create index on analysis_analyses (user_id, picture_sha256) where status = 'completed';
    create index on analysis_analyses (image_id);
    create index on analysis_analyses (alive_at) where status = 'analyzing';
    -- The last word on "one picture of one user is analysed once at a time".
    create unique index analysis_one_at_a_time on analysis_analyses (user_id, picture_sha256) where status = 'analyzing';
    comment on column analysis_analyses.alive_at is 'last sign of life of the process that analyses; an old one means it died';
  `);
}
