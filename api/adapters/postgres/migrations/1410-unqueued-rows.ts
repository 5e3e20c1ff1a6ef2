import type { Knex } from 'knex';

/**
 * Emails and deliveries whose job is made after their transaction has committed. Versions that make it themselves do not
 * name the column.
 */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    alter table mail_letters add column queued boolean not null default true;
    create index mail_letters_unqueued on mail_letters (posted_at) where not queued;
    alter table integrations_deliveries add column queued boolean not null default true;
    create index integrations_deliveries_unqueued on integrations_deliveries (created_at) where not queued;
  `);
}
