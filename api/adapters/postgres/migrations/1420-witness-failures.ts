import type { Knex } from 'knex';

/** A model is also asked about pictures that would be refused; its failures stand beside the others. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    alter table platform_provider_errors drop constraint platform_provider_errors_purpose_check;
    alter table platform_provider_errors add constraint platform_provider_errors_purpose_check
      check (purpose in ('narrative', 'tutor', 'witness'));
  `);
}
