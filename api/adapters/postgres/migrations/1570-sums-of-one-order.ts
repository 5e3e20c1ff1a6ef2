import type { Knex } from 'knex';

/**
 * What follows an order costs less of it. A change of an order is followed row by row and only where something that is added up has
 * changed: an order that is paid adds itself and its lines, and nothing is joined or grouped for it. An account that has ordered before
 * is not written to, which had the day of no account forgotten with each order. The sums stay the same.
 */
export async function up(database: Knex): Promise<void> {
  await database.raw(accounts);
  await database.raw(sales);
  await database.raw(counts);
}

/** Asked before writing: triggers of a statement fire for one that meets no row, too. */
const unlessKnown = (name: string, unknown: string, change: string): string => `
  create or replace function ${name}() returns trigger language plpgsql as $$
  begin
    perform from insights_accounts where user_id = new.user_id and ${unknown};
    if found then
      update insights_accounts set ${change} where user_id = new.user_id and ${unknown};
    end if;
    return null;
  end $$;
`;

const accounts = `
  ${unlessKnown(
    'insights_account_ordered',
    '(not ordered or (not paid and new.paid_at is not null))',
    'ordered = true, paid = paid or new.paid_at is not null',
  )}
  ${unlessKnown('insights_account_analysed', 'not analysed', 'analysed = true')}
`;

const day = (column: string): string => `(${column} at time zone 'UTC')::date`;

const inBase = (minor: string, order = 'o'): string =>
  `ordering_in_base((${minor})::bigint, ${order}.currency, ${order}.base_currency, ${order}.rate)`;

const placedOf = (orders: string, sign: 1 | -1): string => `
  select ${day('placed_at')} as day, base_currency as currency, ${sign} as placed, 0 as paid, 0::bigint as paid_minor,
    0::bigint as refunded_minor
  from ${orders} o`;

const paidOf = (orders: string, sign: 1 | -1): string => `
  select ${day('paid_at')}, base_currency, 0, ${sign}, ${sign} * ${inBase('total_minor')}, 0
  from ${orders} o where paid_at is not null`;

/** What went back beyond the total of the order was never revenue. */
const refundedOf = (orders: string, sign: 1 | -1): string => `
  select ${day('r.settled_at')}, o.base_currency, 0, 0, 0,
    -(${sign}) * (${inBase('least(r.sum - r.amount_minor, o.total_minor)')} - ${inBase('least(r.sum, o.total_minor)')})
  from (
    select order_id, settled_at, amount_minor, sum(amount_minor) over (partition by order_id order by settled_at, id) as sum
    from ordering_refunds where order_id in (select id from ${orders} each) and status = 'succeeded'
  ) r join ${orders} o on o.id = r.order_id where o.paid_at is not null`;

const allOf = (orders: string, sign: 1 | -1): string[] => [
  placedOf(orders, sign),
  paidOf(orders, sign),
  refundedOf(orders, sign),
];

const SALES = 'insert into insights_sales as s';
const ADD_TO_SALES = `
  on conflict (day, currency, shard) do update set
    placed = s.placed + excluded.placed, paid = s.paid + excluded.paid,
    paid_minor = s.paid_minor + excluded.paid_minor, refunded_minor = s.refunded_minor + excluded.refunded_minor;`;

/** Adds facts to the days, in one order; those that take themselves back write nothing. */
const addSales = (...facts: string[]): string => `
  ${SALES}
  select day, currency, pg_backend_pid() % 64, sum(placed), sum(paid), sum(paid_minor), sum(refunded_minor)
  from (${facts.join(' union all ')}) as facts
  group by day, currency
  having sum(placed) <> 0 or sum(paid) <> 0 or sum(paid_minor) <> 0 or sum(refunded_minor) <> 0
  order by day, currency ${ADD_TO_SALES}`;

/** Lines of paid orders; each adds what it makes of the order's sum, so that lines add up to what was paid. */
const soldOf = (orders: string, sign: 1 | -1): string => `
  select ${day('o.paid_at')} as day, o.base_currency as currency, l.item_id, l.type, l.name, ${sign} * l.quantity as quantity,
    o.paid_at, ${sign} * (${inBase('l.sum')} - ${inBase('l.sum - l.minor')}) as minor
  from (
    select order_id, item_id, type, name, quantity, price_minor * quantity as minor,
      sum(price_minor * quantity) over (partition by order_id order by place, id) as sum
    from ordering_lines where order_id in (select id from ${orders} each)
  ) l join ${orders} o on o.id = l.order_id where o.paid_at is not null`;

