import type { Knex } from 'knex';

/** Letters waiting to go out, the links they carry, and the mark of a deleted account. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    create table mail_letters (
      id uuid primary key,
      kind text not null check (kind ~ '^[a-z][a-z0-9-]{0,40}$'),
      subject text not null,
      recipient text,
      body text,
      posted_at timestamptz not null,
      delivered_at timestamptz,
      refused_at timestamptz,
      check (delivered_at is null or refused_at is null),
      check ((delivered_at is null and refused_at is null) = (recipient is not null and body is not null))
    );
    create index on mail_letters (posted_at);
    comment on column mail_letters.body is
      'null once the letter has gone out: it may hold a link that signs somebody in, which is kept nowhere in the clear';
    comment on column mail_letters.refused_at is 'the mail server will never take it, such as for an unknown address';

    create table accounts_email_tokens (
      id uuid primary key,
      user_id uuid not null references accounts_users on delete cascade,
      purpose text not null check (purpose in ('reset', 'claim', 'invitation')),
      token_hash bytea not null unique check (octet_length(token_hash) = 32),
      created_at timestamptz not null,
      expires_at timestamptz not null check (expires_at > created_at),
      used_at timestamptz
    );
    create index on accounts_email_tokens (user_id);
    create index on accounts_email_tokens (expires_at);

    alter table accounts_users add column deleted_at timestamptz;
    alter table accounts_users add check (deleted_at is null or password_hash is null);
    comment on column accounts_users.deleted_at is 'name and address are a pseudonym from then on; nobody can sign in';
  `);
}
