import type { Knex } from 'knex';

/** Processed events of gateways, and the books of the sandbox gateway: brand and last four of a card, never more. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    create table payments_events (
      provider text not null,
      event_id text not null,
      received_at timestamptz not null,
      primary key (provider, event_id)
    );

    create table payments_sandbox_charges (
      key text primary key,
      reference text not null unique,
      order_id uuid not null,
      amount_minor bigint not null check (amount_minor > 0),
      refunded_minor bigint not null default 0 check (refunded_minor between 0 and amount_minor),
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      state text not null check (state in ('challenge', 'processing', 'succeeded', 'declined')),
      decline_code text,
      card_brand text not null check (card_brand ~ '^[a-z]+$'),
      card_last4 text not null check (card_last4 ~ '^[0-9]{4}$'),
      card_fingerprint text not null,
      challenged boolean not null,
      refuses_refunds boolean not null,
      created_at timestamptz not null,
      check (refunded_minor = 0 or state = 'succeeded'),
      check (state in ('challenge', 'processing') or (state = 'declined') = (decline_code is not null))
    );
    comment on table payments_sandbox_charges is 'what a gateway would keep; order_id is text to it, hence no reference';

    create table payments_sandbox_refunds (
      key text primary key,
      reference text not null unique,
      charge text not null references payments_sandbox_charges (reference),
      amount_minor bigint not null check (amount_minor > 0),
      created_at timestamptz not null
    );
    create index on payments_sandbox_refunds (charge);
  `);
}
