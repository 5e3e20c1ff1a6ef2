import type { Knex } from 'knex';

/**
 * The daily sums of what was placed and paid, kept with less work of each order. They asked for the refunds and lines of every order that
 * was written, also of one that nobody has paid yet, which adds nothing but itself; and each amount in the base currency was a query of
 * its own. The sums stay the same.
 */
export async function up(database: Knex): Promise<void> {
  await database.raw(conversion);
  await database.raw(ordersTrigger);
  await database.raw(paidOrdersTrigger);
  await database.raw(paidLinesTrigger);
}

/** One expression without a part of its own, and not `strict`: such a function is worked out in place. */
const conversion = `
  create or replace function ordering_minor_units(currency text) returns numeric language sql immutable parallel safe as $$
    select case when currency in ('JPY', 'KRW', 'PYG', 'CLP', 'CRC') then 1::numeric
      when currency in ('BHD', 'KWD', 'OMR') then 1000::numeric else 100::numeric end
  $$;
  create or replace function ordering_in_base(minor bigint, currency text, base text, rate text) returns bigint
    language sql immutable parallel safe as $$
    select (sign(minor::numeric) * div(
      2 * abs(minor::numeric) * ordering_minor_units(base) + rate::numeric * ordering_minor_units(currency),
      2 * rate::numeric * ordering_minor_units(currency)))::bigint
  $$;
`;

const day = (column: string): string => `(${column} at time zone 'UTC')::date`;

const inBase = (minor: string): string =>
  `ordering_in_base((${minor})::bigint, o.currency, o.base_currency, o.rate)`;

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

/** Adds facts to the days, in one order; those that take themselves back write nothing. */
const addSales = (...facts: string[]): string => `
  insert into insights_sales as s
  select day, currency, pg_backend_pid() % 64, sum(placed), sum(paid), sum(paid_minor), sum(refunded_minor)
  from (${facts.join(' union all ')}) as facts
  group by day, currency
  having sum(placed) <> 0 or sum(paid) <> 0 or sum(paid_minor) <> 0 or sum(refunded_minor) <> 0
  order by day, currency
  on conflict (day, currency, shard) do update set
    placed = s.placed + excluded.placed, paid = s.paid + excluded.paid,
    paid_minor = s.paid_minor + excluded.paid_minor, refunded_minor = s.refunded_minor + excluded.refunded_minor;`;

const refunded = (orders: string): string =>
  `exists (select from ordering_refunds where order_id in (select id from ${orders} each))`;

const ordersTrigger = `
  create or replace function insights_orders() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      if exists (select from new_rows where paid_at is not null) then
        ${addSales(placedOf('new_rows', 1), paidOf('new_rows', 1), refundedOf('new_rows', 1))}
      else
        ${addSales(placedOf('new_rows', 1))}
      end if;
    elsif tg_op = 'DELETE' then
      ${addSales(placedOf('old_rows', -1), paidOf('old_rows', -1), refundedOf('old_rows', -1))}
    elsif ${refunded('new_rows')} then
      ${addSales(
        ...[placedOf('new_rows', 1), paidOf('new_rows', 1), refundedOf('new_rows', 1)],
        ...[placedOf('old_rows', -1), paidOf('old_rows', -1), refundedOf('old_rows', -1)],
      )}
    else
      ${addSales(placedOf('new_rows', 1), paidOf('new_rows', 1), placedOf('old_rows', -1), paidOf('old_rows', -1))}
    end if;
    return null;
  end $$;
`;

/** Lines of paid orders; each adds what it makes of the order's sum, so that lines add up to what was paid. */
const soldOf = (orders: string, lines: string, sign: 1 | -1): string => `
  select ${day('o.paid_at')} as day, o.base_currency as currency, l.item_id, l.type, l.name, ${sign} * l.quantity as quantity,
    o.paid_at, ${sign} * (${inBase('l.sum')} - ${inBase('l.sum - l.minor')}) as minor
  from (
    select order_id, item_id, type, name, quantity, price_minor * quantity as minor,
      sum(price_minor * quantity) over (partition by order_id order by place, id) as sum
    from ${lines} each
  ) l join ${orders} o on o.id = l.order_id where o.paid_at is not null`;

const addItems = (...facts: string[]): string => `
  insert into insights_items as i
  select day, currency, item_id, type, name, pg_backend_pid() % 16, sum(quantity), sum(minor), max(paid_at)
  from (${facts.join(' union all ')}) as facts
  group by day, currency, item_id, type, name
  having sum(quantity) <> 0 or sum(minor) <> 0
  order by day, currency, item_id, type, name
  on conflict (day, currency, item_id, type, name, shard) do update set
    quantity = i.quantity + excluded.quantity, minor = i.minor + excluded.minor,
    last_paid_at = greatest(i.last_paid_at, excluded.last_paid_at);`;

const linesOf = (orders: string): string =>
  `(select * from ordering_lines where order_id in (select id from ${orders} each))`;

const paid = (orders: string): string => `exists (select from ${orders} where paid_at is not null)`;

const paidOrdersTrigger = `
  create or replace function insights_paid_orders() returns trigger language plpgsql as $$
  begin
    if ${paid('old_rows')} then
      ${addItems(soldOf('new_rows', linesOf('new_rows'), 1), soldOf('old_rows', linesOf('old_rows'), -1))}
    elsif ${paid('new_rows')} then
      ${addItems(soldOf('new_rows', linesOf('new_rows'), 1))}
    end if;
    return null;
  end $$;
`;

const lineFacts = (change: { added: boolean; removed: boolean }): string[] => {
  const rows = [...(change.added ? ['new_rows'] : []), ...(change.removed ? ['old_rows'] : [])];
  const ids = rows.map((name) => `select order_id from ${name}`).join(' union ');
  const orders = `(select * from ordering_orders where id in (${ids}))`;
  const after = `select * from ordering_lines where order_id in (${ids})`;
  const unchanged = change.added ? `${after} and id not in (select id from new_rows)` : after;
  const before = change.removed ? `${unchanged} union all select * from old_rows` : unchanged;
  return [soldOf(orders, `(${after})`, 1), soldOf(orders, `(${before})`, -1)];
};

const paidLinesTrigger = `
  create or replace function insights_paid_lines() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      if exists (select from ordering_orders where paid_at is not null and id in (select order_id from new_rows)) then
        ${addItems(...lineFacts({ added: true, removed: false }))}
      end if;
    elsif tg_op = 'DELETE' then
      ${addItems(...lineFacts({ added: false, removed: true }))}
    else
      ${addItems(...lineFacts({ added: true, removed: true }))}
    end if;
    return null;
  end $$;
`;
