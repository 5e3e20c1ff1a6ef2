import type { Knex } from 'knex';

/** Messages from the contact form, and who asked for the newsletter. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    create table visitors_contact_messages (
      id uuid primary key,
      name text not null,
      email text not null,
      subject text not null,
      message text not null,
      received_at timestamptz not null
    );
    create index on visitors_contact_messages (email);
    create index on visitors_contact_messages (received_at);

    create table visitors_newsletter (
      id uuid primary key,
      email text not null unique,
      token_hash bytea unique check (octet_length(token_hash) = 32),
      requested_at timestamptz not null,
      confirmed_at timestamptz,
      check ((confirmed_at is null) = (token_hash is not null))
    );
    create index on visitors_newsletter (requested_at) where confirmed_at is null;
    comment on column visitors_newsletter.token_hash is 'of the link that confirms the address; null once it was used';
  `);
}
