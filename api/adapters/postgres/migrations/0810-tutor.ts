import type { Knex } from 'knex';

/** Conversations with the tutor, and the last failures of model providers. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    create table tutor_conversations (
      id uuid primary key,
      user_id uuid not null references accounts_users on delete cascade,
      title text not null check (btrim(title) <> ''),
      topic text not null,
      created_at timestamptz not null,
      updated_at timestamptz not null
    );
    create index on tutor_conversations (user_id, updated_at desc);

    create table tutor_messages (
      id uuid primary key,
      sequence bigint generated always as identity unique,
      conversation_id uuid not null references tutor_conversations on delete cascade,
      question_id uuid unique references tutor_messages on delete cascade,
      content text not null,
      at timestamptz not null,
      lessons jsonb not null default '[]',
      notice text,
      stopped boolean not null default false,
      client_message_id uuid,
      unique (conversation_id, client_message_id),
      check (question_id is null or client_message_id is null),
      check (question_id is not null or (notice is null and not stopped and lessons = '[]'))
    );
    create index on tutor_messages (conversation_id, sequence);
    comment on column tutor_messages.question_id is 'the question that this answers; null on questions, which users ask';

    create table platform_provider_errors (
      purpose text primary key check (purpose in ('narrative', 'tutor')),
      provider text not null,
      message text not null,
      at timestamptz not null,
      times bigint not null default 1
    );
    comment on table platform_provider_errors is 'the last failure for each purpose, and how many there have been';
  `);
}
