import type { Knex } from 'knex';

/** Hints of a later picture. One picture has one grade, whatever was given beside it. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    alter table analysis_follow_ups add column hints jsonb check (jsonb_typeof(hints) = 'object');
    comment on column analysis_follow_ups.hints is 'what the person gave beside the picture; null without hints';
  `);
}
