import type { Knex } from 'knex';

/**
 * Charges that came when their order was over. What goes back of them was a refund of the order before, and counted as money
 * given back of what it had sold.
 */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    create table ordering_late_charges (
      id uuid primary key,
      order_id uuid not null references ordering_orders,
      reference text not null,
      amount_minor bigint not null check (amount_minor > 0),
      status text not null check (status in ('pending', 'succeeded', 'refused')),
      reason text not null,
      gateway_reference text,
      created_at timestamptz not null,
      settled_at timestamptz,
      unique (order_id, reference),
      check ((settled_at is null) = (status = 'pending'))
    );
    create index on ordering_late_charges (created_at) where status = 'pending';
    comment on column ordering_late_charges.reference is 'of the charge; gateway_reference is that of its refund';

    with moved as (
      delete from ordering_refunds r using ordering_orders o
      where o.id = r.order_id and o.status = 'cancelled'
      returning r.*, coalesce(o.payment_reference, '') as charge)
    insert into ordering_late_charges
      select id, order_id, charge, amount_minor, status, reason, gateway_reference, created_at, settled_at from moved;

    create index ordering_ended_without_charge on ordering_orders (checked_at)
      where payment_reference is null and status <> 'pending' and placed_by <> 'admin';
  `);
}
