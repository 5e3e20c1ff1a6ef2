import type { Knex } from 'knex';

/** Orders with their lines as sold, refunds, what customers ask for, and the keys under which money was moved. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    create table ordering_orders (
      id uuid primary key,
      number text not null unique,
      user_id uuid references accounts_users on delete set null,
      email text not null check (email = lower(btrim(email))),
      customer_name text not null,
      placed_by text not null check (placed_by in ('guest', 'account')),
      status text not null check (status in ('pending', 'paid', 'partly_refunded', 'refunded', 'cancelled')),
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      total_minor bigint not null check (total_minor >= 0),
      base_currency text not null check (base_currency ~ '^[A-Z]{3}$'),
      base_total_minor bigint not null check (base_total_minor >= 0),
      rate text not null check (rate ~ '^[0-9]{1,10}([.][0-9]{1,10}){0,1}$'),
      payment_reference text,
      card_brand text,
      card_last4 text check (card_last4 ~ '^[0-9]{4}$'),
      card_fingerprint text,
      click_id text,
      placed_at timestamptz not null,
      checked_at timestamptz not null,
      paid_at timestamptz,
      cancelled_at timestamptz,
      check ((paid_at is null) = (status in ('pending', 'cancelled'))),
      check ((cancelled_at is null) = (status <> 'cancelled'))
    );
    create index on ordering_orders (user_id, placed_at desc);
    create index on ordering_orders (email);
    create index on ordering_orders (checked_at) where status = 'pending';
    comment on column ordering_orders.user_id is 'null: a guest''s order that is not paid yet';
    comment on column ordering_orders.rate is 'units of currency per unit of base_currency at purchase';
    comment on column ordering_orders.checked_at is 'when the gateway was last asked about it';

    create table ordering_lines (
      id uuid primary key,
      order_id uuid not null references ordering_orders on delete cascade,
      place integer not null check (place >= 0),
      item_id text not null,
      type text not null check (type in ('package', 'credits')),
      name text not null,
      price_minor bigint not null check (price_minor >= 0),
      quantity integer not null check (quantity >= 1),
      credits integer check (credits >= 0),
      credits_unlimited boolean not null default false,
      validity_days integer check (validity_days > 0),
      tier text check (tier in ('none', 'starter', 'pro', 'expert')),
      unique (order_id, place),
      check (type = 'credits' or (credits is null and not credits_unlimited)),
      check (type = 'package' or tier is null)
    );

    create table ordering_refunds (
      id uuid primary key,
      order_id uuid not null references ordering_orders,
      amount_minor bigint not null check (amount_minor > 0),
      status text not null check (status in ('pending', 'succeeded', 'refused')),
      reason text not null,
      by_user_id uuid references accounts_users on delete set null,
      gateway_reference text,
      created_at timestamptz not null,
      settled_at timestamptz,
      check ((settled_at is null) = (status = 'pending'))
    );
    create index on ordering_refunds (order_id);
    create index on ordering_refunds (created_at) where status = 'pending';

    create table ordering_refund_requests (
      id uuid primary key,
      order_id uuid not null references ordering_orders on delete cascade,
      status text not null check (status in ('requested', 'settled')),
      reason text not null,
      created_at timestamptz not null,
      settled_at timestamptz
    );
    create unique index ordering_one_open_request on ordering_refund_requests (order_id) where status = 'requested';
    create index on ordering_refund_requests (order_id, created_at);

    create table ordering_idempotency_keys (
      scope text not null,
      key text not null,
      request_hash bytea not null check (octet_length(request_hash) = 32),
      subject_id uuid,
      started_at timestamptz not null,
      done_at timestamptz,
      primary key (scope, key)
    );
    create index on ordering_idempotency_keys (subject_id);
    comment on column ordering_idempotency_keys.request_hash is 'keyed, so that no card number can be guessed from it';
    comment on column ordering_idempotency_keys.subject_id is 'the order or refund made; null while it is being made';
  `);
}
