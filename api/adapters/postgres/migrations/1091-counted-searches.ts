import type { Knex } from 'knex';
import { countRows } from './row-counts.ts';

/**
 * What is searched for is counted within an index that begins with the id, half of it over each of two connections. The text of
 * an order holds its id no longer, of which the number tells the beginning: a third less to read. Subscriptions are counted as
 * orders and accounts are.
 */
export async function up(database: Knex): Promise<void> {
  await database.raw(orders);
  await database.raw(`
    create index accounts_users_by_id on accounts_users (id) include (search, subscription_tier, role, deleted_at);
  `);
  await database.raw(newsletter);
}

const orders = `
  alter table ordering_orders drop column search;
  alter table ordering_orders add column search text not null
    generated always as (' ' || lower(number || ' ' || email || ' ' || customer_name)) stored;
  comment on column ordering_orders.search is 'what the console searches, in lower case; a blank before each word';
  alter table ordering_orders alter column search set statistics 500;
  create index ordering_orders_search on ordering_orders using gin (search gin_trgm_ops);
  create index ordering_orders_by_age on ordering_orders (placed_at desc, id desc) include (search, status, plan_tier);
  create index ordering_orders_by_amount on ordering_orders (base_total_minor desc, id desc)
    include (search, status, plan_tier, placed_at);
  create index ordering_orders_by_email on ordering_orders (email, id) include (search, status, plan_tier, placed_at);
  create index ordering_orders_by_id on ordering_orders (id) include (placed_at, search, status, plan_tier);
`;

const newsletter = `
  create table visitors_newsletter_counts (
    confirmed boolean not null,
    shard smallint not null,
    subscriptions bigint not null,
    primary key (confirmed, shard)
  );
  ${countRows({
    table: 'visitors_newsletter',
    kind: { confirmed: 'confirmed_at is not null' },
    counts: 'visitors_newsletter_counts',
    column: 'subscriptions',
    counting: 'visitors_count_subscriptions',
    trigger: 'visitors_newsletter_count',
  })}
  create index visitors_newsletter_by_id on visitors_newsletter (id) include (email, confirmed_at);
`;
