import type { Knex } from 'knex';
import type { BookProof } from '../../../ports/credits/book-proof.ts';
import { linesFound } from '../shared/sql-proof.ts';

/** Each question finds what must not be there; `line` is the sentence that names it. */
const QUESTIONS = [
  // Numbers without gaps: as many documents as the last number says, and every number up to it.
  `select coalesce(s.kind, i.kind) || ' numbers ' || coalesce(s.year, i.year) || ' of ' || coalesce(s.seller, i.seller) || ': '
      || coalesce(i.documents, 0) || ' documents up to number ' || coalesce(i.highest, 0) || ', the series says '
      || coalesce(s.last, 0) as line
    from taxes_series s full join (
      select seller, kind, year, count(*) as documents, max(serial) as highest from taxes_invoices group by 1, 2, 3) i
      on (i.seller, i.kind, i.year) = (s.seller, s.kind, s.year)
    where s.last is distinct from i.documents or s.last is distinct from i.highest`,
  // Every paid order whose tax was worked out has its invoice, and no other order has one.
  `select 'Order ' || o.number || ' (' || o.status || ') has ' || count(i.id) || ' invoices' as line
    from ordering_orders o left join taxes_invoices i on i.order_id = o.id and i.kind = 'invoice'
    where o.tax_treatment is not null or i.id is not null
    group by o.id having count(i.id) <> case when o.paid_at is null or o.tax_treatment is null then 0 else 1 end`,
  // The invoice says what the order says.
  `select 'Invoice ' || i.number || ' of order ' || o.number || ': ' || i.total_minor || ' ' || i.currency || ' with ' || i.tax_minor
      || ' tax, the order says ' || o.total_minor || ' ' || o.currency || ' with ' || o.tax_minor as line
    from taxes_invoices i join ordering_orders o on o.id = i.order_id
    where i.kind = 'invoice'
      and (i.total_minor, i.tax_minor, i.currency) is distinct from (o.total_minor, o.tax_minor, o.currency)`,
  // The tax is that of the rate.
  `select 'Order ' || number || ': ' || tax_minor || ' tax within ' || total_minor || ' at ' || tax_rate || ' hundredths of a percent' as line
    from ordering_orders
    where tax_minor <> round(total_minor::numeric * tax_rate / (10000 + tax_rate))`,
  // Every refund of an invoiced order that succeeded is credited, and no other refund is.
  `select 'Refund ' || r.id || ' (' || r.status || ') of order ' || o.number || ': ' || r.amount_minor || ', its documents credit '
      || coalesce(c.total, 0) as line
    from ordering_refunds r join ordering_orders o on o.id = r.order_id
      join taxes_invoices i on i.order_id = o.id and i.kind = 'invoice' left join (
      select refund_id, sum(case kind when 'credit_note' then total_minor else -total_minor end) as total
      from taxes_invoices where refund_id is not null group by refund_id) c on c.refund_id = r.id
    where coalesce(c.total, 0) <> case when r.status = 'succeeded' then r.amount_minor else 0 end
      or (r.status = 'succeeded' and c.total is null)`,
  // Credit notes, less corrections, take the share of the tax that went back.
  `select 'Credit notes of order ' || o.number || ' take ' || c.tax || ' of ' || i.tax_minor || ' tax for ' || c.total || ' of '
      || i.total_minor as line
    from taxes_invoices i join ordering_orders o on o.id = i.order_id join (
      select order_id, sum(sign * tax_minor) as tax, sum(sign * total_minor) as total
      from taxes_invoices cross join lateral (select case kind when 'credit_note' then 1 else -1 end as sign) s
      where kind <> 'invoice' group by order_id) c on c.order_id = i.order_id
    where i.kind = 'invoice' and (c.total > i.total_minor
      or c.tax <> case when i.total_minor = 0 then 0 else round(i.tax_minor * c.total / i.total_minor) end)`,
  // Lines add up to their document.
  `select 'Lines of ' || i.number || ' add up to ' || l.total || ' with ' || l.tax || ' tax, the document says ' || i.total_minor
      || ' with ' || i.tax_minor as line
    from taxes_invoices i cross join lateral (
      select coalesce(sum((line->>'totalMinor')::bigint), 0) as total, coalesce(sum((line->>'taxMinor')::bigint), 0) as tax
      from jsonb_array_elements(i.content->'lines') line) l
    where (l.total, l.tax) is distinct from (i.total_minor, i.tax_minor)`,
];

interface Deps {
  database: Knex;
}

/** Taxes, invoices and credit notes, recomputed from orders and refunds in one snapshot. */
export class TaxBookProof implements BookProof {
  readonly book = 'taxes';
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  differences(): Promise<string[]> {
    return linesFound(this.deps.database, QUESTIONS);
  }
}
