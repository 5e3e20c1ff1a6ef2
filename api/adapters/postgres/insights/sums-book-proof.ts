import type { Knex } from 'knex';
import type { BookProof } from '../../../ports/credits/book-proof.ts';
import { linesFound } from '../shared/sql-proof.ts';

const day = (column: string): string => `(${column} at time zone 'UTC')::date`;

/** Rows of two selects with the same columns that are in one and not in the other; `name` says in SQL what a row is about. */
const differ = (name: string, columns: string, stored: string, counted: string): string => `
  select ${name} || ': stored ' || coalesce(s.row, 'nothing') || ', counted ' || coalesce(c.row, 'nothing') as line
  from (select key, ${columns} as row from (${stored}) x) s
  full join (select key, ${columns} as row from (${counted}) x) c on c.key = s.key
  where s.row is distinct from c.row`;

const KEY = 'coalesce(s.key, c.key)';

/** A count stored by kind against the rows that it counts. */
const counts = (what: string, table: string, kinds: string, column: string, rows: string): string =>
  differ(
    `'The count of ${what} ' || ${KEY}`,
    'n::text',
    `select concat_ws(', ', ${kinds}) as key, sum(${column}) as n from ${table} group by 1 having sum(${column}) <> 0`,
    `select key, count(*) as n from (${rows}) r group by 1`,
  );

/** How long readings took, of days or months, against the readings. */
const times = (spans: string, span: string, table: string, of: (moment: string) => string): string =>
  differ(
    `'Times of readings of ' || ${KEY}`,
    `readings::text`,
    `select ${span} || ' in class ' || class as key, readings from ${table}`,
    `select s.${span} || ' in class ' || insights_time_class(a.ended_at - a.created_at) as key, count(*) as readings
     from ${spans} s join analysis_analyses a on ${of('a.created_at')} = s.${span} and a.status = 'completed' group by 1`,
  );

const SALES = `select concat_ws(' ', day, currency) as key, sum(placed) as placed, sum(paid) as paid,
    sum(paid_minor) as paid_minor, sum(refunded_minor) as refunded_minor from`;
const NOT_NULL = `having sum(placed) <> 0 or sum(paid) <> 0 or sum(paid_minor) <> 0 or sum(refunded_minor) <> 0`;

