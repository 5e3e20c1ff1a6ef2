import type { Knex } from 'knex';

/** How accounts want prices, times, numbers and candles shown. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    create table accounts_preferences (
      user_id uuid primary key references accounts_users (id),
      currency text check (currency ~ '^[A-Z]{3}$'),
      time_zone text,
      number_format text not null check (number_format in ('comma-point', 'point-comma', 'space-comma')),
      candle_colours text check (candle_colours in ('green-red', 'blue-orange')),
      updated_at timestamptz not null
    );
    comment on column accounts_preferences.time_zone is 'IANA name; null: that of the browser';
  `);
}
