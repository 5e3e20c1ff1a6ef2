import type { Knex } from 'knex';
import { countRows } from './row-counts.ts';

/** Disputes of payments, hints of fraud, and orders counted as disputed while one is open. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    create table ordering_disputes (
      reference text primary key,
      order_id uuid not null references ordering_orders,
      status text not null check (status in ('inquiry', 'open', 'lost', 'won')),
      amount_minor bigint not null check (amount_minor >= 0),
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      reason text not null,
      fee_minor bigint,
      fee_currency text check (fee_currency ~ '^[A-Z]{3}$'),
      opened_at timestamptz not null,
      respond_by timestamptz,
      closed_at timestamptz,
      checked_at timestamptz not null,
      check ((fee_minor is null) = (fee_currency is null)),
      check ((closed_at is null) = (status in ('inquiry', 'open')))
    );
    create index on ordering_disputes (order_id);
    create index on ordering_disputes (checked_at) where closed_at is null;
    comment on table ordering_disputes is 'by the gateway''s own name of each';

    create table ordering_fraud_warnings (
      reference text primary key,
      order_id uuid not null references ordering_orders,
      reason text not null,
      actionable boolean not null,
      at timestamptz not null
    );
    create index on ordering_fraud_warnings (order_id);

    alter table ordering_orders add column disputed boolean not null default false;
    create index ordering_disputed on ordering_orders (placed_at desc, id desc) where disputed;

    alter table partners_commissions add column held_payable_at timestamptz;
    comment on column partners_commissions.held_payable_at is
      'while the payment is disputed: what payable_at was, and is again; payable_at is never meanwhile';

    drop trigger ordering_count_added on ordering_orders;
    drop trigger ordering_count_changed on ordering_orders;
    drop trigger ordering_count_removed on ordering_orders;
    drop function ordering_count_orders;
    delete from ordering_counts;
    ${countRows({
      table: 'ordering_orders',
      kind: {
        status: `case when disputed and status in ('paid', 'partly_refunded') then 'disputed' else status end`,
        plan_tier: "coalesce(plan_tier, 'none')",
      },
      counts: 'ordering_counts',
      column: 'orders',
      counting: 'ordering_count_orders',
      trigger: 'ordering_count',
    })}

    create table payments_sandbox_disputes (
      reference text primary key,
      charge text not null references payments_sandbox_charges (reference),
      status text not null check (status in ('open', 'lost', 'won')),
      opened_at timestamptz not null
    );
    create index on payments_sandbox_disputes (charge);
    create table payments_sandbox_warnings (
      reference text primary key,
      charge text not null references payments_sandbox_charges (reference),
      at timestamptz not null
    );
    create index on payments_sandbox_warnings (charge);
  `);
}
