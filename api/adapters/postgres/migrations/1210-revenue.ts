import type { Knex } from 'knex';

/**
 * Revenue is what was paid, converted at the rate of its order: the payment on its own day, each refund on its own. Refunds are
 * converted as their sum, so that an order that went back in parts leaves nothing. The consoles of operators and of partners add
 * up the same entries; every sum that was stored before is made anew from them.
 */
export async function up(database: Knex): Promise<void> {
  await database.raw(conversion);
  await database.raw(paidInBase);
  await database.raw(`create view ordering_revenue as ${revenueOf('ordering_orders', 'ordering_refunds')}`);
  await database.raw(salesTriggers);
  await database.raw(itemTriggers);
  await database.raw(partnerRevenue);
  await database.raw(partnerTriggers);
}

/** The same as `convertBack` of the domain: half away from zero, in whole numbers. */
const conversion = `
  create function ordering_minor_units(currency text) returns numeric language sql immutable strict parallel safe as $$
    select case when currency in ('JPY', 'KRW', 'PYG', 'CLP', 'CRC') then 1::numeric
      when currency in ('BHD', 'KWD', 'OMR') then 1000::numeric else 100::numeric end
  $$;
  create function ordering_in_base(minor bigint, currency text, base text, rate text) returns bigint
    language sql immutable strict parallel safe as $$
    select (sign(minor::numeric) * div(2 * abs(minor::numeric) * f.up + f.down, 2 * f.down))::bigint
    from (select ordering_minor_units(base) as up, rate::numeric * ordering_minor_units(currency) as down) f
  $$;
  comment on function ordering_in_base is 'minor units of an order''s currency in its base, at its rate';
`;

const inBase = (minor: string): string =>
  `ordering_in_base((${minor})::bigint, o.currency, o.base_currency, o.rate)`;

/** Orders used to store the base prices of the catalogue, whatever was asked for instead. */
const paidInBase = `
  drop trigger partners_value_rewritten on ordering_orders;
  update ordering_orders o set base_total_minor = ${inBase('o.total_minor')}
    where o.base_total_minor <> ${inBase('o.total_minor')};
  update ordering_deleted d set content = jsonb_set(content, '{baseTotal,minor}', to_jsonb(ordering_in_base(
    (content #>> '{total,minor}')::bigint, content #>> '{total,currency}', content #>> '{baseTotal,currency}',
    content ->> 'rate')));
`;

/**
 * Entries of paid orders: the payment, and every refund as the difference that it makes to the refunds' sum, below zero. What
 * went back beyond the total of the order was never revenue.
 */
function revenueOf(orders: string, refunds: string): string {
  const upTo = (sum: string): string => inBase(`least(${sum}, o.total_minor)`);
  return `
    select o.id as order_id, null::uuid as refund_id, o.paid_at as at, o.base_currency as currency,
      ${inBase('o.total_minor')} as minor
    from ${orders} o where o.paid_at is not null
    union all
    select o.id, r.id, r.settled_at, o.base_currency, ${upTo('r.sum - r.amount_minor')} - ${upTo('r.sum')}
    from (
      select id, order_id, settled_at, amount_minor,
        sum(amount_minor) over (partition by order_id order by settled_at, id) as sum
      from ${refunds} f where status = 'succeeded'
    ) r join ${orders} o on o.id = r.order_id where o.paid_at is not null`;
}

const day = (column: string): string => `(${column} at time zone 'UTC')::date`;

const placedOf = (orders: string, sign: 1 | -1): string => `
  select ${day('placed_at')} as day, base_currency as currency, ${sign} as placed, 0 as paid, 0 as paid_minor,
    0 as refunded_minor
  from ${orders} placed`;

const salesOf = (revenue: string, sign: 1 | -1): string => `
  select ${day('at')}, currency, 0, case when refund_id is null then ${sign} else 0 end,
    case when refund_id is null then ${sign} * minor else 0 end,
    case when refund_id is null then 0 else -(${sign}) * minor end
  from (${revenue}) revenue`;

/** Adds facts to the days, in one order; those that take themselves back write nothing. */
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

/** What orders add up to, with their refunds. */
const orderFacts = (orders: string, sign: 1 | -1): string => {
  const refunds = `(select * from ordering_refunds where order_id in (select id from ${orders} each))`;
  return `${placedOf(orders, sign)} union all ${salesOf(revenueOf(orders, refunds), sign)}`;
};

