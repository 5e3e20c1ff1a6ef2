import type { Knex } from 'knex';
import type { OrderRecord } from '../../../domain/ordering/order.ts';
import { idsBeginningWith, type IdRange } from '../../../domain/shared/id-range.ts';
import type {
  OrderFilter,
  OrderPage,
  OrderRegister,
  OrderTrailEntry,
} from '../../../ports/ordering/order-register.ts';
import type { Total } from '../../../ports/shared/list-part.ts';
import { countUpTo } from '../shared/count-up-to.ts';
import { exactMoment } from '../shared/exact-moment.ts';
import { searching } from '../shared/like-pattern.ts';
import { recordsOf } from './order-records.ts';
import type { OrderRow } from './order-rows.ts';

/** Orders read at once for an export. */
const BATCH = 1000;
const TRAIL_LENGTH = 200;
/** From here on it matters from which end a page is reached, where the total is at hand. */
const DEEP = 5000;

const PLACED = exactMoment('ordering_orders', 'placed_at');

const sortColumns: Readonly<Record<OrderPage['sort'], string>> = {
  created_at: 'placed_at',
  total_amount: 'base_total_minor',
  email: 'email',
};

interface Deps {
  database: Knex;
}

/** Reads of all orders; each of them walks an index of migrations 1000, 1001 and 1091. */
export class PostgresOrderRegister implements OrderRegister {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async list(filter: OrderFilter, page: OrderPage): Promise<{ records: OrderRecord[] } & Total> {
    const maintained = isMaintained(filter) && !page.after;
    if (page.offset < DEEP || !maintained) {
      const reading = this.page(filter, page).then((rows) => recordsOf(this.deps.database, rows));
      const counting = maintained
        ? this.count(filter)
        : countUpTo(this.deps.database, this.behind(filter, page), page);
      const [records, total] = await Promise.all([reading, counting]);
      return { records, ...total };
    }
    const total = await this.count(filter);
    const rows = await this.deepPage(filter, page, total.total);
    return { records: await recordsOf(this.deps.database, rows), ...total };
  }

  /** A page behind the middle is reached from the other end. */
  private async deepPage(filter: OrderFilter, page: OrderPage, total: number): Promise<OrderRow[]> {
    const behind = total - page.offset;
    if (behind <= 0) return [];
    if (behind > page.offset) return this.page(filter, page);
    const limit = Math.min(page.limit, behind);
    const order = page.order === 'asc' ? 'desc' : 'asc';
    return (await this.page(filter, { ...page, order, limit, offset: behind - limit })).toReversed();
  }

  private page(filter: OrderFilter, page: OrderPage): Promise<OrderRow[]> {
    const order = [
      { column: sortColumns[page.sort], order: page.order },
      { column: 'id', order: page.order },
    ];
    // The page is cut from an index alone, before any whole row is read.
    const ids = this.behind(filter, page).select('id').orderBy(order).limit(page.limit).offset(page.offset);
    return this.deps.database<OrderRow>('ordering_orders').whereIn('id', ids).orderBy(order);
  }

  /** Those that match and come behind the order at which the page begins. */
  private behind(filter: OrderFilter, { after, order }: OrderPage) {
    const query = this.matching(filter);
    if (!after) return query;
    return query.whereRaw(`(placed_at, id) ${order === 'asc' ? '>' : '<'} (${PLACED}, :id)`, { ...after });
  }

  async *each(filter: OrderFilter): AsyncIterable<OrderRecord[]> {
    for (let last: OrderRow | undefined; ;) {
      const query = this.matching(filter)
        .orderBy([
          { column: 'placed_at', order: 'desc' },
          { column: 'id', order: 'desc' },
        ])
        .limit(BATCH);
      if (last)
        query.whereRaw('(placed_at, id) < (select placed_at, id from ordering_orders where id = ?)', [
          last.id,
        ]);
      const rows = await query;
      if (rows.length > 0) yield await recordsOf(this.deps.database, rows);
      if (rows.length < BATCH) return;
      last = rows.at(-1);
    }
  }

  async trail(orderId: string): Promise<OrderTrailEntry[]> {
    const rows: TrailRow[] = await this.deps
      .database('platform_audit as a')
      .leftJoin('accounts_users as u', 'u.id', 'a.actor_id')
      .where('a.subject', `order:${orderId}`)
      .orderBy('a.id', 'desc')
      .limit(TRAIL_LENGTH)
      .select('a.id', 'a.at', 'a.action', 'a.details', 'u.id as user_id', 'u.full_name', 'u.email');
    return rows.map(({ id, at, action, details, user_id: userId, full_name: name, email }) => ({
      id,
      at,
      action,
      actor: userId === null ? null : { id: userId, name, email },
      details,
    }));
  }

  /** By status and plan from the maintained counts. */
  private async count({ status, tier }: OrderFilter): Promise<Total> {
    const query = this.deps.database('ordering_counts').sum<{ count: string | null }[]>('orders as count');
    if (status) query.where({ status });
    if (tier) query.where({ plan_tier: tier });
    const [row] = await query;
    return { total: Number(row?.count ?? 0), totalIsExact: true };
  }

  private matching({ q, status, tier, userId, refundRequested, from, before }: OrderFilter) {
    const query = this.deps.database<OrderRow>('ordering_orders');
    const pattern = searching(q);
    const ids = idsMeantBy(q);
    const number = numberMeantBy(q);
    if (number) query.where({ number });
    else if (pattern && ids) {
      query.where(
        (either) => void either.whereLike('search', pattern).orWhereBetween('id', [ids.from, ids.to]),
      );
    } else if (pattern) query.whereLike('search', pattern);
    if (status === 'disputed') query.where({ disputed: true }).whereIn('status', ['paid', 'partly_refunded']);
    else if (status === 'paid' || status === 'partly_refunded') query.where({ status, disputed: false });
    else if (status) query.where({ status });
    if (tier === 'none') query.whereNull('plan_tier');
    else if (tier) query.where({ plan_tier: tier });
    if (userId) query.where({ user_id: userId });
    if (refundRequested)
      query.whereIn(
        'id',
        this.deps.database('ordering_refund_requests').where({ status: 'requested' }).select('order_id'),
      );
    if (from) query.where('placed_at', '>=', from);
    if (before) query.where('placed_at', '<', before);
    return query;
  }
}

/** Whether the total is one of the maintained counts. */
const isMaintained = ({ q, userId, refundRequested, from, before }: OrderFilter): boolean =>
  !q?.trim() && !userId && !refundRequested && !from && !before;

/** Null when the text is too short for the beginning of an id, or is not one. */
function idsMeantBy(text = ''): IdRange | null {
  const digits = text.trim().toLowerCase().replaceAll('-', '');
  return /^[0-9a-f]{8,32}$/.test(digits) ? idsBeginningWith(digits) : null;
}

/** Null when the text is not the whole number of an order: all numbers share letters with it, so that a search looks at many. */
function numberMeantBy(text = ''): string | null {
  const number = text.trim().toUpperCase();
  return /^WW-[0-9A-F]{10}$/.test(number) ? number : null;
}

interface TrailRow {
  id: string;
  at: Date;
  action: string;
  details: OrderTrailEntry['details'];
  /** Null when the account is not there; then so are name and address. */
  user_id: string | null;
  full_name: string;
  email: string;
}
