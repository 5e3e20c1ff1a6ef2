import type { Knex } from 'knex';
import type {
  BrandSales,
  ReferredOrderFilter,
  ReferredOrderRow,
  SalesSum,
  SalesTotals,
  SalesWindow,
} from '../../../ports/partners/brand-sales.ts';
import type { ListPart, Total } from '../../../ports/shared/list-part.ts';
import { countUpTo } from '../shared/count-up-to.ts';
import { exactMoment } from '../shared/exact-moment.ts';
import { inBatches } from '../shared/in-batches.ts';
import { itemOf, referredOrderOf, type ItemRow, type ReferredRow } from './referred-order-rows.ts';

interface SumRow {
  orders: number;
  revenue: string;
  commission: string;
}

/** A sum of amounts in base currencies, in the base of today; of most there is nothing to convert, which is slow. */
const inBase = (sum: string): string =>
  `sum(case when f.shift = 0 and f.rate = 1 then coalesce(${sum}, 0)
    else round(coalesce(${sum}, 0) * power(cast(10 as numeric), f.shift) / f.rate) end)`;

/**
 * Sums over payments and refunds of the window by `key`, each base currency for itself and then together. `sold` are the rows of
 * one key and base currency, its sums whole numbers, which are added faster.
 */
const sums = (key: string, more = ''): string => `
  select key, sum(orders)::int as orders, ${inBase('revenue')} as revenue, ${inBase('commission')} as commission ${more}
  from (
    select ${key} as key, currency, sum(orders) as orders, sum(revenue_minor)::bigint as revenue,
      sum(commission_minor)::bigint as commission, sum(paid_out_minor)::bigint as paid,
      (sum(commission_minor - paid_out_minor) filter (where payable_at <= :now))::bigint as payable
    from partners_revenue
    where brand_id = :brandId and at >= coalesce(cast(:since as timestamptz), '-infinity')
    group by 1, 2
  ) sold
  join unnest(cast(:currencies as text[]), cast(:shifts as int[]), cast(:rates as numeric[])) as f (currency, shift, rate)
    on f.currency = sold.currency
  group by key`;

/** What comes behind an order in a list, the newest first or the oldest first. */
const PLACED = exactMoment('partners_referred_orders', 'placed_at', 'order_id');
const OLDER = `r.placed_at <= ${PLACED} and (r.placed_at < ${PLACED} or r.order_id > :id)`;
const NEWER = `r.placed_at >= ${PLACED} and (r.placed_at > ${PLACED} or r.order_id < :id)`;

interface Deps {
  database: Knex;
}

/** Reads the projection of referred orders together with orders, refunds and commission. */
export class PostgresBrandSales implements BrandSales {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async orders(
    brandId: string,
    filter: ReferredOrderFilter,
    part: ListPart,
  ): Promise<{ orders: ReferredOrderRow[] } & Total> {
    if (filter.search.kind === 'none') return { orders: [], total: 0, totalIsExact: true };
    const wanted = () => behind(this.matching(brandId, filter), filter, part.after);
    const page = this.sorted(wanted(), filter).offset(part.offset).limit(part.limit);
    const [total, orders] = await Promise.all([
      countUpTo(this.deps.database, wanted(), part),
      this.details(page, filter),
    ]);
    return { orders, ...total };
  }

  async *all(brandId: string, filter: ReferredOrderFilter): AsyncIterable<ReferredOrderRow> {
    if (filter.search.kind === 'none') return;
    yield* inBatches<ReferredOrderRow>((last, limit) => {
      const after = last && { at: last.placedAt, id: last.orderId };
      const wanted = behind(this.matching(brandId, filter), filter, after);
      return this.details(this.sorted(wanted, filter).limit(limit), filter);
    });
  }

  /** Ids of orders, in the order asked for. */
  private sorted(orders: Knex.QueryBuilder, { newestFirst }: ReferredOrderFilter): Knex.QueryBuilder {
    return orders
      .orderBy([
        { column: 'r.placed_at', order: newestFirst ? 'desc' : 'asc' },
        { column: 'r.order_id', order: newestFirst ? 'asc' : 'desc' },
      ])
      .select('r.order_id');
  }

  private matching(brandId: string, { search, statuses }: ReferredOrderFilter): Knex.QueryBuilder {
    const query = this.deps.database('partners_referred_orders as r').where('r.brand_id', brandId);
    if (statuses.length > 0) query.whereIn('r.status', [...statuses]);
    if (search.kind === 'ids') query.whereBetween('r.order_id', [search.from, search.to]);
    if (search.kind === 'email') {
      query.whereIn(
        'r.order_id',
        this.deps.database('ordering_orders').where({ email: search.email }).select('id'),
      );
    }
    return query;
  }

