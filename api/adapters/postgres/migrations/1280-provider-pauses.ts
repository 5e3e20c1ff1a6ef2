import type { Knex } from 'knex';

/** Pauses that a model provider asked for; and notices that repeat a provider's words to an owner lose them. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    create table platform_provider_pauses (
      provider text primary key,
      until timestamptz not null
    );
    comment on table platform_provider_pauses is 'until when a provider asked, by Retry-After, not to be called by any replica';

    update analysis_analyses
      set provider_notice = substring(provider_notice from '^[a-z]+ error [a-z0-9]+') || ': the provider could not answer'
      where provider_notice ~ '^[a-z]+ error ([0-9]+|connection|stream|unexpected):';
  `);
}
