import type { Knex } from 'knex';

/** Grades of analyses by later pictures. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    create table analysis_follow_ups (
      id uuid primary key,
      analysis_id uuid not null references analysis_analyses on delete cascade,
      created_at timestamptz not null,
      image_id uuid references analysis_images on delete set null,
      picture_sha256 text not null check (picture_sha256 ~ '^[0-9a-f]{64}$'),
      alignment jsonb not null,
      grade jsonb not null,
      outcome text not null generated always as (grade ->> 'outcome') stored
        check (outcome in ('target', 'stopped', 'open', 'not_entered', 'ambiguous')),
      last_bar integer not null generated always as ((grade ->> 'lastBar')::integer) stored,
      risk_reward double precision not null check (risk_reward > 0),
      unique (analysis_id, picture_sha256)
    );
    create index on analysis_follow_ups (image_id);
  `);
}
