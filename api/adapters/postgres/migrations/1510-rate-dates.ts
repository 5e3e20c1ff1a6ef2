import type { Knex } from 'knex';

/**
 * The day each exchange rate is of, and whether somebody set it by hand. Both are in the audit log for what was set or synced before;
 * a rate that never was is of the day of the rates that a new installation begins with.
 */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    alter table currencies_currencies
      add column rate_date date,
      add column set_by_hand boolean not null default false,
      add column held_rate_date date;
    comment on column currencies_currencies.rate_date is 'day the rate is of; null for the base';
    comment on column currencies_currencies.set_by_hand is 'set by an admin: a sync leaves it alone';
    comment on column currencies_currencies.held_rate_date is 'day the rate that waits is of';

    with hand as (
      select substr(subject, 10) as code, max(at) as at from platform_audit where action = 'currencies.rate_set' group by 1
    ), synced as (
      select at, (details ->> 'rates_date')::date as day from platform_audit where action = 'currencies.rates_synced'
    )
    update currencies_currencies as own set
      rate_date = case
        when hand.at > coalesce(own.last_synced, '-infinity') then (hand.at at time zone 'UTC')::date
        when own.last_synced is null then date '2024-12-31'
        else coalesce((select day from synced where synced.at = own.last_synced limit 1), (own.last_synced at time zone 'UTC')::date)
      end,
      set_by_hand = (hand.at > coalesce(own.last_synced, '-infinity')) is true and not own.needs_sync
    from currencies_currencies as same left join hand on hand.code = same.code
    where same.code = own.code and not own.is_base;

    update currencies_currencies set held_rate_date =
      (select (details ->> 'rates_date')::date from platform_audit where action = 'currencies.rates_synced' order by at desc limit 1)
    where held_rate is not null;
  `);
}