  /** Two questions for any number of orders: the orders, and their lines. */
  private async details(
    page: Knex.QueryBuilder,
    { newestFirst }: ReferredOrderFilter,
  ): Promise<ReferredOrderRow[]> {
    const rows = await this.deps
      .database('ordering_orders as o')
      .with('page', page)
      .join('page', 'page.order_id', 'o.id')
      .leftJoin('partners_attributions as a', 'a.order_id', 'o.id')
      .leftJoin('partners_commissions as c', 'c.order_id', 'o.id')
      .leftJoin('partners_payouts as p', 'p.id', 'c.payout_id')
      .orderBy([
        { column: 'o.placed_at', order: newestFirst ? 'desc' : 'asc' },
        { column: 'o.id', order: newestFirst ? 'asc' : 'desc' },
      ])
      .select<ReferredRow[]>(
        'o.id',
        'o.number',
        'o.email',
        'o.status',
        'o.currency',
        'o.total_minor',
        'o.placed_at',
        this.deps.database.raw('coalesce(a.customer_id, o.user_id) as customer_id'),
        'a.email_masked',
        'a.outcome',
        'c.rate_tenths',
        'c.net_paid_minor',
        'c.refunded_minor as commission_refunded_minor',
        'c.payable_at',
        'c.held_payable_at',
        'p.paid_at as payout_paid_at',
        this.deps.database.raw(
          `(select coalesce(sum(amount_minor), 0) from ordering_refunds
            where order_id = o.id and status = 'succeeded') as refunded_minor`,
        ),
      );
    const ids = rows.map(({ id }) => id);
    // As one array: thousands of single parameters would cost more than the rows.
    const lines = await this.deps
      .database('ordering_lines')
      .whereRaw('order_id = any(cast(? as uuid[]))', [ids])
      .orderBy('place')
      .select<ItemRow[]>('*');
    const byOrder = Map.groupBy(lines, ({ order_id }) => order_id);
    return rows.map((row) => referredOrderOf(row, (byOrder.get(row.id) ?? []).map(itemOf)));
  }

  async totals(window: SalesWindow, now: Date): Promise<SalesTotals> {
    const [row] = await this.rows<SumRow & { paid: string; payable: string }>(
      sums('true', `, ${inBase('paid')} as paid, ${inBase('payable')} as payable`),
      window,
      { now },
    );
    const { paid = 0, payable = 0, ...sum } = row ?? { orders: 0, revenue: '0', commission: '0' };
    return { ...sumOf(sum), paidMinor: Number(paid), payableMinor: Number(payable) };
  }

  async byDay(window: SalesWindow): Promise<(SalesSum & { day: string })[]> {
    // As text only once it is added up: that takes longer than adding.
    const rows = await this.rows<SumRow & { day: string }>(
      `select days.*, key::text as day from (${sums(`(at at time zone 'UTC')::date`)}) days order by key desc`,
      window,
    );
    return rows.map(({ day, ...row }) => ({ ...sumOf(row), day }));
  }

  async topCustomers(
    window: SalesWindow,
    limit: number,
  ): Promise<(SalesSum & { customerId: string; emailMasked: string })[]> {
    const rows = await this.rows<SumRow & { key: string; email_masked: string }>(
      `select top.*, (select max(email_masked) from partners_attributions where customer_id = top.key) as email_masked
       from (select * from (${sums('customer_id')}) customers where orders > 0
         order by revenue desc, orders desc, key limit :limit) top order by revenue desc, orders desc, key`,
      window,
      { limit },
    );
    return rows.map((row) => ({ ...sumOf(row), customerId: row.key, emailMasked: row.email_masked }));
  }

  private async rows<R>(
    sql: string,
    { brandId, since, factors }: SalesWindow,
    more: Record<string, Knex.Value> = {},
  ): Promise<R[]> {
    const { rows } = await this.deps.database.raw<{ rows: R[] }>(sql, {
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

function behind(
  orders: Knex.QueryBuilder,
  { newestFirst }: ReferredOrderFilter,
  after: ListPart['after'],
): Knex.QueryBuilder {
  return after ? orders.whereRaw(newestFirst ? OLDER : NEWER, { ...after }) : orders;
}

function sumOf({ orders, revenue, commission }: SumRow): SalesSum {
  return { orders, revenueMinor: Number(revenue), commissionMinor: Number(commission) };
}
