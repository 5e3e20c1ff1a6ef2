import type { Knex } from 'knex';

/**
 * What each partner has open, summed up by the day on which it is payable, so that what is to be paid out is read from sums of days
 * that are not settled yet instead of all commission ever. Kept by the statements that change commission, in their transaction.
 */
export async function up(database: Knex): Promise<void> {
  await database.raw(columns);
  await database.raw(sums);
  await database.raw(triggers);
}

/** Entries that no payout has collected, added up, of `rows`: anything with `order_id` and `amount_minor`. */
const openOf = (rows: string): string => `
  select order_id, count(*) as entries, coalesce(sum(amount_minor) filter (where amount_minor > 0), 0) as earned,
    coalesce(sum(amount_minor) filter (where amount_minor < 0), 0) as taken_back
  from ${rows} group by order_id`;

const COLLECTED = 'new_rows i join partners_commission_entries m on m.id = i.entry_id';

const columns = `
  alter table partners_commissions add column open_entries integer not null default 0 check (open_entries >= 0),
    add column open_earned_minor bigint not null default 0 check (open_earned_minor >= 0),
    add column open_taken_back_minor bigint not null default 0 check (open_taken_back_minor <= 0);
  comment on column partners_commissions.open_entries is 'entries that no payout has collected, and what they come to';

  update partners_commissions c set open_entries = o.entries, open_earned_minor = o.earned, open_taken_back_minor = o.taken_back
  from (${openOf(`partners_commission_entries e
    where not exists (select from partners_payout_entries p where p.entry_id = e.id)`)}) o
  where o.order_id = c.order_id;

  create index partners_commissions_open on partners_commissions (payable_at) where open_entries > 0;
  drop index partners_commissions_payable_at_idx;
`;

/** What rows of commission have open, times `sign`. What was refunded in whole before a payout collected it comes to nothing. */
const openFacts = (rows: string, sign: 1 | -1): string => `
  select brand_id, currency,
    case when payout_id is null then (payable_at at time zone 'UTC')::date else '-infinity' end as payable_on,
    ${sign} as orders, ${sign} * open_earned_minor as earned, ${sign} * open_taken_back_minor as taken_back
  from ${rows} where open_entries > 0 and (payout_id is not null or amount_minor > 0)`;

/** In one order, so that two statements never wait for each other; a change that takes itself back writes nothing. */
const addSums = (facts: string): string => `
  insert into partners_open_commission as s
  select brand_id, currency, payable_on, sum(orders), sum(earned), sum(taken_back) from (${facts}) as facts
  group by brand_id, currency, payable_on
  having sum(orders) <> 0 or sum(earned) <> 0 or sum(taken_back) <> 0
  order by brand_id, currency, payable_on
  on conflict (brand_id, currency, payable_on) do update set orders = s.orders + excluded.orders,
    earned_minor = s.earned_minor + excluded.earned_minor, taken_back_minor = s.taken_back_minor + excluded.taken_back_minor;`;

const sums = `
  create table partners_open_commission (
    brand_id uuid not null references partners_brands,
    currency text not null,
    payable_on date not null,
    orders bigint not null,
    earned_minor bigint not null,
    taken_back_minor bigint not null,
    primary key (brand_id, currency, payable_on)
  );
  comment on table partners_open_commission is
    'sums of the open columns of partners_commissions; a day of which nothing is left has no row';
  comment on column partners_open_commission.payable_on is
    'the day in UTC; -infinity: changed by a refund after a payout had collected it, so payable whatever the date';
  ${addSums(openFacts('partners_commissions', 1))}
`;

const triggers = `
  create function partners_entries_opened() returns trigger language plpgsql as $$
  begin
    update partners_commissions c set open_entries = c.open_entries + o.entries,
      open_earned_minor = c.open_earned_minor + o.earned, open_taken_back_minor = c.open_taken_back_minor + o.taken_back
    from (${openOf('new_rows')}) o where o.order_id = c.order_id;
    return null;
  end $$;
  create trigger partners_entries_opened after insert on partners_commission_entries
    referencing new table as new_rows for each statement execute function partners_entries_opened();

  create function partners_entries_collected() returns trigger language plpgsql as $$
  begin
    update partners_commissions c set open_entries = c.open_entries - o.entries,
      open_earned_minor = c.open_earned_minor - o.earned, open_taken_back_minor = c.open_taken_back_minor - o.taken_back
    from (${openOf(COLLECTED)}) o where o.order_id = c.order_id;
    return null;
  end $$;
  create trigger partners_entries_collected after insert on partners_payout_entries
    referencing new table as new_rows for each statement execute function partners_entries_collected();

  create function partners_sum_commission() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      ${addSums(openFacts('new_rows', 1))}
    elsif tg_op = 'UPDATE' then
      ${addSums(`${openFacts('new_rows', 1)} union all ${openFacts('old_rows', -1)}`)}
    else
      ${addSums(openFacts('old_rows', -1))}
    end if;
    if tg_op <> 'INSERT' then
      delete from partners_open_commission where orders = 0 and earned_minor = 0 and taken_back_minor = 0
        and (brand_id, currency, payable_on) in (select brand_id, currency, payable_on from (${openFacts('old_rows', -1)}) as facts);
    end if;
    return null;
  end $$;
  create trigger partners_sum_added after insert on partners_commissions
    referencing new table as new_rows for each statement execute function partners_sum_commission();
  create trigger partners_sum_changed after update on partners_commissions
    referencing new table as new_rows old table as old_rows for each statement execute function partners_sum_commission();
  create trigger partners_sum_removed after delete on partners_commissions
    referencing old table as old_rows for each statement execute function partners_sum_commission();
`;
