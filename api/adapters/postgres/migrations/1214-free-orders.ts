import type { Knex } from 'knex';

/** An order of no price can be taken back: its refund is of nothing, and takes back what the order gave. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    alter table ordering_refunds drop constraint ordering_refunds_amount_minor_check;
    alter table ordering_refunds add constraint ordering_refunds_amount_minor_check check (amount_minor >= 0);
  `);
}
