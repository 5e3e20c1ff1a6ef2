import type { Knex } from '../../api/adapters/postgres/database.ts';

/** Rows written by one statement: few enough to stay far below the statement timeout. */
const BATCH = 20_000;

const first = `(array['Ada','Grace','Mary','Joan','Hedy','Emmy','Zoë','Otto','Rudi','Nils'])[1 + n % 10]`;
const last = `(array['Lovelace','Hopper','Somerville','Clarke','Lamarr','Noether','Park','Frisch','Diesel'])[1 + n % 9]`;
const address = `lower('c' || n || '.' || left(md5(n::text), 6) || '@' || (array['example.com','example.org','mail.test'])[1 + n % 3])`;
const tier = `(array['none','starter','pro','expert'])[1 + n % 4]`;

/** Accounts number `from` to `to`, spread over two years. */
const users = `
  insert into accounts_users (id, email, full_name, password_hash, role, subscription_tier, intended_tier, created_at, updated_at)
  select gen_random_uuid(), ${address}, ${first} || ' ' || ${last}, '$argon2id$none', 'user', ${tier}, 'none', at, at
  from generate_series(:from::int, :to::int) n, lateral (select now() - n % 1051200 * interval '1 minute' as at) t`;

/** Orders with a line each: seven in ten paid, the rest pending, cancelled or refunded; two years. */
const orders = `
  with facts as materialized (
    select n, gen_random_uuid() as id, ${address} as email, ${first} || ' ' || ${last} as name,
      (array['paid','paid','paid','paid','paid','paid','paid','pending','cancelled','refunded'])[1 + n % 10] as status,
      nullif(${tier}, 'none') as tier, 1000 + n * 7919 % 40000 as minor,
      now() - n * 48271::bigint % 1051200 * interval '1 minute' as at
    from generate_series(:from::int, :to::int) n
  ), made as (
    insert into ordering_orders (id, number, email, customer_name, placed_by, status, currency, total_minor, base_currency,
      base_total_minor, rate, plan_tier, placed_at, checked_at, paid_at, cancelled_at)
    select id, 'WW-' || upper(lpad(to_hex(n), 10, '0')), email, name, 'guest', status, 'USD', minor, 'USD', minor, '1', tier,
      at, at, case when status in ('paid', 'refunded') then at end, case when status = 'cancelled' then at end
    from facts returning id
  ), back as (
    insert into ordering_refunds (id, order_id, amount_minor, status, reason, created_at, settled_at)
    select gen_random_uuid(), id, minor, 'succeeded', 'asked for', at, at from facts join made using (id)
    where status = 'refunded'
  )
  insert into ordering_lines (id, order_id, place, item_id, type, name, price_minor, quantity, credits, tier)
  select gen_random_uuid(), id, 0, coalesce(tier, 'credits'), case when tier is null then 'credits' else 'package' end,
    coalesce(tier, 'credits'), minor, 1, case when tier is null then 50 end, tier
  from facts join made using (id)`;

/** Writes rows number `from` to `to` of a kind, and lets the planner and the visibility map catch up. */
export async function fill(
  database: Knex,
  kind: 'users' | 'orders',
  from: number,
  to: number,
): Promise<void> {
  const statement = kind === 'users' ? users : orders;
  for (let start = from; start <= to; start += BATCH)
    await database.raw(statement, { from: start, to: Math.min(to, start + BATCH - 1) });
  const tables =
    kind === 'users' ? ['accounts_users'] : ['ordering_orders', 'ordering_lines', 'ordering_refunds'];
  for (const table of tables) await database.raw('vacuum (analyze) ??', [table]);
  if (kind === 'orders') await database.raw('vacuum (analyze) insights_sales');
}