/** What the change of refunds adds to the days: their orders' entries after it, less those before it. */
const refundFacts = (change: { added: boolean; removed: boolean }): string => {
  const rows = [...(change.added ? ['new_rows'] : []), ...(change.removed ? ['old_rows'] : [])];
  const ids = rows.map((name) => `select order_id from ${name}`).join(' union ');
  const orders = `(select * from ordering_orders where id in (${ids}))`;
  const after = `select * from ordering_refunds where order_id in (${ids})`;
  const unchanged = change.added ? `${after} and id not in (select id from new_rows)` : after;
  const before = change.removed ? `${unchanged} union all select * from old_rows` : unchanged;
  return `${salesOf(revenueOf(orders, `(${after})`), 1)} union all ${salesOf(revenueOf(orders, `(${before})`), -1)}`;
};

const named = (facts: string): string =>
  `select * from (${facts}) as named (day, currency, placed, paid, paid_minor, refunded_minor)`;

const salesTriggers = `
  create or replace function insights_orders() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      ${addSales(orderFacts('new_rows', 1))}
    elsif tg_op = 'DELETE' then
      ${addSales(orderFacts('old_rows', -1))}
    else
      ${addSales(`${orderFacts('new_rows', 1)} union all ${orderFacts('old_rows', -1)}`)}
    end if;
    return null;
  end $$;
  create or replace function insights_refunds() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      ${addSales(named(refundFacts({ added: true, removed: false })))}
    elsif tg_op = 'DELETE' then
      ${addSales(named(refundFacts({ added: false, removed: true })))}
    else
      ${addSales(named(refundFacts({ added: true, removed: true })))}
    end if;
    return null;
  end $$;
  delete from insights_sales;
  ${addSales(`${placedOf('ordering_orders', 1)} union all ${salesOf('select * from ordering_revenue', 1)}`)}
  comment on column insights_sales.paid_minor is 'each order at its own rate, rounded half away from zero';
  comment on column insights_sales.refunded_minor is 'what refunds of the day add to what their orders gave back, at the orders'' rates';
`;

/** Lines of paid orders; each adds what it makes of the order's sum, so that lines add up to what was paid. */
const soldOf = (orders: string, lines: string, sign: 1 | -1): string => `
  select ${day('o.paid_at')} as day, o.base_currency as currency, l.item_id, l.type, l.name, ${sign} * l.quantity as quantity,
    o.paid_at, ${sign} * (${inBase('l.sum')} - ${inBase('l.sum - l.minor')}) as minor
  from (
    select *, price_minor * quantity as minor, sum(price_minor * quantity) over (partition by order_id order by place, id) as sum
    from ${lines} each
  ) l join ${orders} o on o.id = l.order_id where o.paid_at is not null`;

const addItems = (facts: string): string => `
  insert into insights_items as i
  select day, currency, item_id, type, name, pg_backend_pid() % 16, sum(quantity), sum(minor), max(paid_at)
  from (${facts}) as facts
  group by day, currency, item_id, type, name
  having sum(quantity) <> 0 or sum(minor) <> 0
  order by day, currency, item_id, type, name
  on conflict (day, currency, item_id, type, name, shard) do update set
    quantity = i.quantity + excluded.quantity, minor = i.minor + excluded.minor,
    last_paid_at = greatest(i.last_paid_at, excluded.last_paid_at);`;

const linesOf = (orders: string): string =>
  `(select * from ordering_lines where order_id in (select id from ${orders} each))`;

const lineFacts = (change: { added: boolean; removed: boolean }): string => {
  const rows = [...(change.added ? ['new_rows'] : []), ...(change.removed ? ['old_rows'] : [])];
  const ids = rows.map((name) => `select order_id from ${name}`).join(' union ');
  const orders = `(select * from ordering_orders where id in (${ids}))`;
  const after = `select * from ordering_lines where order_id in (${ids})`;
  const unchanged = change.added ? `${after} and id not in (select id from new_rows)` : after;
  const before = change.removed ? `${unchanged} union all select * from old_rows` : unchanged;
  return `${soldOf(orders, `(${after})`, 1)} union all ${soldOf(orders, `(${before})`, -1)}`;
};

