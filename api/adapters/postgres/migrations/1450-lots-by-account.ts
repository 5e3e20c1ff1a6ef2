import type { Knex } from 'knex';

/** All lots of an account are found by it, also emptied ones: opening a book read the whole table for them. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('create index credits_lots_of_account on credits_lots (user_id)');
  await knex.raw('drop index credits_lots_user_id_idx');
}
