import type { Knex } from 'knex';

/** Orders entered by hand, orders put aside when deleted, and what the console's lists are read by. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    create extension if not exists pg_trgm;

    alter table ordering_orders drop constraint ordering_orders_placed_by_check;
    alter table ordering_orders add constraint ordering_orders_placed_by_check
      check (placed_by in ('guest', 'account', 'admin'));
    comment on column ordering_orders.placed_by is 'admin: entered by hand, no gateway knows of it';

    alter table ordering_orders add column plan_tier text
      check (plan_tier in ('none', 'starter', 'pro', 'expert'));
    update ordering_orders o set plan_tier = (
      select l.tier from ordering_lines l where l.order_id = o.id and l.tier is not null order by l.place limit 1);
    comment on column ordering_orders.plan_tier is 'tier of the first plan among the lines; null: without a plan';

    alter table ordering_orders add column search text not null
      generated always as (lower(number || ' ' || email || ' ' || customer_name || ' ' || id::text)) stored;
    comment on column ordering_orders.search is 'what the console searches, in lower case';

    create index on ordering_orders using gin (search gin_trgm_ops);
    create index on ordering_orders (placed_at desc, id desc);
    create index on ordering_orders (status, placed_at desc, id desc);
    create index on ordering_orders (plan_tier, placed_at desc, id desc);
    create index on ordering_orders (base_total_minor desc, id desc);
    create index on ordering_orders (email, id);
    drop index ordering_orders_email_idx;

    create table ordering_deleted (
      order_id uuid primary key,
      email text not null,
      content jsonb not null,
      deleted_at timestamptz not null
    );
    create index on ordering_deleted (email);
    create index on ordering_deleted (deleted_at);
    comment on table ordering_deleted is 'orders that a gateway may still send money for: they come back then, to be refunded';
  `);
}
