import type { Knex } from 'knex';

/** Hints of an analysis. The same picture with other hints is another reading, so one of each may run at a time. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    alter table analysis_analyses add column hints jsonb check (jsonb_typeof(hints) = 'object');
    comment on column analysis_analyses.hints is 'what the person gave beside the picture; null without hints';
    drop index analysis_one_at_a_time;
    create unique index analysis_one_at_a_time
      on analysis_analyses (user_id, picture_sha256, md5(coalesce(hints::text, ''))) where status = 'analyzing';
  `);
}
