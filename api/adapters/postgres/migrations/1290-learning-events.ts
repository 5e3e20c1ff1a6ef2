import type { Knex } from 'knex';

/** What learners finished, for their progress and the days in a row; answered quizzes that are stored are taken over. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    create table tutor_learning_events (
      user_id uuid not null references accounts_users on delete cascade,
      kind text not null check (kind in ('quiz', 'review', 'read', 'passed')),
      lesson_id text not null,
      at timestamptz not null,
      primary key (user_id, at, kind, lesson_id),
      check ((lesson_id = '') = (kind in ('quiz', 'review')))
    );
    comment on column tutor_learning_events.lesson_id is 'what was read or passed; empty for a quiz and a review';
    comment on column tutor_learning_events.at is 'the beginning of a quarter of an hour: enough to tell days apart in every time zone';

    insert into tutor_learning_events (user_id, kind, lesson_id, at)
      select distinct user_id, 'quiz', '', date_bin('15 minutes', answered_at, timestamptz '2000-01-01 00:00:00+00')
      from tutor_quizzes where answered_at is not null;
  `);
}
