import type { Knex } from 'knex';

/**
 * What each referred order is worth, beside the order in the projection of 1050, so that a partner's totals of all time are
 * read from one index. Kept by the statements that change what it follows from: always worked out anew, never added to.
 */
export async function up(database: Knex): Promise<void> {
  await database.raw(columns);
  await database.raw(worth);
  await database.raw(triggers);
  await database.raw(`select partners_value_orders(array(select order_id from partners_referred_orders))`);
  await database.raw(indexes);
}

const columns = `
  alter table partners_referred_orders add column customer_id uuid, add column base_currency text,
    add column revenue_minor bigint, add column commission_minor bigint, add column paid_minor bigint,
    add column payable_at timestamptz;
  comment on column partners_referred_orders.customer_id is 'null, as are the columns after it: the order was never paid';
  comment on column partners_referred_orders.revenue_minor is
    'paid less refunded; all amounts in base_currency, each rounded half away from zero';
  comment on column partners_referred_orders.paid_minor is 'of the commission, in payouts that were paid';
`;

/** An amount of an order's currency in its base. */
const inBase = (amount: string): string =>
  `coalesce(round(${amount} * o.base_total_minor / nullif(o.total_minor, 0)), 0)`;

const worth = `
  create function partners_value_orders(orders uuid[]) returns void language sql as $$
    update partners_referred_orders r set customer_id = a.customer_id, base_currency = o.base_currency,
      revenue_minor = ${inBase('(o.total_minor - coalesce(b.refunded, 0))')},
      commission_minor = ${inBase('coalesce(c.amount_minor, 0)::numeric')},
      paid_minor = ${inBase('coalesce(e.paid, 0)')}, payable_at = c.payable_at
    from unnest(orders) as given (order_id)
    join ordering_orders o on o.id = given.order_id
    join partners_attributions a on a.order_id = o.id
    left join partners_commissions c on c.order_id = o.id
    left join lateral (select sum(amount_minor) as refunded from ordering_refunds
      where order_id = o.id and status = 'succeeded') b on true
    left join lateral (select sum(m.amount_minor) filter (where exists (
        select from partners_payout_entries i join partners_payouts p on p.id = i.payout_id
        where i.entry_id = m.id and p.status = 'paid')) as paid
      from partners_commission_entries m where m.order_id = o.id) e on true
    where r.order_id = o.id
  $$;
`;

const triggers = `
  create function partners_value_changed() returns trigger language plpgsql as $$
  begin
    perform partners_value_orders(array(select distinct order_id from new_rows));
    return null;
  end $$;
  ${['partners_attributions', 'partners_commissions', 'ordering_refunds']
    .flatMap((table) => [
      `create trigger partners_value_added after insert on ${table}
         referencing new table as new_rows for each statement execute function partners_value_changed();`,
      `create trigger partners_value_changed after update on ${table}
         referencing new table as new_rows for each statement execute function partners_value_changed();`,
    ])
    .join('\n')}
  create trigger partners_value_added after insert on partners_referred_orders
    referencing new table as new_rows for each statement execute function partners_value_changed();

  create function partners_value_rewritten() returns trigger language plpgsql as $$
  begin
    perform partners_value_orders(array[new.id]);
    return null;
  end $$;
  create trigger partners_value_rewritten after update of total_minor, base_currency, base_total_minor on ordering_orders
    for each row when (new.click_id is not null and (new.total_minor, new.base_currency, new.base_total_minor)
      is distinct from (old.total_minor, old.base_currency, old.base_total_minor))
    execute function partners_value_rewritten();

  create function partners_value_paid() returns trigger language plpgsql as $$
  begin
    perform partners_value_orders(array(select distinct m.order_id
      from partners_payout_entries i join partners_commission_entries m on m.id = i.entry_id
      where i.payout_id = new.id));
    return null;
  end $$;
  create trigger partners_value_paid after update of status on partners_payouts
    for each row when (new.status = 'paid' and old.status <> 'paid') execute function partners_value_paid();
`;

const indexes = `
  create index partners_referred_orders_paid on partners_referred_orders (brand_id, placed_at)
    include (customer_id, base_currency, revenue_minor, commission_minor, paid_minor, payable_at)
    where customer_id is not null and status in ('paid', 'partly_refunded', 'refunded');
  create index on partners_attributions (customer_id);
`;
