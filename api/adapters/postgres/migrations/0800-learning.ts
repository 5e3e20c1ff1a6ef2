import type { Knex } from 'knex';

/** Quizzes with their computed answers, and the cards that come back for review. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    create table tutor_quizzes (
      id uuid primary key,
      user_id uuid not null references accounts_users on delete cascade,
      title text not null,
      topic text,
      analysis_id uuid,
      created_at timestamptz not null,
      questions jsonb not null check (jsonb_array_length(questions) > 0),
      given jsonb,
      answered_at timestamptz,
      check ((given is null) = (answered_at is null)),
      check (topic is null or analysis_id is null)
    );
    create index on tutor_quizzes (user_id, created_at desc, id);
    comment on column tutor_quizzes.given is 'the answers by the place of their question; null until answered';

    create table tutor_review_cards (
      id uuid primary key,
      user_id uuid not null references accounts_users on delete cascade,
      key text not null,
      question jsonb not null,
      due_at timestamptz not null,
      interval_days integer not null check (interval_days >= 0),
      ease double precision not null check (ease >= 1.3),
      repetitions integer not null check (repetitions >= 0),
      unique (user_id, key)
    );
    create index on tutor_review_cards (user_id, due_at);
  `);
}
