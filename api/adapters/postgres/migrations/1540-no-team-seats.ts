import type { Knex } from 'knex';

/** The Expert plan was offered for teams, and there are no seats. What an operator wrote instead stays. */
export async function up(database: Knex): Promise<void> {
  await database('catalog_packages')
    .where({ id: 'expert', description: 'For teams and programs.' })
    .update({ description: 'For heavy use and programs.' });
}
