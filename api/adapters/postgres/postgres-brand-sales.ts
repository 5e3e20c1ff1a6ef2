import type { Knex } from 'knex';
import type {
  BrandSales,
  ReferredOrderFilter,
  ReferredOrderRow,
  SalesSum,
  SalesTotals,
  SalesWindow,
} from '../../ports/brand-sales.ts';
import { itemOf, referredOrderOf, type ItemRow, type ReferredRow } from './referred-order-rows.ts';

interface SumRow {
  orders: number;
  revenue: string;
  commission: string;
}

/** An amount of an order's currency in the base: at the order's own rate, and on to the base of today. */
const inBase = (amount: string): string =>
  `coalesce(round(${amount} * o.base_total_minor * power(cast(10 as numeric), f.shift) / (nullif(o.total_minor, 0) * f.rate)), 0)`;

/**
 * One row for each paid order of the window, in the base currency. Refunds and payouts are looked up only for orders that
 * have any: most have none.
 */
const sales = `
  select r.placed_at, a.customer_id, a.email_masked,
    ${inBase('(o.total_minor - coalesce(b.refunded, 0))')} as revenue, ${inBase('coalesce(c.amount_minor, 0)')} as commission,
    ${inBase('coalesce(e.paid, 0)')} as paid,
    case when c.payable_at <= :now then ${inBase('(c.amount_minor - coalesce(e.paid, 0))')} else 0 end as payable
  from partners_referred_orders r
  join ordering_orders o on o.id = r.order_id
  join partners_attributions a on a.order_id = r.order_id
  left join partners_commissions c on c.order_id = r.order_id
  join unnest(cast(:currencies as text[]), cast(:shifts as int[]), cast(:rates as numeric[])) as f (currency, shift, rate)
    on f.currency = o.base_currency
  left join lateral (select sum(amount_minor) as refunded from ordering_refunds
    where r.status <> 'paid' and order_id = r.order_id and status = 'succeeded') b on true
  left join lateral (select sum(m.amount_minor) as paid
    from partners_commission_entries m
    join partners_payout_entries i on i.entry_id = m.id
    join partners_payouts p on p.id = i.payout_id and p.status = 'paid'
    where c.payout_id is not null and m.order_id = c.order_id) e on true
  where r.brand_id = :brandId and r.status in ('paid', 'partly_refunded', 'refunded')
    and r.placed_at >= coalesce(cast(:since as timestamptz), '-infinity')`;

const sums = `count(*)::int as orders, coalesce(sum(revenue), 0) as revenue, coalesce(sum(commission), 0) as commission`;

/** Reads the projection of referred orders together with orders, refunds and commission. */
export class PostgresBrandSales implements BrandSales {
  private readonly database: Knex;

  constructor(database: Knex) {
    this.database = database;
  }

  async orders(
    brandId: string,
    filter: ReferredOrderFilter,
  ): Promise<{ orders: ReferredOrderRow[]; total: number }> {
    if (filter.search.kind === 'none') return { orders: [], total: 0 };
    const matching = this.matching(brandId, filter);
    const direction = filter.newestFirst ? 'desc' : 'asc';
    const page = matching
      .clone()
      .orderBy([
        { column: 'r.placed_at', order: direction },
        { column: 'r.order_id', order: filter.newestFirst ? 'asc' : 'desc' },
      ])
      .offset(filter.offset)
      .limit(filter.limit)
      .select('r.order_id');
    const [counted, rows] = await Promise.all([
      matching.clone().first<{ total: number }>(this.database.raw('count(*)::int as total')),
      this.details(page, direction),
    ]);
    return { orders: rows, total: counted.total };
  }

  private matching(brandId: string, { search, statuses }: ReferredOrderFilter): Knex.QueryBuilder {
    const query = this.database('partners_referred_orders as r').where('r.brand_id', brandId);
    if (statuses.length > 0) query.whereIn('r.status', [...statuses]);
    if (search.kind === 'ids') query.whereBetween('r.order_id', [search.from, search.to]);
    if (search.kind === 'email') {
      query.whereIn(
        'r.order_id',
        this.database('ordering_orders').where({ email: search.email }).select('id'),
      );
    }
    return query;
  }

