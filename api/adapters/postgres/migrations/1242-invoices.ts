import type { Knex } from 'knex';

/** Invoices and credit notes with the counters that number them. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    create table taxes_series (
      seller text not null,
      kind text not null check (kind in ('invoice', 'credit_note', 'correction')),
      year integer not null,
      last integer not null check (last > 0),
      primary key (seller, kind, year)
    );
    comment on table taxes_series is 'the last number given; the row is locked until the document is stored';

    create table taxes_invoices (
      id uuid primary key,
      kind text not null check (kind in ('invoice', 'credit_note', 'correction')),
      seller text not null,
      year integer not null,
      serial integer not null check (serial > 0),
      number text not null,
      order_id uuid not null references ordering_orders,
      refund_id uuid references ordering_refunds,
      issued_at timestamptz not null,
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      total_minor bigint not null check (total_minor >= 0),
      tax_minor bigint not null check (tax_minor between 0 and total_minor),
      content jsonb not null,
      unique (seller, kind, year, serial),
      unique (refund_id, kind),
      check ((refund_id is null) = (kind = 'invoice'))
    );
    create unique index taxes_one_invoice_per_order on taxes_invoices (order_id) where kind = 'invoice';
    create index on taxes_invoices (order_id);
    comment on column taxes_invoices.content is 'all that the document says, as it was; it outlives the account, as the law asks';

    create function taxes_refuse_change() returns trigger language plpgsql as $$
      begin raise exception 'An invoice is never changed or deleted.'; end $$;
    create trigger taxes_invoices_stay before update or delete on taxes_invoices
      for each statement execute function taxes_refuse_change();
  `);
}
