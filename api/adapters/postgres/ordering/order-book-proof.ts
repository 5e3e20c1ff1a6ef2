import type { Knex } from 'knex';
import type { BookProof } from '../../../ports/credits/book-proof.ts';
import { linesFound } from '../shared/sql-proof.ts';

const BACK = `(select coalesce(sum(amount_minor), 0) from ordering_refunds r where r.order_id = o.id and r.status = 'succeeded')`;

/** Orders against their lines, refunds and grants. */
const ORDERS = [
  `select 'Order ' || id || ': its base total is ' || base_total_minor || ', its total at its rate is '
      || ordering_in_base(total_minor, currency, base_currency, rate) as line
    from ordering_orders where base_total_minor <> ordering_in_base(total_minor, currency, base_currency, rate)`,
  `select 'Order ' || o.id || ': its total is ' || o.total_minor || ', its lines come to ' || l.minor as line
    from ordering_orders o join lateral (
      select sum(price_minor * quantity) as minor from ordering_lines where order_id = o.id) l on l.minor <> o.total_minor`,
  `select 'Order ' || id || ': stands as ' || status || ' of ' || total_minor || ', its refunds come to ' || back as line
    from (select o.*, ${BACK} as back from ordering_orders o) o
    where back > total_minor or (status = 'paid' and back > 0)
      or (status = 'partly_refunded' and (back = 0 or back >= total_minor)) or (status = 'refunded' and back <> total_minor)
      or (status in ('pending', 'cancelled') and back > 0)`,
  `select 'Order ' || o.id || ': stands as ' || o.status || ' and sold ' || s.lots || ' lots of ' || s.credits
      || ' credits, the ledger granted ' || g.lots || ' of ' || g.credits as line
    from ordering_orders o
    cross join lateral (
      select count(*) as lots, coalesce(sum(coalesce(credits, 0)::bigint * quantity), 0) as credits from ordering_lines
      where order_id = o.id and o.paid_at is not null and o.user_id is not null and (credits > 0 or credits_unlimited)
        and not (o.status = 'refunded' and not exists (select from credits_lots where order_id = o.id::text))) s
    cross join lateral (
      select count(*) as lots, coalesce(sum(granted), 0) as credits from credits_lots where order_id = o.id::text) g
    where (s.lots, s.credits) is distinct from (g.lots, g.credits)`,
  `select 'Lot ' || lot.id || ': was granted for line ' || coalesce(lot.line_id, 'none') || ', which order ' || lot.order_id
      || ' does not have' as line
    from credits_lots lot where lot.source = 'purchase' and not exists (
      select from ordering_lines l where l.id::text = lot.line_id and l.order_id::text = lot.order_id)`,
  `select 'Order ' || o.id || ': sold a plan and gave none, or gave one that it did not sell' as line
    from ordering_orders o left join ordering_plans p on p.order_id = o.id
    where (p.order_id is not null) <> (o.plan_tier is not null and o.paid_at is not null and o.user_id is not null)
      and not (o.status = 'refunded' and p.order_id is null)`,
];

interface Deps {
  database: Knex;
}

/** Orders, recomputed from their lines, refunds, lots and plans in one snapshot. */
export class OrderBookProof implements BookProof {
  readonly book = 'orders';
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  differences(): Promise<string[]> {
    return linesFound(this.deps.database, ORDERS);
  }
}