const ITEMS = 'insert into insights_items as i';
const ADD_TO_ITEMS = `
  on conflict (day, currency, item_id, type, name, shard) do update set
    quantity = i.quantity + excluded.quantity, minor = i.minor + excluded.minor,
    last_paid_at = greatest(i.last_paid_at, excluded.last_paid_at);`;

const addItems = (...facts: string[]): string => `
  ${ITEMS}
  select day, currency, item_id, type, name, pg_backend_pid() % 16, sum(quantity), sum(minor), max(paid_at)
  from (${facts.join(' union all ')}) as facts
  group by day, currency, item_id, type, name
  having sum(quantity) <> 0 or sum(minor) <> 0
  order by day, currency, item_id, type, name ${ADD_TO_ITEMS}`;

/** The order is paid now and was not before, and is otherwise the same. */
const justPaid = `
  ${SALES} values (${day('new.paid_at')}, new.base_currency, pg_backend_pid() % 64, 0, 1, ${inBase('new.total_minor', 'new')}, 0)
  ${ADD_TO_SALES}
  ${ITEMS}
  select ${day('new.paid_at')}, new.base_currency, item_id, type, name, pg_backend_pid() % 16, sum(quantity),
    sum(${inBase('sum', 'new')} - ${inBase('sum - minor', 'new')}), new.paid_at
  from (
    select item_id, type, name, quantity, price_minor * quantity as minor, sum(price_minor * quantity) over (order by place, id) as sum
    from ordering_lines where order_id = new.id
  ) l
  group by item_id, type, name
  order by item_id, type, name ${ADD_TO_ITEMS}`;

const NEW = '(select new.*)';
const OLD = '(select old.*)';
const ADDED_UP = ['placed_at', 'paid_at', 'total_minor', 'currency', 'base_currency', 'rate'];
const rowOf = (row: string, columns: string[]): string =>
  `(${columns.map((name) => `${row}.${name}`).join(', ')})`;

const sales = `
  drop trigger insights_orders_changed on ordering_orders;
  drop trigger insights_paid_orders on ordering_orders;
  drop function insights_paid_orders;

  create or replace function insights_orders() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' then
      ${addSales(...allOf('old_rows', -1))}
    elsif exists (select from new_rows where paid_at is not null) then
      ${addSales(...allOf('new_rows', 1))}
    else
      ${SALES}
      select ${day('placed_at')}, base_currency, pg_backend_pid() % 64, count(*), 0, 0, 0 from new_rows group by 1, 2 order by 1, 2
      ${ADD_TO_SALES}
    end if;
    return null;
  end $$;

  create function insights_order_changed() returns trigger language plpgsql as $$
  begin
    if old.paid_at is null and ${rowOf('old', ['placed_at', 'base_currency'])} = ${rowOf('new', ['placed_at', 'base_currency'])}
      and not exists (select from ordering_refunds where order_id = new.id) then
      if new.paid_at is not null then
        ${justPaid}
      end if;
    else
      ${addSales(...allOf(NEW, 1), ...allOf(OLD, -1))}
      ${addItems(soldOf(NEW, 1), soldOf(OLD, -1))}
    end if;
    return null;
  end $$;
  create trigger insights_order_changed after update on ordering_orders for each row
    when (${rowOf('new', ADDED_UP)} is distinct from ${rowOf('old', ADDED_UP)}) execute function insights_order_changed();
`;

const kindOf = (row: string): string =>
  `case when ${row}.disputed and ${row}.status in ('paid', 'partly_refunded') then 'disputed' else ${row}.status end,
    coalesce(${row}.plan_tier, 'none')`;
const COUNTED = ['status', 'disputed', 'plan_tier'];

const counts = `
  drop trigger ordering_count_changed on ordering_orders;
  create function ordering_order_counted_anew() returns trigger language plpgsql as $$
  begin
    if (${kindOf('new')}) <> (${kindOf('old')}) then
      insert into ordering_counts as c
      select status, plan_tier, pg_backend_pid() % 64, orders
      from (values (${kindOf('new')}, 1), (${kindOf('old')}, -1)) as facts (status, plan_tier, orders)
      order by status, plan_tier
      on conflict (status, plan_tier, shard) do update set orders = c.orders + excluded.orders;
    end if;
    return null;
  end $$;
  create trigger ordering_count_changed after update on ordering_orders for each row
    when (${rowOf('new', COUNTED)} is distinct from ${rowOf('old', COUNTED)}) execute function ordering_order_counted_anew();
`;
