import type { Knex } from 'knex';

/** The credit ledger: its journal, and what is projected from it. */
export async function up(database: Knex): Promise<void> {
  await database.raw(projections);
  await database.raw(journal);
  await database.raw(guards);
}

/** No reference to accounts: the books outlive a deleted account, under its id alone. */
const projections = `
  create table credits_balances (
    user_id uuid primary key,
    available integer not null check (available >= 0),
    reserved integer not null check (reserved >= 0)
  );

  create table credits_lots (
    id uuid primary key,
    user_id uuid not null references credits_balances,
    source text not null check (source in ('trial', 'purchase', 'admin_grant')),
    unlimited boolean not null,
    granted integer not null check (granted >= 0),
    remaining integer not null check (remaining between 0 and granted),
    granted_at timestamptz not null,
    expires_at timestamptz check (expires_at >= granted_at),
    closed_at timestamptz,
    order_id text,
    line_id text unique,
    check (not unlimited or granted = 0),
    check (unlimited or closed_at is null)
  );
  create index on credits_lots (user_id) where remaining > 0 or (unlimited and closed_at is null);
  create index on credits_lots (expires_at) where remaining > 0 or (unlimited and closed_at is null);
  create index on credits_lots (order_id);
  comment on column credits_lots.line_id is 'the line of the order that paid for it: one lot a line';

  create table credits_reservations (
    analysis_id uuid primary key,
    user_id uuid not null references credits_balances,
    lot_id uuid references credits_lots,
    credits integer not null check (credits in (0, 1)),
    state text not null check (state in ('open', 'settled', 'voided')),
    reserved_at timestamptz not null,
    held_until timestamptz not null,
    check ((lot_id is null) = (credits = 0))
  );
  create index on credits_reservations (user_id, reserved_at) where state <> 'voided';
  create index on credits_reservations (held_until) where state = 'open';

  create table credits_refunds (
    refund_id text primary key,
    order_id text not null,
    numerator bigint not null check (numerator >= 0),
    denominator bigint not null check (denominator > 0),
    taken integer not null check (taken >= 0),
    refunded_at timestamptz not null
  );
  create index on credits_refunds (order_id);
`;

const journal = `
  create table credits_movements (
    id uuid primary key default gen_random_uuid(),
    sequence bigint generated always as identity unique,
    user_id uuid not null references credits_balances,
    kind text not null check (kind in ('trial', 'purchase', 'admin_grant', 'admin_removal', 'reserve', 'settle', 'void',
      'expire', 'take_back', 'unlimited_use', 'unlimited_on', 'unlimited_off')),
    key text not null unique,
    at timestamptz not null,
    memo text not null,
    order_id text,
    analysis_id uuid
  );
  create index on credits_movements (user_id, sequence);

  create table credits_entries (
    id bigint generated always as identity primary key,
    movement_id uuid not null references credits_movements,
    user_id uuid not null references credits_balances,
    account text not null check (account in ('available', 'reserved', 'issued', 'spent', 'expired', 'returned', 'removed')),
    lot_id uuid references credits_lots,
    credits integer not null
  );
  create index on credits_entries (movement_id);
  create index on credits_entries (user_id);
  create index on credits_entries (lot_id);
`;

const guards = `
  create function credits_append_only() returns trigger language plpgsql as $$
  begin
    raise exception 'The credit journal is append-only: enter a movement that puts it right.';
  end $$;
  create trigger append_only before update or delete on credits_movements for each row execute function credits_append_only();
  create trigger append_only before update or delete on credits_entries for each row execute function credits_append_only();
  create trigger no_truncate before truncate on credits_movements for each statement execute function credits_append_only();
  create trigger no_truncate before truncate on credits_entries for each statement execute function credits_append_only();

  -- At commit, when all entries of a movement are there.
  create function credits_adds_up() returns trigger language plpgsql as $$
  declare
    movement uuid;
    total bigint;
    lines integer;
  begin
    if tg_table_name = 'credits_movements' then movement := new.id; else movement := new.movement_id; end if;
    select coalesce(sum(credits), 0), count(*) into total, lines from credits_entries where movement_id = movement;
    if total <> 0 or lines < 2 then
      raise exception 'Movement % has % entries that add up to %, not to zero.', movement, lines, total
        using errcode = 'check_violation';
    end if;
    return null;
  end $$;
  create constraint trigger adds_up after insert on credits_entries deferrable initially deferred
    for each row execute function credits_adds_up();
  create constraint trigger adds_up after insert on credits_movements deferrable initially deferred
    for each row execute function credits_adds_up();
`;
