import type { Knex } from 'knex';

/**
 * Daily sums of what operators look at, kept by the statements that change orders, refunds and the journal of credits: the
 * overview reads days instead of a million orders. A day has several rows (`shard`), one for each of a few connections, so
 * that those who pay at the same moment do not wait for one another.
 */
export async function up(database: Knex): Promise<void> {
  await database.raw(tables);
  await database.raw(orderTriggers);
  await database.raw(refundTriggers);
  await database.raw(creditTriggers);
  await database.raw(indexes);
  await database.raw(addSales(`${placedOf('ordering_orders', 1)} union all ${paidOf('ordering_orders', 1)}`));
  await database.raw(addSales(refundsOf('ordering_refunds', 1)));
  await database.raw(addCredits('credits_entries'));
}

const tables = `
  create table insights_sales (
    day date not null,
    currency text not null check (currency ~ '^[A-Z]{3}$'),
    shard smallint not null,
    placed bigint not null,
    paid bigint not null,
    paid_minor bigint not null,
    refunded_minor bigint not null,
    primary key (day, currency, shard)
  );
  comment on table insights_sales is 'sums of ordering_orders and ordering_refunds; the day in UTC';
  comment on column insights_sales.currency is 'the base currency of the orders, in which the amounts are';
  comment on column insights_sales.refunded_minor is 'each refund at the rate of its order, rounded half away from zero';

  create table insights_credits (
    day date not null,
    shard smallint not null,
    granted bigint not null,
    used bigint not null,
    expired bigint not null,
    primary key (day, shard)
  );
  comment on table insights_credits is 'sums of credits_entries; the day in UTC';
`;

const day = (column: string): string => `(${column} at time zone 'UTC')::date`;

/** Orders as they were placed, times `sign`. */
const placedOf = (rows: string, sign: 1 | -1): string => `
  select ${day('placed_at')} as day, base_currency as currency, ${sign} as placed, 0 as paid, 0 as paid_minor,
    0 as refunded_minor
  from ${rows}`;

/** Orders as they were paid, times `sign`. */
const paidOf = (rows: string, sign: 1 | -1): string => `
  select ${day('paid_at')} as day, base_currency as currency, 0 as placed, ${sign} as paid,
    ${sign} * base_total_minor as paid_minor, 0 as refunded_minor
  from ${rows} where paid_at is not null`;

/** Refunds that succeeded, times `sign`, in the base currency of their order. */
const refundsOf = (rows: string, sign: 1 | -1): string => `
  select ${day('r.settled_at')} as day, o.base_currency as currency, 0 as placed, 0 as paid, 0 as paid_minor,
    ${sign} * round(r.amount_minor::numeric * o.base_total_minor / o.total_minor)::bigint as refunded_minor
  from ${rows} r join ordering_orders o on o.id = r.order_id
  where r.status = 'succeeded' and o.total_minor > 0`;

/** Adds facts to the days; those that take themselves back write nothing. */
const addSales = (facts: string): string => `
  insert into insights_sales as s
  select day, currency, pg_backend_pid() % 64, sum(placed), sum(paid), sum(paid_minor), sum(refunded_minor)
  from (${facts}) as facts
  group by day, currency
  having sum(placed) <> 0 or sum(paid) <> 0 or sum(paid_minor) <> 0 or sum(refunded_minor) <> 0
  order by day, currency
  on conflict (day, currency, shard) do update set
    placed = s.placed + excluded.placed, paid = s.paid + excluded.paid,
    paid_minor = s.paid_minor + excluded.paid_minor, refunded_minor = s.refunded_minor + excluded.refunded_minor;`;

const addCredits = (rows: string): string => `
  insert into insights_credits as c
  select ${day('m.at')}, pg_backend_pid() % 64,
    -coalesce(sum(e.credits) filter (where e.account = 'issued'), 0),
    coalesce(sum(e.credits) filter (where e.account = 'spent'), 0),
    coalesce(sum(e.credits) filter (where e.account = 'expired'), 0)
  from ${rows} e join credits_movements m on m.id = e.movement_id
  where e.account in ('issued', 'spent', 'expired') and e.credits <> 0
  group by 1
  order by 1
  on conflict (day, shard) do update set
    granted = c.granted + excluded.granted, used = c.used + excluded.used, expired = c.expired + excluded.expired;`;

/** One function for the three kinds of statement; `facts(rows, sign)` are what they add or take away. */
const keep = (name: string, table: string, facts: (rows: string, sign: 1 | -1) => string): string => `
  create function ${name}() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      ${addSales(facts('new_rows', 1))}
    elsif tg_op = 'DELETE' then
      ${addSales(facts('old_rows', -1))}
    else
      ${addSales(`${facts('new_rows', 1)} union all ${facts('old_rows', -1)}`)}
    end if;
    return null;
  end $$;
  create trigger ${name}_added after insert on ${table}
    referencing new table as new_rows for each statement execute function ${name}();
  create trigger ${name}_changed after update on ${table}
    referencing new table as new_rows old table as old_rows for each statement execute function ${name}();
  create trigger ${name}_removed after delete on ${table}
    referencing old table as old_rows for each statement execute function ${name}();
`;

const orderTriggers = keep(
  'insights_orders',
  'ordering_orders',
  (rows, sign) => `${placedOf(rows, sign)} union all ${paidOf(rows, sign)}`,
);

const refundTriggers = keep('insights_refunds', 'ordering_refunds', refundsOf);

/** The journal only grows. */
const creditTriggers = `
  create function insights_count_credits() returns trigger language plpgsql as $$
  begin
    ${addCredits('new_rows')}
    return null;
  end $$;
  create trigger insights_count_credits after insert on credits_entries
    referencing new table as new_rows for each statement execute function insights_count_credits();
`;

const indexes = `
  create index ordering_orders_by_payment on ordering_orders (paid_at)
    include (id, base_currency, base_total_minor, total_minor) where paid_at is not null;
  create index analysis_analyses_by_age on analysis_analyses (created_at);
  create index accounts_users_who_sign_in on accounts_users (created_at)
    where role = 'user' and password_hash is not null and deleted_at is null;
`;
