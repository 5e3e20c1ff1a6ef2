import type { Knex } from 'knex';

/** Currencies with their rates, and what is on sale. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    create table currencies_currencies (
      code text primary key check (code ~ '^[A-Z]{3}$'),
      name text not null check (name <> ''),
      symbol text not null check (symbol <> ''),
      rate numeric(20, 10) not null check (rate > 0),
      is_base boolean not null,
      active boolean not null,
      last_synced timestamptz,
      unique (code, is_base),
      constraint base_is_active check (active or not is_base),
      constraint base_rate_is_one check (rate = 1 or not is_base)
    );
    create unique index currencies_one_base on currencies_currencies (is_base) where is_base;
    comment on column currencies_currencies.rate is 'units of it per unit of the base currency';
    comment on column currencies_currencies.last_synced is 'when a feed or the snapshot last set the rate; null: never';

    -- The unique index forbids a second base; this one forbids none. At commit, so that the base may move in two steps.
    create function currencies_check_base() returns trigger language plpgsql as $$
    begin
      if not exists (select from currencies_currencies where is_base) then
        raise exception 'There must be a base currency.' using errcode = 'check_violation', constraint = 'currencies_a_base';
      end if;
      return null;
    end $$;
    create constraint trigger currencies_a_base after insert or update or delete on currencies_currencies
      deferrable initially deferred for each row execute function currencies_check_base();

    create table catalog_packages (
      id text primary key check (id ~ '^[a-z0-9][a-z0-9-]{0,63}$'),
      type text not null check (type in ('package', 'credits')),
      name text not null check (btrim(name) <> ''),
      description text not null,
      currency text not null,
      in_base boolean not null generated always as (true) stored,
      price_minor bigint not null check (price_minor between 0 and 9007199254740991),
      original_price_minor bigint check (original_price_minor between 0 and 9007199254740991),
      tier text check (tier in ('starter', 'pro', 'expert')),
      credits integer check (credits > 0),
      unlimited boolean not null,
      validity_days integer check (validity_days > 0),
      features text[] not null,
      popular boolean not null,
      active boolean not null,
      color text check (color ~ '^#[0-9a-f]{6}$'),
      position integer not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      constraint plan_has_tier check ((type = 'package') = (tier is not null)),
      constraint credits_have_a_value check ((type = 'credits') = (credits is not null or unlimited)),
      constraint one_credits_value check (credits is null or not unlimited),
      -- Prices are stored in the base currency: the base cannot move without them.
      foreign key (currency, in_base) references currencies_currencies (code, is_base) deferrable initially deferred
    );
    comment on column catalog_packages.validity_days is 'days until bought credits expire; null: never';
    comment on column catalog_packages.position is 'order on the shelf, after popular first';

    create table catalog_package_prices (
      package_id text not null references catalog_packages on delete cascade,
      currency text not null references currencies_currencies (code),
      price_minor bigint not null check (price_minor between 0 and 9007199254740991),
      primary key (package_id, currency)
    );
    comment on table catalog_package_prices is 'custom prices; a currency without one is priced base times rate';
  `);
}
