import type { Knex } from 'knex';

/** Reminders to add a later screenshot to an analysis. They go with it. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    create table analysis_reminders (
      analysis_id uuid primary key references analysis_analyses on delete cascade,
      due_at timestamptz not null,
      sent_at timestamptz
    );
    create index on analysis_reminders (due_at) where sent_at is null;
    comment on column analysis_reminders.sent_at is 'when its email was posted; null until then';
  `);
}