const QUESTIONS = [
  differ(
    `'Sales of ' || ${KEY}`,
    `placed || ' placed, ' || paid || ' paid, ' || paid_minor || ' in, ' || refunded_minor || ' back'`,
    `${SALES} insights_sales group by 1 ${NOT_NULL}`,
    `${SALES} (
      select ${day('placed_at')} as day, base_currency as currency, 1 as placed, 0 as paid, 0::bigint as paid_minor,
        0::bigint as refunded_minor from ordering_orders
      union all
      select ${day('at')}, currency, 0, case when refund_id is null then 1 else 0 end,
        case when refund_id is null then minor else 0 end, case when refund_id is null then 0 else -minor end
      from ordering_revenue
    ) facts group by 1 ${NOT_NULL}`,
  ),
  differ(
    `'Items sold on ' || ${KEY}`,
    `quantity || ' for ' || minor`,
    `select concat_ws(' ', day, currency, item_id, type, name) as key, sum(quantity) as quantity, sum(minor) as minor
     from insights_items group by 1 having sum(quantity) <> 0 or sum(minor) <> 0`,
    `select concat_ws(' ', ${day('o.paid_at')}, o.base_currency, l.item_id, l.type, l.name) as key, sum(l.quantity) as quantity,
       sum(ordering_in_base(l.upto::bigint, o.currency, o.base_currency, o.rate)
         - ordering_in_base((l.upto - l.price_minor * l.quantity)::bigint, o.currency, o.base_currency, o.rate)) as minor
     from ordering_orders o join (
       select order_id, item_id, type, name, price_minor, quantity,
         sum(price_minor * quantity) over (partition by order_id order by place, id) as upto from ordering_lines
     ) l on l.order_id = o.id where o.paid_at is not null group by 1`,
  ),
  differ(
    `'Credits of ' || ${KEY}`,
    `granted || ' granted, ' || used || ' used, ' || expired || ' expired'`,
    `select day::text as key, sum(granted) as granted, sum(used) as used, sum(expired) as expired from insights_credits group by 1
     having sum(granted) <> 0 or sum(used) <> 0 or sum(expired) <> 0`,
    `select ${day('m.at')}::text as key, -coalesce(sum(e.credits) filter (where e.account = 'issued'), 0) as granted,
       coalesce(sum(e.credits) filter (where e.account = 'spent'), 0) as used,
       coalesce(sum(e.credits) filter (where e.account = 'expired'), 0) as expired
     from credits_entries e join credits_movements m on m.id = e.movement_id
     where e.account in ('issued', 'spent', 'expired') and e.credits <> 0 group by 1`,
  ),
  differ(
    `'Partner revenue of order ' || ${KEY}`,
    `orders || ' paid, ' || revenue || ' revenue, ' || commission || ' commission'`,
    `select order_id::text as key, sum(orders) as orders, sum(revenue_minor) as revenue, sum(commission_minor) as commission
     from partners_revenue group by 1`,
    `select r.order_id::text as key, v.orders, v.revenue, ordering_in_base(coalesce(e.minor, 0)::bigint, o.currency, o.base_currency,
       o.rate) as commission
     from partners_referred_orders r join ordering_orders o on o.id = r.order_id
     join partners_attributions a on a.order_id = r.order_id
     cross join lateral (
       select count(*) filter (where refund_id is null) as orders, sum(minor) as revenue from ordering_revenue
       where order_id = r.order_id) v
     left join lateral (
       select sum(amount_minor) as minor from partners_commission_entries where order_id = r.order_id) e on true
     where o.paid_at is not null`,
  ),
  differ(
    `'Accounts opened on ' || ${KEY}`,
    `concat_ws(', ', accounts, analysed, ordered, paid)`,
    `select day::text as key, accounts, analysed, ordered, paid from insights_account_days`,
    `select d.day::text as key, count(i) as accounts, count(i) filter (where i.analysed) as analysed,
       count(i) filter (where i.ordered) as ordered, count(i) filter (where i.paid) as paid
     from insights_account_days d left join (insights_accounts i join accounts_users u on u.id = i.user_id and u.password_hash is not null)
       on ${day('i.opened_at')} = d.day and u.role = 'user' and u.deleted_at is null group by 1`,
  ),
  differ(
    `'Readings of ' || ${KEY}`,
    `concat_ws(', ', read, refused, failed)`,
    `select day::text as key, read, refused, failed from insights_reading_days`,
    `select d.day::text as key, count(a.id) filter (where a.status = 'completed') as read,
       count(a.id) filter (where a.status = 'failed' and a.refused) as refused,
       count(a.id) filter (where a.status = 'failed' and not a.refused) as failed
     from insights_reading_days d left join analysis_analyses a on ${day('a.created_at')} = d.day group by 1`,
  ),
  times(
    'insights_reading_months',
    'month',
    'insights_reading_times',
    (at) => `date_trunc('month', ${at} at time zone 'UTC')::date`,
  ),
  times('insights_reading_days', 'day', 'insights_reading_day_times', day),
  `select 'Referred order ' || o.id || ': stands as ' || o.status || ', the partner sees ' || coalesce(r.status, 'nothing') as line
    from ordering_orders o join partners_clicks k on k.id::text = o.click_id
    left join partners_referred_orders r on r.order_id = o.id
    where (r.status, r.placed_at, r.brand_id) is distinct from (o.status, o.placed_at, k.brand_id)`,
  counts(
    'orders',
    'ordering_counts',
    'status, plan_tier',
    'orders',
    `select concat_ws(', ', case when disputed and status in ('paid', 'partly_refunded') then 'disputed' else status end,
      coalesce(plan_tier, 'none')) as key from ordering_orders`,
  ),
  counts(
    'accounts',
    'accounts_counts',
    'subscription_tier, role',
    'users',
    `select concat_ws(', ', subscription_tier, role) as key from accounts_users where deleted_at is null`,
  ),
  counts(
    'messages',
    'visitors_message_counts',
    'handled',
    'messages',
    `select concat_ws(', ', handled_at is not null) as key from visitors_contact_messages`,
  ),
  counts(
    'subscriptions',
    'visitors_newsletter_counts',
    'confirmed',
    'subscriptions',
    `select concat_ws(', ', confirmed_at is not null) as key from visitors_newsletter`,
  ),
];

interface Deps {
  database: Knex;
}

/** Daily, item and partner sums and stored counts, counted again from what they add up, in one snapshot. */
export class SumsBookProof implements BookProof {
  readonly book = 'sums';
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  differences(): Promise<string[]> {
    return linesFound(this.deps.database, QUESTIONS);
  }
}
