import { customerId, numbers } from './batch.ts';
import { webhookId } from './partner-rows.ts';

const at = `now() - n * 48271::bigint % 1051200 * interval '1 minute'`;

/** A few lines, as people write to support. */
const message = `'My chart of ' || (array['gold','oil','tin','coffee'])[1 + n % 4] || ' was read as ' || left(md5(n::text), 8)
  || '. The bars came out as they are drawn, but the axis on the left has one label too many, at ' || n || '.'`;

/** Charts that were read, refused or broke off. */
export const analysisRows = `insert into analysis_analyses (id, user_id, created_at, symbol, status, picture_sha256, picture_width, picture_height,
     picture_mime_type, analysis_json, reading, refusal, notices, alive_at, ended_at)
   select gen_random_uuid(), ${customerId}, at, 'BTC', case when n % 8 < 7 then 'completed' else 'failed' end,
     md5(n::text) || md5(n::text), 400, 300, 'image/png', case when n % 8 < 7 then json '{}' end,
     case when n % 8 < 7 then json '{}' end, case when n % 16 = 7 then jsonb '{}' end, '[]', at,
     at + (500 + n * 7919::bigint % 2000) * interval '1 millisecond'
   from ${numbers}, lateral (select ${at} as at) t`;

export const messageRows = `insert into visitors_contact_messages (id, name, email, subject, message, received_at, handled_at, handled_by)
   select gen_random_uuid(), u.full_name, u.email, 'Chart number ' || n, ${message}, ${at},
     case when n % 10 > 0 then now() end, case when n % 10 > 0 then u.id end
   from ${numbers} join accounts_users u on u.id = ${customerId}`;

export const newsletterRows = `insert into visitors_newsletter (id, email, requested_at, confirmed_at)
   select gen_random_uuid(), 'n' || left(md5(n::text), 6) || n || '@example.com', ${at}, now() from ${numbers}`;

export const auditRows = `insert into platform_audit (actor_id, action, subject, details, at)
   select ${customerId}, (array['ordering.order_paid','accounts.tier_changed','catalog.package_changed'])[1 + n % 3],
     'order:' || md5('order' || n)::uuid, '{"status": "paid"}', now() - (1000000 - n) * interval '1 minute' from ${numbers}`;

export const deliveryRows = `insert into integrations_deliveries (id, webhook_id, event, body, created_at, status)
   select gen_random_uuid(), ('${webhookId.slice(0, -1)}' || n % 10)::uuid, 'order.paid', '{}', ${at}, case n % 70 when 0 then 'failed' else 'delivered' end
   from ${numbers}`;

/** Credits of two years. */
export const creditDays = `insert into insights_credits (day, shard, granted, used, expired)
   select (now() - d * interval '1 day')::date, s, 50, 20, 5 from generate_series(0, 729) d, generate_series(0, 63) s`;