  /** Two questions for any number of orders: the orders, and their lines. */
  private async details(page: Knex.QueryBuilder, direction: 'asc' | 'desc'): Promise<ReferredOrderRow[]> {
    const rows = await this.database('ordering_orders as o')
      .with('page', page)
      .join('page', 'page.order_id', 'o.id')
      .leftJoin('partners_attributions as a', 'a.order_id', 'o.id')
      .leftJoin('partners_commissions as c', 'c.order_id', 'o.id')
      .leftJoin('partners_payouts as p', 'p.id', 'c.payout_id')
      .orderBy([
        { column: 'o.placed_at', order: direction },
        { column: 'o.id', order: direction === 'desc' ? 'asc' : 'desc' },
      ])
      .select<ReferredRow[]>(
        'o.id',
        'o.number',
        'o.email',
        'o.status',
        'o.currency',
        'o.total_minor',
        'o.placed_at',
        'a.email_masked',
        'a.outcome',
        'c.rate_tenths',
        'c.net_paid_minor',
        'c.refunded_minor as commission_refunded_minor',
        'c.payable_at',
        'p.paid_at as payout_paid_at',
        this.database.raw(
          `(select coalesce(sum(amount_minor), 0) from ordering_refunds
            where order_id = o.id and status = 'succeeded') as refunded_minor`,
        ),
      );
    const ids = rows.map(({ id }) => id);
    // As one array: thousands of single parameters would cost more than the rows.
    const lines = await this.database('ordering_lines')
      .whereRaw('order_id = any(cast(? as uuid[]))', [ids])
      .orderBy('place')
      .select<ItemRow[]>('*');
    const byOrder = Map.groupBy(lines, ({ order_id }) => order_id);
    return rows.map((row) => referredOrderOf(row, (byOrder.get(row.id) ?? []).map(itemOf)));
  }

  async totals(window: SalesWindow, now: Date): Promise<SalesTotals> {
    const [row] = await this.rows<SumRow & { paid: string; payable: string }>(
      `select ${sums}, coalesce(sum(paid), 0) as paid, coalesce(sum(payable), 0) as payable from (${sales}) s`,
      window,
      { now },
    );
    if (!row) throw new Error('A sum has a row.');
    return { ...sumOf(row), paidMinor: Number(row.paid), payableMinor: Number(row.payable) };
  }

  async byDay(window: SalesWindow): Promise<(SalesSum & { day: string })[]> {
    const rows = await this.rows<SumRow & { day: string }>(
      `select to_char(placed_at at time zone 'UTC', 'YYYY-MM-DD') as day, ${sums} from (${sales}) s
       group by 1 order by 1 desc`,
      window,
    );
    return rows.map((row) => ({ ...sumOf(row), day: row.day }));
  }

  async topCustomers(window: SalesWindow, limit: number): Promise<(SalesSum & { emailMasked: string })[]> {
    const rows = await this.rows<SumRow & { email_masked: string }>(
      `select max(email_masked) as email_masked, ${sums} from (${sales}) s
       group by customer_id order by sum(revenue) desc, count(*) desc, customer_id limit :limit`,
      window,
      { limit },
    );
    return rows.map((row) => ({ ...sumOf(row), emailMasked: row.email_masked }));
  }

  private async rows<R>(
    sql: string,
    { brandId, since, factors }: SalesWindow,
    more: Record<string, Knex.Value> = {},
  ): Promise<R[]> {
    const { rows } = await this.database.raw<{ rows: R[] }>(sql, {
      brandId,
      since: since as Date,
      now: new Date(0),
      currencies: factors.map(({ currency }) => currency),
      shifts: factors.map(({ shift }) => shift),
      rates: factors.map(({ rate }) => rate),
      ...more,
    });
    return rows;
  }
}

function sumOf({ orders, revenue, commission }: SumRow): SalesSum {
  return { orders, revenueMinor: Number(revenue), commissionMinor: Number(commission) };
}
