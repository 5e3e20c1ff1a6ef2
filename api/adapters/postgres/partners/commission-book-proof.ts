import type { Knex } from 'knex';
import type { BookProof } from '../../../ports/credits/book-proof.ts';
import { linesFound } from '../shared/sql-proof.ts';

/** rate × retained, half away from zero, as `commissionOf` of the domain. */
const STANDS = `div(2 * rate_tenths::numeric * (net_paid_minor - refunded_minor) + 1000, 2000)`;

const QUESTIONS = [
  `select 'Order ' || o.id || ': paid ' || o.total_minor || ' ' || o.currency || ', the commission books say '
      || coalesce(a.net_paid_minor || ' ' || a.currency, 'nothing') as line
    from ordering_orders o left join partners_attributions a on a.order_id = o.id
    where o.paid_at is not null and (a.net_paid_minor, a.currency) is distinct from (o.total_minor, o.currency)`,
  `select 'Order ' || a.order_id || ': ' || a.outcome || ', but commission is '
      || case when c.order_id is null then 'not booked' else 'booked' end as line
    from partners_attributions a left join partners_commissions c on c.order_id = a.order_id
    where (a.outcome = 'earned') <> (c.order_id is not null)`,
  `select 'Commission of order ' || c.order_id || ': refunds come to ' || b.minor || ', it knows of ' || c.refunded_minor as line
    from partners_commissions c join ordering_orders o on o.id = c.order_id cross join lateral (
      select coalesce(sum(amount_minor), 0) as minor from ordering_refunds
      where order_id = c.order_id and status = 'succeeded') b
    where b.minor <> c.refunded_minor`,
  `select 'Commission of order ' || order_id || ': ' || amount_minor || ' stands, its rate gives ' || ${STANDS} as line
    from partners_commissions where amount_minor <> ${STANDS}`,
  `select 'Commission of order ' || c.order_id || ': ' || c.amount_minor || ' stands, its entries come to ' || e.minor as line
    from partners_commissions c cross join lateral (
      select coalesce(sum(amount_minor), 0) as minor from partners_commission_entries where order_id = c.order_id) e
    where e.minor <> c.amount_minor`,
  `select 'Commission of order ' || c.order_id || ': ' || c.open_earned_minor || ' and ' || c.open_taken_back_minor
      || ' are stored as open, its entries outside payouts come to ' || e.earned || ' and ' || e.taken_back as line
    from partners_commissions c cross join lateral (
      select count(*) as entries, coalesce(sum(amount_minor) filter (where amount_minor > 0), 0) as earned,
        coalesce(sum(amount_minor) filter (where amount_minor < 0), 0) as taken_back
      from partners_commission_entries m where m.order_id = c.order_id
        and not exists (select from partners_payout_entries p where p.entry_id = m.id)) e
    where (c.open_entries, c.open_earned_minor, c.open_taken_back_minor) is distinct from (e.entries, e.earned, e.taken_back)`,
  `select 'Open commission of partner ' || coalesce(s.brand_id, c.brand_id) || ' payable on '
      || coalesce(s.payable_on, c.payable_on) || ': stored ' || coalesce(s.earned_minor || ' earned and ' || s.taken_back_minor
      || ' taken back from ' || s.orders || ' orders in ' || s.currency, 'nothing') || ', its rows come to '
      || coalesce(c.earned || ' and ' || c.taken_back || ' from ' || c.orders || ' in ' || c.currency, 'nothing') as line
    from partners_open_commission s
    full join (
      select brand_id, currency,
        case when payout_id is null then (payable_at at time zone 'UTC')::date else '-infinity' end as payable_on,
        count(*) as orders, sum(open_earned_minor) as earned, sum(open_taken_back_minor) as taken_back
      from partners_commissions where open_entries > 0 and (payout_id is not null or amount_minor > 0) group by 1, 2, 3
    ) c on (c.brand_id, c.currency, c.payable_on) = (s.brand_id, s.currency, s.payable_on)
    where (s.orders, s.earned_minor, s.taken_back_minor) is distinct from (c.orders, c.earned, c.taken_back)`,
  `select 'Entry ' || e.id || ' of order ' || e.order_id || ': stands for partner ' || e.brand_id || ', its commission for ' || c.brand_id as line
    from partners_commission_entries e join partners_commissions c on c.order_id = e.order_id where c.brand_id <> e.brand_id`,
  `select 'Commission of partner ' || coalesce(s.brand_id, c.brand_id) || ' in ' || to_char(coalesce(s.month, c.month), 'YYYY-MM')
      || ': stored ' || coalesce(s.amount_minor || ' ' || s.currency, 'nothing') || ', its entries come to '
      || coalesce(c.minor || ' ' || c.currency, 'nothing') as line
    from (select * from partners_commission_months where amount_minor <> 0) s
    full join (
      select e.brand_id, c.currency, date_trunc('month', e.at at time zone 'UTC')::date as month, sum(e.amount_minor) as minor
      from partners_commission_entries e join partners_commissions c on c.order_id = e.order_id group by 1, 2, 3
      having sum(e.amount_minor) <> 0
    ) c on (c.brand_id, c.currency, c.month) = (s.brand_id, s.currency, s.month)
    where s.amount_minor is distinct from c.minor`,
  `select 'Payout ' || coalesce(l.payout_id, e.payout_id) || ' to partner ' || coalesce(l.brand_id, e.brand_id) || ': pays '
      || coalesce(l.amount_minor, 0) || ' ' || coalesce(l.currency, e.currency) || ', its entries come to ' || coalesce(e.minor, 0) as line
    from (select * from partners_payout_lines where not carried_over) l
    full join (
      select i.payout_id, c.brand_id, c.currency, sum(m.amount_minor) as minor
      from partners_payout_entries i join partners_commission_entries m on m.id = i.entry_id
      join partners_commissions c on c.order_id = m.order_id group by 1, 2, 3
    ) e on (e.payout_id, e.brand_id, e.currency) = (l.payout_id, l.brand_id, l.currency)
    where coalesce(l.amount_minor, 0) <> coalesce(e.minor, 0)`,
  `select 'Statement of partner ' || s.brand_id || ' for ' || s.month || ': says ' || (t ->> 'earned') || ' earned and '
      || (t ->> 'reversed') || ' reversed ' || (t ->> 'currency') || ', its entries in the books come to ' || b.earned || ' and '
      || b.reversed || ' minor units' as line
    from partners_statements s cross join lateral json_array_elements(s.document -> 'totals') t
    cross join lateral (
      select coalesce(sum(e.amount_minor) filter (where e.kind = 'earned'), 0) as earned,
        coalesce(sum(e.amount_minor) filter (where e.kind = 'reversed'), 0) as reversed
      from json_array_elements(s.document -> 'entries') listed
      join partners_commission_entries e on e.id = (listed ->> 'entry_id')::uuid
      join partners_commissions c on c.order_id = e.order_id and c.brand_id = s.brand_id
      where listed ->> 'currency' = t ->> 'currency' and c.currency = t ->> 'currency') b
    where (t ->> 'earned')::numeric * ordering_minor_units(t ->> 'currency') <> b.earned
      or (t ->> 'reversed')::numeric * ordering_minor_units(t ->> 'currency') <> b.reversed`,
];

interface Deps {
  database: Knex;
}

/** Commission, payouts and statements, recomputed from orders, refunds and entries in one snapshot. */
export class CommissionBookProof implements BookProof {
  readonly book = 'commission';
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  differences(): Promise<string[]> {
    return linesFound(this.deps.database, QUESTIONS);
  }
}
