import type { Knex } from 'knex';

/** Which of its secrets a webhook signs with, and since when. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    alter table integrations_webhooks
      add column secret_version integer not null default 1 check (secret_version >= 1),
      add column secret_renewed_at timestamptz;
    comment on table integrations_webhooks is
      'the signing secret is derived from the id, its version and the secret key: it is stored nowhere';
  `);
}
