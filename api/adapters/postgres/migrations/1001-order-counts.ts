import type { Knex } from 'knex';
import { countRows } from './row-counts.ts';

/** How many orders there are by status and plan: a list says its total without counting a hundred thousand rows. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    create table ordering_counts (
      status text not null,
      plan_tier text not null,
      shard smallint not null,
      orders bigint not null,
      primary key (status, plan_tier, shard)
    );
    comment on column ordering_counts.plan_tier is 'none: orders without a plan';
    ${countRows({
      table: 'ordering_orders',
      kind: { status: 'status', plan_tier: "coalesce(plan_tier, 'none')" },
      counts: 'ordering_counts',
      column: 'orders',
      counting: 'ordering_count_orders',
      trigger: 'ordering_count',
    })}

    create index on ordering_orders (status, plan_tier, placed_at desc, id desc);
  `);
}
