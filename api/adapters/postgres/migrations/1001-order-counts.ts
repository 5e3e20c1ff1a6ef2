import type { Knex } from 'knex';

/**
 * How many orders there are by status and plan, kept by the statements that change orders: a list says its total without
 * counting a hundred thousand rows. A count has several rows (`shard`), one for each of a few connections, so that those who
 * buy at the same moment do not wait for one another.
 */
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

    create function ordering_count_orders() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        ${add(facts('new_rows', 1))}
      elsif tg_op = 'DELETE' then
        ${add(facts('old_rows', -1))}
      else
        ${add(`${facts('new_rows', 1)} union all ${facts('old_rows', -1)}`)}
      end if;
      return null;
    end $$;
    create trigger ordering_count_added after insert on ordering_orders
      referencing new table as new_rows for each statement execute function ordering_count_orders();
    create trigger ordering_count_changed after update on ordering_orders
      referencing new table as new_rows old table as old_rows for each statement execute function ordering_count_orders();
    create trigger ordering_count_removed after delete on ordering_orders
      referencing old table as old_rows for each statement execute function ordering_count_orders();

    ${add(facts('ordering_orders', 1))}

    create index on ordering_orders (status, plan_tier, placed_at desc, id desc);
  `);
}

const facts = (rows: string, sign: 1 | -1): string =>
  `select status, coalesce(plan_tier, 'none') as plan_tier, ${sign} as orders from ${rows}`;

/** In one order, so that two statements never wait for each other; a change that takes itself back writes nothing. */
const add = (rows: string): string => `
  insert into ordering_counts as c
  select status, plan_tier, pg_backend_pid() % 64, sum(orders) from (${rows}) as facts
  group by status, plan_tier having sum(orders) <> 0 order by status, plan_tier
  on conflict (status, plan_tier, shard) do update set orders = c.orders + excluded.orders;`;
