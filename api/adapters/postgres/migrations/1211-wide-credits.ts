import type { Knex } from 'knex';

/** An order may hold a thousand million credits, and an account those of many orders: more than an integer holds. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    alter table credits_balances alter column available type bigint, alter column reserved type bigint;
    alter table credits_lots alter column granted type bigint, alter column remaining type bigint;
    alter table credits_refunds alter column taken type bigint;
    alter table credits_entries alter column credits type bigint;
  `);
}
