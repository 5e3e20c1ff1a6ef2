/** Ids that are asked for again. */
export const brandId = '00000000-0000-4000-8000-00000000000a';
export const clickId = '00000000-0000-4000-8000-00000000000b';
export const webhookId = '00000000-0000-4000-8000-000000000000';
const userId = '00000000-0000-4000-8000-00000000000d';
const payoutId = '00000000-0000-4000-8000-00000000000e';

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
  `insert into partners_payouts (id, month, status, create_key, created_at, approved_at)
   values ('${payoutId}', '2025-01', 'approved', 'made', now(), now())`,
  `insert into integrations_webhooks (id, user_id, url, events, created_at, status)
   select ('${webhookId.slice(0, -1)}' || n)::uuid, '${userId}', 'https://example.com/', '{order.paid}', now(), 'active'
   from generate_series(0, 9) n`,
];

const sold = `from ordering_orders where click_id = '${clickId}' and paid_at is not null`;

/** What the paid ones of these orders earned: commission, half of it paid out, and what refunds took back. */
export const partnerRows = [
  `insert into partners_attributions (order_id, brand_id, click_id, outcome, flagged_for_review, customer_id, email_masked,
     email_key, currency, net_paid_minor, paid_at)
   select id, '${brandId}', '${clickId}', 'earned', false, user_id, 'c***@example.com', '\\x00', currency, total_minor, paid_at
   ${sold}`,
  `insert into partners_commissions (order_id, brand_id, currency, rate_tenths, net_paid_minor, refunded_minor, amount_minor,
     payable_at, payout_id)
   select id, '${brandId}', currency, 200, total_minor, case status when 'refunded' then total_minor else 0 end,
     case status when 'refunded' then 0 else total_minor / 5 end, paid_at + interval '14 days',
     case when paid_at < now() - interval '1 year' then '${payoutId}'::uuid end ${sold}`,
  `insert into partners_commission_entries (id, order_id, kind, amount_minor, at)
   select gen_random_uuid(), id, 'earned', total_minor / 5, paid_at ${sold}`,
  `insert into partners_commission_entries (id, order_id, kind, refund_id, amount_minor, at)
   select gen_random_uuid(), id, 'reversed', id, -(total_minor / 5), paid_at ${sold} and status = 'refunded'`,
  `insert into partners_payout_entries (entry_id, payout_id)
   select e.id, c.payout_id from partners_commission_entries e join partners_commissions c using (order_id)
   where c.payout_id is not null`,
  `update partners_payouts set status = 'paid', paid_key = 'paid', paid_at = now() where id = '${payoutId}'`,
];
