import type { Knex } from 'knex';

/**
 * What the figures of operators add up by day, of accounts and of readings: made by a job for days that are over, and taken away again
 * by whatever changes a row of such a day, until the job comes by. A day, or month, without a row is counted anew wherever it is asked for.
 */
export async function up(database: Knex): Promise<void> {
  await database.raw(tables);
  await database.raw(accounts);
  await database.raw(readings);
}

const tables = `
  create table insights_account_days (
    day date primary key,
    accounts bigint not null,
    analysed bigint not null,
    ordered bigint not null,
    paid bigint not null
  );
  comment on table insights_account_days is
    'accounts of users that somebody can sign in to, by the day (UTC) on which they were opened, and how far they got';

  create table insights_reading_days (
    day date primary key,
    read bigint not null,
    refused bigint not null,
    failed bigint not null,
    median_ms double precision
  );
  comment on table insights_reading_days is 'analyses begun on a day (UTC) that is over';

  create table insights_reading_months (month date primary key);
  create table insights_reading_times (
    month date not null references insights_reading_months on delete cascade,
    micros bigint not null,
    readings bigint not null,
    primary key (month, micros)
  );
  comment on table insights_reading_times is 'how many charts of a month that is over took so many microseconds, for medians over months';
`;

const dayOf = (column: string): string => `(${column} at time zone 'UTC')::date`;

/**
 * Whatever changes a day shares the locks of it and of its month until it is committed; the job that adds up one of them holds its lock
 * alone. So the job sees the change, or the change sees what the job wrote.
 */
const forget = (days: string, body: string): string => `
      perform pg_advisory_xact_lock_shared(1523, day - '2000-01-01'::date),
        pg_advisory_xact_lock_shared(1524, date_trunc('month', day)::date - '2000-01-01'::date) from (${days}) changed;
      ${body}`;

const trigger = (
  name: string,
  table: string,
  days: (rows: string) => string,
  body: string,
  events: string[],
): string => `
  create function ${name}() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'DELETE' then
      ${forget(days('new_rows'), body.replaceAll(':days', days('new_rows')))}
    end if;
    if tg_op <> 'INSERT' then
      ${forget(days('old_rows'), body.replaceAll(':days', days('old_rows')))}
    end if;
    return null;
  end $$;
  ${events
    .map((event) => {
      const rows = [
        ...(event === 'delete' ? [] : ['new table as new_rows']),
        ...(event === 'insert' ? [] : ['old table as old_rows']),
      ];
      return `create trigger ${name}_${event} after ${event} on ${table}
        referencing ${rows.join(' ')} for each statement execute function ${name}();`;
    })
    .join('\n')}
`;

const accounts = `
  ${trigger(
    'insights_forget_account_days',
    'insights_accounts',
    (rows) => `select distinct ${dayOf('opened_at')} as day from ${rows}`,
    'delete from insights_account_days where day in (:days);',
    ['insert', 'update', 'delete'],
  )}
  -- A row of insights_accounts follows every account; a password alone changes nothing there.
  create function insights_account_claimed() returns trigger language plpgsql as $$
  begin
    update insights_accounts set opened_at = opened_at where user_id = new.id;
    return null;
  end $$;
  create trigger insights_account_claimed after update of password_hash on accounts_users
    for each row when ((new.password_hash is null) <> (old.password_hash is null)) execute function insights_account_claimed();
`;

const readings = trigger(
  'insights_forget_reading_days',
  'analysis_analyses',
  (rows) => `select distinct ${dayOf('created_at')} as day from ${rows}`,
  `delete from insights_reading_days where day in (:days);
      delete from insights_reading_months where month in (select date_trunc('month', day)::date from (:days) changed);`,
  ['insert', 'update', 'delete'],
);
