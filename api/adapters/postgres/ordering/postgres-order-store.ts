import type { Knex } from 'knex';
import type { Order, OrderRecord, OrderRefund } from '../../../domain/ordering/order.ts';
import type { SubscriptionTier } from '../../../domain/shared/subscription-tier.ts';
import type { OrderStore } from '../../../ports/ordering/order-store.ts';
import type { Transaction } from '../../../ports/shared/unit-of-work.ts';
import { queryOn } from '../knex-unit-of-work.ts';
import { recordsOf, refundsQuery } from './order-records.ts';
import {
  contentRowOf,
  lineRowOf,
  orderFromJson,
  refundOf,
  stateRowOf,
  type OrderRow,
  type StoredOrder,
} from './order-rows.ts';

const inForce = ['paid', 'partly_refunded'];

interface Deps {
  database: Knex;
}

/** Orders in `ordering_orders` and the tables that hang on it. */
export class PostgresOrderStore implements OrderStore {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async add(order: Order, tx: Transaction): Promise<void> {
    const query = queryOn(this.deps.database, tx);
    await query('ordering_orders').insert({
      id: order.id,
      number: order.number,
      placed_by: order.placedBy,
      ...contentRowOf(order),
      click_id: order.clickId,
      placed_at: order.placedAt,
      checked_at: order.placedAt,
      ...stateRowOf(order),
    });
    await insertLines(query, order);
  }

  async find(orderId: string, tx?: Transaction): Promise<OrderRecord | null> {
    const query = queryOn(this.deps.database, tx);
    const rows = await query<OrderRow>('ordering_orders').where({ id: orderId });
    return (await recordsOf(query, rows))[0] ?? null;
  }

  async hold(orderId: string, tx: Transaction): Promise<OrderRecord | null> {
    const query = queryOn(this.deps.database, tx);
    const rows = await query<OrderRow>('ordering_orders').where({ id: orderId }).forUpdate();
    return (await recordsOf(query, rows))[0] ?? null;
  }

  async listOf(userId: string, page: { limit: number; offset: number }) {
    const own = this.deps.database<OrderRow>('ordering_orders').where({ user_id: userId });
    const rows = await own
      .clone()
      .orderBy([
        { column: 'placed_at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
      .limit(page.limit)
      .offset(page.offset);
    const counted: { count: string } | undefined = await own.clone().count<{ count: string }[]>('id').first();
    return { records: await recordsOf(this.deps.database, rows), total: Number(counted?.count ?? 0) };
  }

  async saveState(order: Order, tx: Transaction): Promise<void> {
    await queryOn(
      this.deps.database,
      tx,
    )('ordering_orders')
      .where({ id: order.id })
      .update(stateRowOf(order));
  }

  async saveContent(order: Order, tx: Transaction): Promise<void> {
    const query = queryOn(this.deps.database, tx);
    await query('ordering_orders').where({ id: order.id }).update(contentRowOf(order));
    await query('ordering_lines').where({ order_id: order.id }).delete();
    await insertLines(query, order);
  }

  async remove(order: Order, at: Date, tx: Transaction): Promise<void> {
    const query = queryOn(this.deps.database, tx);
    if (order.placedBy !== 'admin') {
      const content = JSON.stringify(order);
      await query('ordering_deleted').insert({
        order_id: order.id,
        email: order.email,
        content,
        deleted_at: at,
      });
    }
    await query('ordering_orders').where({ id: order.id }).delete();
  }

  async restore(orderId: string, tx: Transaction): Promise<boolean> {
    const [stored]: { content: StoredOrder }[] = await queryOn(
      this.deps.database,
      tx,
    )('ordering_deleted')
      .where({ order_id: orderId })
      .delete()
      .returning('content');
    if (!stored) return false;
    await this.add(orderFromJson(stored.content), tx);
    return true;
  }

  async removedSince(since: Date, limit: number): Promise<string[]> {
    const rows: { order_id: string }[] = await this.deps
      .database('ordering_deleted')
      .where('deleted_at', '>', since)
      .orderBy('deleted_at', 'desc')
      .limit(limit)
      .select('order_id');
    return rows.map(({ order_id: id }) => id);
  }

  async addRefund(refund: OrderRefund, tx: Transaction): Promise<void> {
    await queryOn(
      this.deps.database,
      tx,
    )('ordering_refunds').insert({
      id: refund.id,
      order_id: refund.orderId,
      amount_minor: refund.amount.minor,
      status: refund.status,
      reason: refund.reason,
      by_user_id: refund.byUserId,
      created_at: refund.at,
      settled_at: refund.settledAt,
    });
  }

  async settleRefund(
    refundId: string,
    settled: { status: 'succeeded' | 'refused'; reference: string | null; at: Date },
    tx: Transaction,
  ): Promise<void> {
    const { status, reference, at } = settled;
    await queryOn(
      this.deps.database,
      tx,
    )('ordering_refunds')
      .where({ id: refundId, status: 'pending' })
      .update({ status, gateway_reference: reference, settled_at: at });
  }

  async addRefundRequest(
    request: { id: string; orderId: string; reason: string; at: Date },
    tx: Transaction,
  ): Promise<void> {
    const { id, orderId, reason, at } = request;
    const row = { id, order_id: orderId, status: 'requested', reason, created_at: at };
    await queryOn(this.deps.database, tx)('ordering_refund_requests').insert(row);
  }

  async settleRefundRequest(orderId: string, at: Date, tx: Transaction): Promise<void> {
    await queryOn(
      this.deps.database,
      tx,
    )('ordering_refund_requests')
      .where({ order_id: orderId, status: 'requested' })
      .update({ status: 'settled', settled_at: at });
  }

  async newestPlan(
    userId: string,
    exceptId: string,
    tx: Transaction,
  ): Promise<{ paidAt: Date; tier: SubscriptionTier } | null> {
    const row: { paid_at: Date; tier: SubscriptionTier } | undefined = await queryOn(
      this.deps.database,
      tx,
    )('ordering_orders as o')
      .join('ordering_lines as l', 'l.order_id', 'o.id')
      .where('o.user_id', userId)
      .whereIn('o.status', inForce)
      .whereNot('o.id', exceptId)
      .whereNotNull('l.tier')
      .orderBy('o.paid_at', 'desc')
      .select('o.paid_at', 'l.tier')
      .first();
    return row ? { paidAt: row.paid_at, tier: row.tier } : null;
  }

  async takePending(before: Date, now: Date, limit: number): Promise<string[]> {
    const waiting = this.deps
      .database('ordering_orders')
      .where({ status: 'pending' })
      .whereNot({ placed_by: 'admin' })
      .where('checked_at', '<', before)
      .orderBy('checked_at')
      .limit(limit)
      .forUpdate()
      .skipLocked()
      .select('id');
    const rows: { id: string }[] = await this.deps
      .database('ordering_orders')
      .whereIn('id', waiting)
      .update({ checked_at: now })
      .returning('id');
    return rows.map(({ id }) => id);
  }

  async pendingRefunds(before: Date, limit: number): Promise<OrderRefund[]> {
    const rows = await refundsQuery(this.deps.database)
      .where('ordering_refunds.status', 'pending')
      .where('ordering_refunds.created_at', '<', before)
      .orderBy('ordering_refunds.created_at')
      .limit(limit);
    return rows.map(refundOf);
  }
}

async function insertLines(query: Knex, order: Order): Promise<void> {
  if (order.lines.length === 0) return;
  await query('ordering_lines').insert(order.lines.map((line, place) => lineRowOf(order.id, line, place)));
}
