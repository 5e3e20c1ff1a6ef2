import type { Knex } from 'knex';

/**
 * How long readings took, in classes of one percent, by day as well as by month. Stored to the microsecond, hardly two took the same: a median
 * read as many rows as there were readings, and those of a month that was not over one by one. Days and months are added up anew by the job.
 */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    create function insights_time_class(took interval) returns smallint language sql immutable parallel safe
      return round(100 * ln(greatest(extract(epoch from took) * 1000, 1)::float8))::smallint;
    comment on function insights_time_class is 'times of a class are within half a percent of exp(class / 100.0) ms, and at least 1 ms';

    delete from insights_reading_days;
    delete from insights_reading_months;
    alter table insights_reading_times drop column micros, add column class smallint not null, add primary key (month, class);
    comment on table insights_reading_times is 'how many charts of a month that is over took how long, for medians over months';

    create table insights_reading_day_times (
      day date not null references insights_reading_days on delete cascade,
      class smallint not null,
      readings bigint not null,
      primary key (day, class)
    );
    comment on table insights_reading_day_times is 'how many charts of a day that is over took how long';
  `);
}