const itemTriggers = `
  create or replace function insights_paid_orders() returns trigger language plpgsql as $$
  begin
    ${addItems(`${soldOf('new_rows', linesOf('new_rows'), 1)} union all ${soldOf('old_rows', linesOf('old_rows'), -1)}`)}
    return null;
  end $$;
  create or replace function insights_paid_lines() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      ${addItems(lineFacts({ added: true, removed: false }))}
    elsif tg_op = 'DELETE' then
      ${addItems(lineFacts({ added: false, removed: true }))}
    else
      ${addItems(lineFacts({ added: true, removed: true }))}
    end if;
    return null;
  end $$;
  delete from insights_items;
  ${addItems(soldOf('ordering_orders', 'ordering_lines', 1))}
  comment on column insights_items.minor is 'lines in the base currency of their order; those of an order add up to what was paid';
`;

/** Commission as the revenue it comes from: in the base, each entry as the difference that it makes to their sum. */
const commissionOf = (orders: string): string => `
  select e.order_id, coalesce(e.refund_id, 'payment') as entry, e.at, o.base_currency as currency, 0 as orders, 0::bigint as revenue,
    ${inBase('e.sum')} - ${inBase('e.sum - e.amount_minor')} as commission,
    case when exists (
      select from partners_payout_entries i join partners_payouts p on p.id = i.payout_id
      where i.entry_id = e.id and p.status = 'paid'
    ) then ${inBase('e.sum')} - ${inBase('e.sum - e.amount_minor')} else 0 end as paid_out
  from (
    select *, sum(amount_minor) over (partition by order_id order by kind, at, id) as sum
    from partners_commission_entries where order_id = any(${orders})
  ) e join ordering_orders o on o.id = e.order_id`;

const partnerRevenue = `
  create table partners_revenue (
    order_id uuid not null references partners_referred_orders on delete cascade,
    entry text not null,
    brand_id uuid not null,
    customer_id uuid not null,
    at timestamptz not null,
    currency text not null,
    orders smallint not null,
    revenue_minor bigint not null,
    commission_minor bigint not null,
    paid_out_minor bigint not null,
    payable_at timestamptz,
    primary key (order_id, entry)
  );
  create index partners_revenue_by_day on partners_revenue (brand_id, at)
    include (customer_id, currency, orders, revenue_minor, commission_minor, paid_out_minor, payable_at);
  comment on table partners_revenue is
    'projection of what referred orders brought and what refunds took back, each on its own day; in the base of the order';
  comment on column partners_revenue.entry is 'payment, or the refund''s id';
  comment on column partners_revenue.paid_out_minor is 'of the commission, in payouts that were paid';

  create or replace function partners_value_orders(orders uuid[]) returns void language sql as $$
    -- Whoever else works the same orders out waits, and then sees what was written.
    select from partners_referred_orders where order_id = any($1) order by order_id for update;
    delete from partners_revenue where order_id = any($1);
    insert into partners_revenue
    select r.order_id, f.entry, r.brand_id, a.customer_id, min(f.at), f.currency, sum(f.orders), sum(f.revenue), sum(f.commission),
      sum(f.paid_out), c.payable_at
    from (
      select order_id, coalesce(refund_id::text, 'payment') as entry, at, currency,
        case when refund_id is null then 1 else 0 end as orders, minor as revenue, 0::bigint as commission, 0::bigint as paid_out
      from ordering_revenue where order_id = any($1)
      union all ${commissionOf('$1')}
    ) f
    join partners_referred_orders r on r.order_id = f.order_id
    join partners_attributions a on a.order_id = f.order_id
    left join partners_commissions c on c.order_id = f.order_id
    group by r.order_id, f.entry, r.brand_id, a.customer_id, f.currency, c.payable_at
  $$;
`;

const partnerTriggers = `
  drop trigger partners_value_added on partners_commissions;
  drop trigger partners_value_changed on partners_commissions;
  create trigger partners_value_added after insert on partners_commission_entries
    referencing new table as new_rows for each statement execute function partners_value_changed();
  create trigger partners_value_rewritten after update of total_minor, currency, base_currency, rate, paid_at on ordering_orders
    for each row when (new.click_id is not null and (new.total_minor, new.currency, new.base_currency, new.rate, new.paid_at)
      is distinct from (old.total_minor, old.currency, old.base_currency, old.rate, old.paid_at))
    execute function partners_value_rewritten();
  alter table partners_referred_orders drop column customer_id, drop column base_currency, drop column revenue_minor,
    drop column commission_minor, drop column paid_minor, drop column payable_at;
  select partners_value_orders(array(select order_id from partners_referred_orders));
`;
