import { DAY_MS } from '../../api/domain/shared-with-web/time.ts';
import { customerId, numbers, orderNumber } from './batch.ts';
import { clickId, otherClickId } from './partner-rows.ts';

const first = `(array['Ada','Grace','Mary','Joan','Hedy','Emmy','Zoë','Otto','Rudi','Nils'])[1 + c % 10]`;
const last = `(array['Lovelace','Hopper','Somerville','Clarke','Lamarr','Noether','Park','Frisch','Diesel'])[1 + c % 9]`;
const name = `${first} || ' ' || ${last}`;
const domain = `(array['example.com','example.org','mail.test'])[1 + c % 3]`;
const address = `'c' || c || '.' || left(md5(c::text), 6) || '@' || ${domain}`;
const tier = `(array['none','starter','pro','expert'])[1 + n % 4]`;

/** The midnight so many days ago. */
export const dayPlaced = (days: number): Date =>
  new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS - days * DAY_MS);

/** Accounts opened one after the other over two years, with credits. */
export const userRows = [
  `insert into accounts_users (id, email, full_name, password_hash, role, subscription_tier, intended_tier, created_at, updated_at)
   select ${customerId}, ${address}, ${name}, '$argon2id$none', 'user', ${tier}, 'none', at, at
   from ${numbers}, lateral (select now() - (1000000 - n * 10 % 1000000) * interval '1 minute' as at) t`,
  `insert into credits_balances (user_id, available, reserved) select ${customerId}, 50, 0 from ${numbers}`,
  `insert into credits_lots (id, user_id, source, unlimited, granted, remaining, granted_at)
   select gen_random_uuid(), ${customerId}, 'trial', false, 50, 50, now() from ${numbers}`,
  // A fifth of them was there within the last month.
  `insert into accounts_sessions (id, user_id, token_hash, created_at, last_used_at)
   select gen_random_uuid(), ${customerId}, sha256(convert_to('session' || n, 'UTF8')), at, at from ${numbers},
     lateral (select now() - n * 7919::bigint % 43200 * interval '1 minute' as at) t where n % 5 = 0`,
];

/** What of an order follows from its number. */
const facts = `(
  select n, md5('order' || n)::uuid as id, ${customerId} as user_id, ${address} as email, ${name} as name,
    (array['paid','paid','paid','paid','paid','paid','paid','pending','cancelled','refunded'])[1 + n % 10] as status,
    nullif(${tier}, 'none') as tier, 1000 + n * 7919::bigint % 40000 as minor,
    date_trunc('day', now()) - n * 48271::bigint % 1051200 * interval '1 minute' as at
  from ${numbers}) facts`;

/** Orders with a line each, over two years: seven in ten paid, the rest pending, cancelled or refunded. */
export const orderRows = [
  `insert into ordering_orders (id, number, user_id, email, customer_name, placed_by, status, currency, total_minor,
     base_currency, base_total_minor, rate, plan_tier, placed_at, checked_at, paid_at, payment_reference, cancelled_at, click_id)
   select id, ${orderNumber('n')}, user_id, email, name, 'account', status, 'USD', minor, 'USD', minor,
     '1', tier, at, at, case when status in ('paid', 'refunded') then at end,
     case when status in ('paid', 'refunded') then 'ch_' || n end, case when status = 'cancelled' then at end,
     case when n % 4 = 0 or n % 40 = 39 then case when n <= 100000 then '${clickId}' else ${otherClickId} end end
   from ${facts}`,
  `insert into ordering_lines (id, order_id, place, item_id, type, name, price_minor, quantity, credits, tier)
   select gen_random_uuid(), id, 0, coalesce(tier, 'credits'), case when tier is null then 'credits' else 'package' end,
     coalesce(tier, 'credits'), minor, 1, case when tier is null then 50 end, tier
   from ${facts}`,
  `insert into ordering_refunds (id, order_id, amount_minor, status, reason, created_at, settled_at)
   select gen_random_uuid(), id, minor, 'succeeded', 'asked for', at, at from ${facts} where status = 'refunded'`,
];

/** The steps that accounts took, as the triggers of each order and analysis mark them. */
export const howFarAccountsGot = [
  `update insights_accounts i set ordered = true, paid = i.paid or o.paid
   from (select user_id, bool_or(paid_at is not null) as paid from ordering_orders group by user_id) o
   where o.user_id = i.user_id and (not i.ordered or (o.paid and not i.paid))`,
  `update insights_accounts set analysed = true
   where not analysed and user_id in (select user_id from analysis_analyses where status = 'completed')`,
];
