import { orders } from './batch.ts';

/** Ids that are asked for again. */
export const brandId = '00000000-0000-4000-8000-00000000000a';
export const clickId = '00000000-0000-4000-8000-00000000000b';
export const webhookId = '00000000-0000-4000-8000-000000000000';
const userId = '00000000-0000-4000-8000-00000000000d';
const payoutId = '00000000-0000-4000-8000-00000000000e';
/** Fifty others share the sales of later orders. */
const OTHERS = 50;
const other = (kind: string, nth: string): string => `md5('${kind}' || ${nth})::uuid`;
export const otherClickId = other('click', `n % ${OTHERS}`);

/** The partner, before orders come through the link, and ten webhooks of the partner. */
export const partnerFirst = [
  `insert into accounts_users (id, email, full_name, role, subscription_tier, intended_tier, created_at, updated_at)
   values ('${userId}', 'school@example.com', 'School', 'brand', 'none', 'none', now(), now())`,
  `insert into partners_brands (id, user_id, email, name, slug, rate_tenths, primary_color, secondary_color, description,
     status, created_at, updated_at)
   values ('${brandId}', '${userId}', 'school@example.com', 'School', 'school', 200, '#000000', '#ffffff', '', 'active',
     now(), now())`,
  `insert into partners_clicks (id, brand_id, bound, at, expires_at)
   values ('${clickId}', '${brandId}', true, now() - interval '2 years', now() + interval '1 month')`,
  `insert into accounts_users (id, email, full_name, role, subscription_tier, intended_tier, created_at, updated_at)
   select ${other('partner', 'n')}, 'school' || n || '@example.com', 'School ' || n, 'brand', 'none', 'none', now(), now()
   from generate_series(0, ${OTHERS - 1}) n`,
  `insert into partners_brands (id, user_id, email, name, slug, rate_tenths, primary_color, secondary_color, description,
     status, created_at, updated_at)
   select ${other('brand', 'n')}, ${other('partner', 'n')}, 'school' || n || '@example.com', 'School ' || n, 'school-' || n, 200,
     '#000000', '#ffffff', '', 'active', now(), now() from generate_series(0, ${OTHERS - 1}) n`,
  `insert into partners_clicks (id, brand_id, bound, at, expires_at)
   select ${other('click', 'n')}, ${other('brand', 'n')}, true, now() - interval '2 years', now() + interval '1 month'
   from generate_series(0, ${OTHERS - 1}) n`,
  `insert into partners_payouts (id, month, status, create_key, created_at, approved_at)
   values ('${payoutId}', '2025-01', 'approved', 'made', now(), now())`,
  `insert into integrations_webhooks (id, user_id, url, events, created_at, status)
   select ('${webhookId.slice(0, -1)}' || n)::uuid, '${userId}', 'https://example.com/', '{order.paid}', now(), 'active'
   from generate_series(0, 9) n`,
];

/** Orders that came through a link, as the trigger of each order enters them. */
export const followed = `insert into partners_referred_orders (order_id, brand_id, status, placed_at)
  select o.id, k.brand_id, o.status, o.placed_at from ${orders} o join partners_clicks k on k.id = o.click_id::uuid`;

/** Paid orders of a batch that came through a link, and the commission of them. */
const paid = `from ${orders} o join partners_clicks k on k.id = o.click_id::uuid where o.paid_at is not null`;
const earned = `from ${orders} o join partners_commissions c on c.order_id = o.id`;

/** What these orders earned: commission, that of the year before last collected by a payout, and what refunds took back. */
export const partnerRows = [
  `insert into partners_attributions (order_id, brand_id, click_id, outcome, flagged_for_review, customer_id, email_masked,
     email_key, currency, net_paid_minor, paid_at)
   select o.id, k.brand_id, k.id, 'earned', false, o.user_id, 'c***@example.com', '\\x00', o.currency, o.total_minor, o.paid_at
   ${paid}`,
  `insert into partners_commissions (order_id, brand_id, currency, rate_tenths, net_paid_minor, refunded_minor, amount_minor,
     payable_at, payout_id)
   select o.id, k.brand_id, o.currency, 200, o.total_minor, case o.status when 'refunded' then o.total_minor else 0 end,
     case o.status when 'refunded' then 0 else o.total_minor / 5 end, o.paid_at + interval '14 days',
     case when o.paid_at < now() - interval '2 months' then '${payoutId}'::uuid end ${paid}`,
  `insert into partners_commission_entries (id, order_id, kind, amount_minor, at)
   select gen_random_uuid(), o.id, 'earned', o.total_minor / 5, o.paid_at ${earned}`,
  `insert into partners_commission_entries (id, order_id, kind, refund_id, amount_minor, at)
   select gen_random_uuid(), o.id, 'reversed', o.id, -(o.total_minor / 5), o.paid_at ${earned} where o.status = 'refunded'`,
  `insert into partners_payout_entries (entry_id, payout_id)
   select e.id, c.payout_id ${earned} join partners_commission_entries e on e.order_id = c.order_id where c.payout_id is not null`,
];

/** What each of these orders brought to its partner, as the triggers of the tables above work it out. */
export const valued = `select partners_value_orders(array(select order_id from partners_referred_orders r join ${orders} o on o.id = r.order_id))`;

/** What the payout comes to. */
export const collected = [
  `insert into partners_payout_lines (payout_id, brand_id, currency, orders, earned_minor, taken_back_minor, amount_minor, carried_over)
   select payout_id, brand_id, currency, count(*), sum(amount_minor), 0, sum(amount_minor), false
   from partners_commissions where payout_id is not null group by 1, 2, 3
   on conflict (payout_id, brand_id, currency) do update set orders = excluded.orders, earned_minor = excluded.earned_minor,
     amount_minor = excluded.amount_minor`,
  `update partners_payouts set status = 'paid', paid_key = 'paid', paid_at = now() where id = '${payoutId}' and status <> 'paid'`,
];
