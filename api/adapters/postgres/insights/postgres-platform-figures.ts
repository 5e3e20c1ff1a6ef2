import type { Knex } from 'knex';
import type {
  Conversion,
  CreditCounts,
  ItemSales,
  OfDay,
  PeriodSums,
  PlatformFigures,
  ReadingCounts,
  RecentOrder,
  SalesSum,
} from '../../../ports/insights/platform-figures.ts';
import { accountDays, midnight, readingDays, readingMedian } from './figure-days.ts';

/** Sums are far below 2^53: as numbers, not as the texts that the driver makes of bigint. */
const sumsOf = (columns: Record<string, string>, condition = 'true', prefix = ''): string =>
  Object.entries(columns)
    .map(
      ([name, column]) =>
        `coalesce(sum(${column}) filter (where ${condition}), 0)::float8 as "${prefix}${name}"`,
    )
    .join(', ');

const SALES = { placed: 'placed', paid: 'paid', paidMinor: 'paid_minor', refundedMinor: 'refunded_minor' };
const CREDITS = { granted: 'granted', used: 'used', expired: 'expired' };
const READINGS = { read: 'read', refused: 'refused', failed: 'failed' };
const STEPS = { accounts: 'accounts', analysed: 'analysed', ordered: 'ordered', paid: 'paid' };
const PERIODS = {
  all: 'true',
  now: 'day >= :from::date',
  before: 'day >= :beforeFrom::date and day < :from::date',
} as const;

/** A user's account that somebody has made his own. */
const SIGNS_IN = `role = 'user' and password_hash is not null and deleted_at is null`;

interface RecentRow extends Omit<RecentOrder, 'total'> {
  minor: number;
  currency: string;
}

interface Deps {
  database: Knex;
}

/** What is added up by day comes from the insights tables; days that are not yet, or not any more, are counted row by row. */
export class PostgresPlatformFigures implements PlatformFigures {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  private async rows<Row>(sql: string, values: Knex.ValueDict = {}): Promise<Row[]> {
    return (await this.deps.database.raw<{ rows: Row[] }>(sql, values)).rows;
  }

  private async row<Row>(sql: string, values: Knex.ValueDict = {}): Promise<Row> {
    const [row] = await this.rows<Row>(sql, values);
    if (!row) throw new Error('A sum without a row.');
    return row;
  }

  async sales(from: string, beforeFrom: string): Promise<PeriodSums<SalesSum[]>> {
    const periods = Object.keys(PERIODS) as (keyof typeof PERIODS)[];
    const columns = periods.map((period) => sumsOf(SALES, PERIODS[period], `${period}_`));
    const rows = await this.rows<Record<string, string | number>>(
      `select currency, ${columns.join(', ')} from insights_sales group by currency`,
      { from, beforeFrom },
    );
    const of = (period: keyof typeof PERIODS): SalesSum[] =>
      rows.map((row) => ({
        currency: String(row['currency']),
        placed: Number(row[`${period}_placed`]),
        paid: Number(row[`${period}_paid`]),
        paidMinor: Number(row[`${period}_paidMinor`]),
        refundedMinor: Number(row[`${period}_refundedMinor`]),
      }));
    return { all: of('all'), now: of('now'), before: of('before') };
  }

  creditsUsed(from: string, beforeFrom: string): Promise<PeriodSums<number>> {
    const sums = Object.entries(PERIODS).map(([name, condition]) => sumsOf({ [name]: 'used' }, condition));
    return this.row(`select ${sums.join(', ')} from insights_credits`, { from, beforeFrom });
  }

  users(from: string, beforeFrom: string): Promise<PeriodSums<number>> {
    const sums = Object.entries(PERIODS).map(([name, condition]) =>
      sumsOf({ [name]: 'accounts' }, condition),
    );
    const since = accountDays.replaceAll(':from', `'-infinity'`);
    return this.row(`with ${since} select ${sums.join(', ')} from accounts`, { from, beforeFrom });
  }

  async activeUsers(from: string): Promise<number> {
    const used = (table: string) => `select user_id from ${table} where last_used_at >= ${midnight(':from')}`;
    // Looking each of them up would take five times as long as finding those that do not count.
    const { active } = await this.row<{ active: number }>(
      `with used as materialized (${used('accounts_sessions')} union ${used('integrations_api_keys')})
       select ((select count(*) from used)
         - (select count(*) from used join accounts_users on id = used.user_id where not (${SIGNS_IN})))::int as active`,
      { from },
    );
    return active;
  }

  async recentOrders(count: number): Promise<RecentOrder[]> {
    const rows = await this.rows<RecentRow>(
      `select o.id, o.number, o.email, o.customer_name as "customerName", o.total_minor::float8 as minor, o.currency,
         o.status, o.placed_at as "placedAt", items.items
       from (select * from ordering_orders order by placed_at desc, id desc limit :count) o,
         lateral (select coalesce(json_agg(json_build_object(
             'id', l.item_id, 'type', l.type, 'name', l.name, 'quantity', l.quantity) order by l.place), '[]') as items
           from ordering_lines l where l.order_id = o.id) items
       order by o.placed_at desc, o.id desc`,
      { count },
    );
    return rows.map(({ minor, currency, ...row }) => ({ ...row, total: { minor, currency } }));
  }

  salesByDay(from: string): Promise<OfDay<SalesSum>[]> {
    return this.rows(
      `select day::text as day, currency, ${sumsOf(SALES)} from insights_sales
       where day >= :from group by day, currency order by day, currency`,
      { from },
    );
  }

  creditsByDay(from: string): Promise<OfDay<CreditCounts>[]> {
    return this.rows(
      `select day::text as day, ${sumsOf(CREDITS)} from insights_credits where day >= :from group by day order by day`,
      { from },
    );
  }

  readingsByDay(from: string): Promise<OfDay<ReadingCounts>[]> {
    return this.rows(
      `with ${readingDays} select day::text as day, ${sumsOf(READINGS)}, max(median_ms) as "medianMs"
       from days group by day order by day`,
      { from },
    );
  }

  readings(from: string): Promise<ReadingCounts> {
    return this.row(
      `with ${readingDays}, ${readingMedian}
       select ${sumsOf(READINGS)}, (select ms from median) as "medianMs" from days`,
      { from },
    );
  }

  itemSales(from: string): Promise<ItemSales[]> {
    return this.rows(
      `select item_id as id, type, (array_agg(name order by last_paid_at desc))[1] as name, currency,
         sum(quantity)::float8 as quantity, sum(minor)::float8 as minor
       from (select item_id, type, name, currency, max(last_paid_at) as last_paid_at, sum(quantity) as quantity,
           sum(minor) as minor
         from insights_items where day >= :from group by item_id, type, name, currency) names
       where quantity > 0
       group by item_id, type, currency`,
      { from },
    );
  }

  conversion(from: string): Promise<Conversion> {
    return this.row(`with ${accountDays} select ${sumsOf(STEPS)} from accounts`, { from });
  }
}
