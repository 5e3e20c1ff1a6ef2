import type { Knex } from 'knex';

/** Partners, the visits through their links, and what they earn. Money in minor units of the order's currency. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    create table partners_brands (
      id uuid primary key,
      user_id uuid not null unique references accounts_users,
      email text not null unique check (email = lower(btrim(email))),
      name text not null,
      slug text not null unique check (slug ~ '^[a-z0-9-]+$'),
      rate_tenths integer not null check (rate_tenths between 0 and 1000),
      logo_url text,
      website text,
      primary_color text not null,
      secondary_color text not null,
      description text not null,
      status text not null check (status in ('active', 'inactive')),
      created_at timestamptz not null,
      updated_at timestamptz not null
    );
    comment on column partners_brands.rate_tenths is 'commission in tenths of a percent, for orders to come';

    create table partners_clicks (
      id uuid primary key,
      brand_id uuid not null references partners_brands on delete cascade,
      bound boolean not null,
      at timestamptz not null,
      expires_at timestamptz not null
    );
    create index on partners_clicks (brand_id, at);
    comment on column partners_clicks.bound is 'false: another click stood already, so this one counts for nothing';

    create table partners_attributions (
      order_id uuid primary key,
      brand_id uuid references partners_brands,
      click_id uuid,
      outcome text not null check (outcome in ('earned', 'no_click', 'self_account', 'self_email', 'self_payment')),
      flagged_for_review boolean not null,
      customer_id uuid not null,
      email_masked text not null,
      email_key bytea not null,
      card_key bytea,
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      net_paid_minor bigint not null,
      paid_at timestamptz not null,
      check ((outcome = 'no_click') = (brand_id is null))
    );
    create index on partners_attributions (brand_id, paid_at desc);
    create index on partners_attributions (card_key) where card_key is not null;
    comment on table partners_attributions is 'every paid order: for which partner it counts, if for any, and why';
    comment on column partners_attributions.email_key is 'keyed hash of the mailbox, to compare with; the address is not kept here';
    comment on column partners_attributions.card_key is 'keyed hash of the gateway''s fingerprint of the card';

    create table partners_payouts (
      id uuid primary key,
      month text not null unique check (month ~ '^20\\d{2}-(0[1-9]|1[0-2])$'),
      status text not null check (status in ('draft', 'approved', 'paid')),
      create_key text not null unique,
      paid_key text,
      created_at timestamptz not null,
      approved_at timestamptz,
      paid_at timestamptz,
      check ((status = 'draft') = (approved_at is null)),
      check ((status = 'paid') = (paid_at is not null and paid_key is not null))
    );

    create table partners_commissions (
      order_id uuid primary key references partners_attributions,
      brand_id uuid not null references partners_brands,
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      rate_tenths integer not null check (rate_tenths between 0 and 1000),
      net_paid_minor bigint not null check (net_paid_minor >= 0),
      refunded_minor bigint not null check (refunded_minor between 0 and net_paid_minor),
      amount_minor bigint not null check (amount_minor >= 0),
      payable_at timestamptz not null,
      payout_id uuid references partners_payouts
    );
    create index on partners_commissions (brand_id);
    create index on partners_commissions (payable_at) where payout_id is null;
    create index on partners_commissions (payout_id);
    comment on column partners_commissions.amount_minor is 'projection of the entries: what stands now';
    comment on column partners_commissions.payout_id is 'the first payout that collected it; what refunds take back later goes into another';

    create table partners_commission_entries (
      id uuid primary key,
      order_id uuid not null references partners_commissions,
      kind text not null check (kind in ('earned', 'reversed')),
      refund_id text,
      amount_minor bigint not null,
      at timestamptz not null,
      check (case kind when 'earned' then amount_minor >= 0 and refund_id is null
                       else amount_minor <= 0 and refund_id is not null end),
      unique (order_id, refund_id)
    );
    create unique index partners_earned_once on partners_commission_entries (order_id) where kind = 'earned';
    create function partners_refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception '% is append-only', tg_table_name;
    end $$;
    create trigger partners_entries_append_only before update or delete or truncate on partners_commission_entries
      for each statement execute function partners_refuse_change();

    create table partners_payout_lines (
      payout_id uuid not null references partners_payouts,
      brand_id uuid not null references partners_brands,
      currency text not null,
      orders integer not null,
      earned_minor bigint not null check (earned_minor >= 0),
      taken_back_minor bigint not null check (taken_back_minor <= 0),
      amount_minor bigint not null check (amount_minor = earned_minor + taken_back_minor),
      carried_over boolean not null check (carried_over = (amount_minor < 0)),
      primary key (payout_id, brand_id, currency)
    );

    create table partners_payout_entries (
      entry_id uuid primary key references partners_commission_entries,
      payout_id uuid not null references partners_payouts
    );
    create index on partners_payout_entries (payout_id);
    comment on table partners_payout_entries is 'the primary key says it: no movement is paid out twice';
  `);
}
