import type { Knex } from 'knex';

/** Pauses that a model provider asked for. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    create table platform_provider_pauses (
      provider text primary key,
      until timestamptz not null
    );
    comment on table platform_provider_pauses is 'until when a provider asked, by Retry-After, not to be called by any replica';
  `);
}
