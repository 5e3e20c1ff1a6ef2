import type { Knex } from 'knex';

/**
 * The commission that a partner's entries come to by month, and whose each entry is: a statement of one month opens with a sum of sums
 * and reads the entries of its own month, instead of all that the partner ever earned. Kept by the statement that enters commission.
 */
export async function up(database: Knex): Promise<void> {
  await database.raw(partners);
  await database.raw(months);
}

const partners = `
  alter table partners_commission_entries add column brand_id uuid;
  alter table partners_commission_entries disable trigger partners_entries_append_only;
  update partners_commission_entries e set brand_id = c.brand_id from partners_commissions c where c.order_id = e.order_id;
  alter table partners_commission_entries enable trigger partners_entries_append_only;
  alter table partners_commission_entries alter column brand_id set not null;
  comment on column partners_commission_entries.brand_id is 'that of the commission of its order';
  create index partners_commission_entries_by_partner on partners_commission_entries (brand_id, at);
  drop index partners_commissions_brand_id_idx;

  create function partners_entry_of_partner() returns trigger language plpgsql as $$
  begin
    select brand_id into new.brand_id from partners_commissions where order_id = new.order_id;
    return new;
  end $$;
  create trigger partners_entry_of_partner before insert on partners_commission_entries
    for each row execute function partners_entry_of_partner();
`;

/** In one order, so that two statements never wait for each other. */
const addMonths = (rows: string): string => `
  insert into partners_commission_months as s
  select e.brand_id, c.currency, date_trunc('month', e.at at time zone 'UTC')::date, sum(e.amount_minor)
  from ${rows} e join partners_commissions c on c.order_id = e.order_id
  group by 1, 2, 3 having sum(e.amount_minor) <> 0 order by 1, 2, 3
  on conflict (brand_id, currency, month) do update set amount_minor = s.amount_minor + excluded.amount_minor;`;

const months = `
  create table partners_commission_months (
    brand_id uuid not null references partners_brands,
    currency text not null,
    month date not null,
    amount_minor bigint not null,
    primary key (brand_id, currency, month)
  );
  comment on table partners_commission_months is 'sums of partners_commission_entries by month (UTC)';
  ${addMonths('partners_commission_entries')}

  create function partners_sum_months() returns trigger language plpgsql as $$
  begin
    ${addMonths('new_rows')}
    return null;
  end $$;
  create trigger partners_sum_months after insert on partners_commission_entries
    referencing new table as new_rows for each statement execute function partners_sum_months();
`;
