import type { Knex } from 'knex';

/**
 * What was sold by day, and how far each account got, kept by the statements that change orders, accounts and analyses: the
 * analytics of a year read days and marks instead of a million orders. Lines of paid orders are never taken away with their
 * order, since no paid order is deleted.
 */
export async function up(database: Knex): Promise<void> {
  await database.raw(items);
  await database.raw(addItems(soldOf('ordering_orders', 'ordering_lines', 1)));
  await database.raw(steps);
  await database.raw(readings);
}

/** Lines of paid orders, times `sign`, in the base currency of their order. */
const soldOf = (orders: string, lines: string, sign: 1 | -1): string => `
  select (o.paid_at at time zone 'UTC')::date as day, o.base_currency as currency, l.item_id, l.type, l.name,
    ${sign} * l.quantity as quantity, o.paid_at,
    ${sign} * coalesce(round(l.price_minor::numeric * l.quantity * o.base_total_minor / nullif(o.total_minor, 0)), 0) as minor
  from ${orders} o join ${lines} l on l.order_id = o.id where o.paid_at is not null`;

/** Adds facts to the days, in one order; those that take themselves back write nothing. */
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

const items = `
  create table insights_items (
    day date not null,
    currency text not null check (currency ~ '^[A-Z]{3}$'),
    item_id text not null,
    type text not null,
    name text not null,
    shard smallint not null,
    quantity bigint not null,
    minor bigint not null,
    last_paid_at timestamptz not null,
    primary key (day, currency, item_id, type, name, shard)
  );
  comment on table insights_items is 'sums of ordering_lines by the day (UTC) on which their order was paid';
  comment on column insights_items.shard is 'those who pay at the same moment do not wait for one another';
  comment on column insights_items.minor is 'each line in the base currency of its order, rounded half away from zero';

  create function insights_paid_orders() returns trigger language plpgsql as $$
  begin
    ${addItems(`${soldOf('new_rows', 'ordering_lines', 1)} union all ${soldOf('old_rows', 'ordering_lines', -1)}`)}
    return null;
  end $$;
  create trigger insights_paid_orders after update on ordering_orders
    referencing new table as new_rows old table as old_rows for each statement execute function insights_paid_orders();

  create function insights_paid_lines() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      ${addItems(soldOf('ordering_orders', 'new_rows', 1))}
    elsif tg_op = 'DELETE' then
      ${addItems(soldOf('ordering_orders', 'old_rows', -1))}
    else
      ${addItems(`${soldOf('ordering_orders', 'new_rows', 1)} union all ${soldOf('ordering_orders', 'old_rows', -1)}`)}
    end if;
    return null;
  end $$;
  create trigger insights_paid_lines_added after insert on ordering_lines
    referencing new table as new_rows for each statement execute function insights_paid_lines();
  create trigger insights_paid_lines_changed after update on ordering_lines
    referencing new table as new_rows old table as old_rows for each statement execute function insights_paid_lines();
  create trigger insights_paid_lines_removed after delete on ordering_lines
    referencing old table as old_rows for each statement execute function insights_paid_lines();
`;

const counts = (row: string): string => `${row}.role = 'user' and ${row}.deleted_at is null`;

const steps = `
  create table insights_accounts (
    user_id uuid primary key references accounts_users on delete cascade,
    opened_at timestamptz not null,
    counts boolean not null,
    analysed boolean not null default false,
    ordered boolean not null default false,
    paid boolean not null default false
  );
  comment on table insights_accounts is 'how far accounts got; a step that was taken stays taken';
  comment on column insights_accounts.counts is 'of a user, and not closed';

  insert into insights_accounts
  select u.id, u.created_at, ${counts('u')},
    exists (select from analysis_analyses a where a.user_id = u.id and a.status = 'completed'),
    exists (select from ordering_orders o where o.user_id = u.id),
    exists (select from ordering_orders o where o.user_id = u.id and o.paid_at is not null)
  from accounts_users u;
  create index insights_accounts_by_age on insights_accounts (opened_at) include (analysed, ordered, paid) where counts;

  create function insights_account_opened() returns trigger language plpgsql as $$
  begin
    insert into insights_accounts (user_id, opened_at, counts) select n.id, n.created_at, ${counts('n')} from new_rows n;
    return null;
  end $$;
  create trigger insights_account_opened after insert on accounts_users
    referencing new table as new_rows for each statement execute function insights_account_opened();

  create function insights_account_changed() returns trigger language plpgsql as $$
  begin
    update insights_accounts set opened_at = new.created_at, counts = ${counts('new')} where user_id = new.id;
    return null;
  end $$;
  create trigger insights_account_changed after update of role, deleted_at, created_at on accounts_users
    for each row execute function insights_account_changed();

  create function insights_account_analysed() returns trigger language plpgsql as $$
  begin
    update insights_accounts set analysed = true where user_id = new.user_id and not analysed;
    return null;
  end $$;
  create trigger insights_account_analysed after insert or update of status on analysis_analyses
    for each row when (new.status = 'completed') execute function insights_account_analysed();

  create function insights_account_ordered() returns trigger language plpgsql as $$
  begin
    update insights_accounts set ordered = true, paid = paid or new.paid_at is not null
    where user_id = new.user_id and (not ordered or (not paid and new.paid_at is not null));
    return null;
  end $$;
  create trigger insights_account_ordered after insert or update of user_id, paid_at on ordering_orders
    for each row when (new.user_id is not null) execute function insights_account_ordered();
`;

const readings = `
  alter table analysis_analyses add column refused boolean not null generated always as (refusal is not null) stored;
  drop index analysis_analyses_by_age;
  create index analysis_analyses_by_age on analysis_analyses (created_at) include (status, refused, ended_at);
`;
