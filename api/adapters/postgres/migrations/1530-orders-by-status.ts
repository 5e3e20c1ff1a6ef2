import type { Knex } from 'knex';

/**
 * Orders of a status are paged within the index alone: whether one is disputed stands in it, too. Figures are added up by day, so that
 * the index of accounts that somebody signs in to is one by id, for those that were active, and that by payment keeps what comparing
 * charges with the provider reads. Nothing looks for the entries of a payout.
 */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    drop index ordering_orders_status_placed_at_id_idx, ordering_orders_status_plan_tier_placed_at_id_idx;
    create index ordering_orders_by_status on ordering_orders (status, placed_at desc, id desc) include (disputed);
    create index ordering_orders_by_status_and_plan on ordering_orders (status, plan_tier, placed_at desc, id desc)
      include (disputed);
    drop index accounts_users_who_sign_in, partners_payout_entries_payout_id_idx, ordering_orders_by_payment;
    create index accounts_users_who_sign_in on accounts_users (id)
      where role = 'user' and password_hash is not null and deleted_at is null;
    create index ordering_orders_by_payment on ordering_orders (paid_at) where payment_reference is not null;
  `);
}
