import type { Knex } from 'knex';

/** Where customers are, for which business they buy, and the tax within what they pay; nothing of it for earlier orders. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    alter table ordering_orders
      add column tax_treatment text check (tax_treatment in ('taxed', 'reverse_charge', 'outside', 'unregistered')),
      add column tax_rate integer check (tax_rate between 0 and 10000),
      add column tax_minor bigint check (tax_minor between 0 and total_minor),
      add column tax_country text check (tax_country ~ '^[A-Z]{2}$'),
      add column tax_vat_number text,
      add column tax_company text,
      add column tax_address text,
      add check ((tax_treatment is null) = (tax_rate is null) and (tax_rate is null) = (tax_minor is null)),
      add check (tax_treatment = 'taxed' or (tax_rate = 0 and tax_minor = 0) or tax_treatment is null);
    comment on column ordering_orders.tax_treatment is 'null: placed before taxes were worked out';
    comment on column ordering_orders.tax_rate is 'hundredths of a percent';
    comment on column ordering_orders.tax_minor is 'the tax within total_minor';
  `);
}
