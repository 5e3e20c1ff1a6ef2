import type { Knex } from 'knex';

/** What the partner dashboard reads: which orders came through a link, and the statements issued with their keys. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    create table partners_referred_orders (
      order_id uuid primary key references ordering_orders on delete cascade,
      brand_id uuid not null references partners_brands on delete cascade,
      status text not null,
      placed_at timestamptz not null
    );
    create index on partners_referred_orders (brand_id, placed_at desc, order_id);
    create index on partners_referred_orders (brand_id, status, placed_at desc, order_id);
    create index on partners_referred_orders (brand_id, order_id);
    comment on table partners_referred_orders is
      'projection of orders placed while a click stood, kept by a trigger, so that a partner''s list pages by an index';

    -- A trigger, not the code that places orders: whoever writes an order keeps the projection true.
    create function partners_follow_order() returns trigger language plpgsql as $$
    begin
      insert into partners_referred_orders (order_id, brand_id, status, placed_at)
        select new.id, k.brand_id, new.status, new.placed_at from partners_clicks k
        where new.click_id ~ '^[0-9a-f-]{36}$' and k.id = new.click_id::uuid
      on conflict (order_id) do update set status = excluded.status, placed_at = excluded.placed_at;
      return null;
    end $$;
    create trigger partners_follow_order after insert or update of status, click_id, placed_at on ordering_orders
      for each row when (new.click_id is not null) execute function partners_follow_order();
    insert into partners_referred_orders (order_id, brand_id, status, placed_at)
      select o.id, k.brand_id, o.status, o.placed_at from ordering_orders o
      join partners_clicks k on k.id::text = o.click_id;

    create table partners_statement_keys (
      key_id text primary key check (key_id ~ '^[0-9a-f]{16}$'),
      public_key text not null unique,
      created_at timestamptz not null
    );
    comment on table partners_statement_keys is 'public halves of every key that ever signed; none is taken away';

    create table partners_statements (
      brand_id uuid not null references partners_brands on delete cascade,
      month text not null check (month ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'),
      key_id text not null references partners_statement_keys,
      document json not null,
      issued_at timestamptz not null,
      primary key (brand_id, month)
    );
    comment on table partners_statements is 'of months that are over; issued once. As json, which keeps the order of keys for readers';
  `);
}
