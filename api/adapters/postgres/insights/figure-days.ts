/**
 * In SQL what figures add up, from days and months that are added up already and from the rows of all others. `:from` is a day. Spans
 * without sums are few and short: `offset 0` has their rows read by index, where the planner would read all.
 */

export const midnight = (day: string): string => `((${day})::date::timestamp at time zone 'UTC')`;
const dayOf = (column: string): string => `(${column} at time zone 'UTC')::date`;

/**
 * Spans of time (`since`, `until`) since `:from` that have no row in a table of days: before its first, behind its last, and gaps between.
 */
const spans = (table: string): string => `
  ends as (select min(day) as first, max(day) as last from ${table} where day >= :from::date),
  spans as (
    select ${midnight(':from')} as since, coalesce(${midnight('first')}, 'infinity') as until from ends
    union all select ${midnight('last + 1')}, 'infinity' from ends where last is not null
    union all select ${midnight('day')}, ${midnight('day + 1')} from (
      select each::date as day from ends, generate_series(first, last, interval '1 day') each except select day from ${table}) gaps
  )`;

/** Accounts of users that somebody can sign in to: the rows `i`. */
const ACCOUNTS = `insights_accounts i join accounts_users u on u.id = i.user_id and u.password_hash is not null`;

/**
 * As a `with` list that ends in `accounts`: rows with a day and what is to be added up of it.
 */
export const accountDays = `${spans('insights_account_days')},
  accounts as (
    select day, accounts, analysed, ordered, paid from insights_account_days where day >= :from::date
    union all
    select ${dayOf('opened_at')}, 1, analysed::int, ordered::int, paid::int from spans
    cross join lateral (select * from insights_accounts where counts and opened_at >= since and opened_at < until offset 0) i
    cross join lateral (select from accounts_users where id = i.user_id and password_hash is not null offset 0) u
  )`;

/** Counts of analyses and the median of their times. */
const READINGS = `
  (count(*) filter (where status = 'completed'))::int as read,
  (count(*) filter (where status = 'failed' and refused))::int as refused,
  (count(*) filter (where status = 'failed' and not refused))::int as failed,
  round(extract(epoch from percentile_cont(0.5) within group (order by ended_at - created_at)
    filter (where status = 'completed')) * 1000)::float8 as median_ms`;

const ANALYSES = `cross join lateral (
      select created_at, ended_at, status, refused from analysis_analyses where created_at >= since and created_at < until offset 0) each_one`;

/** As a `with` list that ends in `days`: one row for each day on which something was read. */
export const readingDays = `${spans('insights_reading_days')},
  days as (
    select day, read, refused, failed, median_ms from insights_reading_days where day >= :from::date and read + refused + failed > 0
    union all
    select ${dayOf('created_at')} as day, ${READINGS} from spans ${ANALYSES}
    group by 1
  )`;

const CLASS = `insights_time_class(ended_at - created_at)`;
const monthOf = (day: string): string => `date_trunc('month', ${day})::date`;

/**
 * The median of all that were read since `:from`, in milliseconds and within half a percent: by how many of whole months and of other days took
 * how long, the rest row by row. Follows the list of `readingDays`.
 */
export const readingMedian = `
  usable as (select month from insights_reading_months where month >= :from::date),
  took as (
    select class, sum(readings) as readings from (
      select class, readings from insights_reading_times where month in (select month from usable)
      union all
      select class, readings from insights_reading_day_times where day = any(array(
        select day from insights_reading_days where day >= :from::date and ${monthOf('day')} not in (select month from usable)))
      union all
      select ${CLASS}, 1 from spans ${ANALYSES}
      where status = 'completed' and ${monthOf(dayOf('created_at'))} not in (select month from usable)
    ) every group by class
  ),
  running as (select class, sum(readings) over (order by class) as upto, sum(readings) over () as total from took),
  median as (
    select round((exp(min(class) filter (where upto > floor((total - 1) / 2)) / 100.0)
      + exp(min(class) filter (where upto > ceil((total - 1) / 2)) / 100.0)) / 2)::float8 as ms from running
  )`;

/** Statements that add up one day, or the month that begins with it. */
export const addUp = {
  accounts: `
    insert into insights_account_days
    select :day::date, count(*), count(*) filter (where analysed), count(*) filter (where ordered), count(*) filter (where paid)
    from ${ACCOUNTS} where i.counts and i.opened_at >= ${midnight(':day')} and i.opened_at < ${midnight('(:day::date + 1)')}
    on conflict do nothing`,
  readings: `
    with added as (
      insert into insights_reading_days select :day::date, ${READINGS} from analysis_analyses
      where created_at >= ${midnight(':day')} and created_at < ${midnight('(:day::date + 1)')} on conflict do nothing returning day)
    insert into insights_reading_day_times
    select day, ${CLASS}, count(*) from added join analysis_analyses on created_at >= ${midnight(':day')}
      and created_at < ${midnight('(:day::date + 1)')}
    where status = 'completed' group by 1, 2`,
  months: `
    with added as (insert into insights_reading_months values (:day::date) on conflict do nothing returning month)
    insert into insights_reading_times (month, class, readings)
    select month, ${CLASS}, count(*) from added join analysis_analyses on created_at >= ${midnight(':day')}
      and created_at < ${midnight("(:day::date + interval '1 month')")}
    where status = 'completed' group by 1, 2`,
} as const;

/** The days, or months, before `:today` that are not added up, since the first row there is. */
export const missing = {
  accounts: `select each::date::text as day from generate_series(
      (select ${dayOf('min(opened_at)')} from insights_accounts where counts), :today::date - 1, interval '1 day') each
    where each::date not in (select day from insights_account_days) order by 1`,
  readings: `select each::date::text as day from generate_series(
      (select ${dayOf('min(created_at)')} from analysis_analyses), :today::date - 1, interval '1 day') each
    where each::date not in (select day from insights_reading_days) order by 1`,
  months: `select each::date::text as day from generate_series(
      (select date_trunc('month', min(created_at) at time zone 'UTC') from analysis_analyses),
      date_trunc('month', :today::date) - interval '1 month', interval '1 month') each
    where each::date not in (select month from insights_reading_months) order by 1`,
} as const;

/** What is locked while a day, or a month, is added up; migration 1523 has the other side. */
export const lockClass = { accounts: 1523, readings: 1523, months: 1524 } as const;
