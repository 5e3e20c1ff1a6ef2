import type { Knex } from 'knex';

/** What the operator says of the seller and of the rates of tax. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    create table taxes_settings (
      only_one boolean primary key default true check (only_one),
      version integer not null check (version > 0),
      registered boolean not null,
      country text not null check (country ~ '^([A-Z]{2}){0,1}$'),
      vat_number text not null,
      address text not null,
      rates jsonb not null check (jsonb_typeof(rates) = 'object'),
      updated_at timestamptz not null,
      updated_by uuid not null,
      check (not registered or (country <> '' and vat_number <> ''))
    );
    comment on table taxes_settings is 'at most one row; none: not registered, the standard rates hold';
    comment on column taxes_settings.rates is 'hundredths of a percent by country';
    comment on column taxes_settings.updated_by is 'no foreign key, since the setting outlives the account';
  `);
}
