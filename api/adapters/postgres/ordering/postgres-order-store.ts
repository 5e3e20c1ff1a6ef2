import type { Knex } from 'knex';
import type { Order, OrderRecord, OrderRefund } from '../../../domain/ordering/order.ts';
import type { OrderStore } from '../../../ports/ordering/order-store.ts';
import type { Transaction } from '../../../ports/shared/unit-of-work.ts';
import { queryOn } from '../knex-unit-of-work.ts';
import { prepared } from '../shared/prepared.ts';
import { writeLater } from '../shared/write-later.ts';
import { NOT_WAITING } from './postgres-booking-failures.ts';
import { holdToPay } from './hold-to-pay.ts';
import { recordsOf, refundsQuery } from './order-records.ts';
import {
  contentRowOf,
  lineRowOf,
  newRowOf,
  orderColumns,
  orderFromJson,
  refundOf,
  stateRowOf,
  type OrderRow,
  type StoredOrder,
} from './order-rows.ts';

interface Deps {
  database: Knex;
}

/** Orders in `ordering_orders` and the tables that hang on it. */
export class PostgresOrderStore implements OrderStore {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async add(order: Order, tx: Transaction): Promise<boolean> {
    const query = queryOn(this.deps.database, tx)('ordering_orders').insert(newRowOf(order));
    const added: unknown[] = await query.onConflict('number').ignore().returning('id');
    if (added.length === 0) return false;
    await this.addLines(order, tx);
    return true;
  }

  async find(orderId: string, tx?: Transaction): Promise<OrderRecord | null> {
    const query = queryOn(this.deps.database, tx);
    const rows = await query<OrderRow>('ordering_orders').where({ id: orderId });
    return (await recordsOf(query, rows))[0] ?? null;
  }

  async hold(orderId: string, tx: Transaction): Promise<OrderRecord | null> {
    const query = queryOn(this.deps.database, tx);
    const held = query<OrderRow>('ordering_orders').where({ id: orderId }).forUpdate();
    const rows: OrderRow[] = await prepared(held.select(orderColumns), 'hold-order');
    return (await recordsOf(query, rows))[0] ?? null;
  }

  holdToPay(orderId: string, tx: Transaction): Promise<OrderRecord | null> {
    return holdToPay(queryOn(this.deps.database, tx), orderId);
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

  async holdWaiting(email: string, tx: Transaction): Promise<OrderRecord[]> {
    const query = queryOn(this.deps.database, tx);
    const rows = await query<OrderRow>('ordering_orders')
      .where({ email, user_id: null })
      .whereNotNull('paid_at')
      .orderBy(['paid_at', 'id'])
      .forUpdate();
    return recordsOf(query, rows);
  }

  async saveState(order: Order, tx: Transaction): Promise<void> {
    const { database } = this.deps;
    const statement = queryOn(
      database,
      tx,
    )('ordering_orders')
      .where({ id: order.id })
      .update(stateRowOf(order));
    await writeLater(tx, { tables: ['ordering_orders'], statement });
  }

  async saveContent(order: Order, tx: Transaction): Promise<void> {
    const query = queryOn(this.deps.database, tx);
    await query('ordering_orders').where({ id: order.id }).update(contentRowOf(order));
    await query('ordering_lines').where({ order_id: order.id }).delete();
    await this.addLines(order, tx);
  }

  async wasDisputed(orderId: string, tx: Transaction): Promise<boolean> {
    const query = queryOn(this.deps.database, tx);
    for (const table of ['ordering_disputes', 'ordering_fraud_warnings'])
      if (await query(table).where({ order_id: orderId }).first('reference')) return true;
    return false;
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

  async restore(orderId: string, otherNumber: () => string, tx: Transaction): Promise<boolean> {
    const [stored]: { content: StoredOrder }[] = await queryOn(
      this.deps.database,
      tx,
    )('ordering_deleted')
      .where({ order_id: orderId })
      .delete()
      .returning('content');
    if (!stored) return false;
    let order = orderFromJson(stored.content);
    while (!(await this.add(order, tx))) order = { ...order, number: otherNumber() };
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
      origin: refund.origin,
      gateway_reference: refund.reference,
      failure: refund.failure,
      by_user_id: refund.byUserId,
      created_at: refund.at,
      settled_at: refund.settledAt,
    });
  }

  async settleRefund(
    refundId: string,
    { status, reference, failure, at }: Parameters<OrderStore['settleRefund']>[1],
    tx: Transaction,
  ): Promise<void> {
    await queryOn(
      this.deps.database,
      tx,
    )('ordering_refunds')
      .where({ id: refundId, status: 'pending' })
      .update({ status, gateway_reference: reference, failure, settled_at: at });
  }

  async failRefund(refundId: string, failure: string, tx: Transaction): Promise<void> {
    await queryOn(
      this.deps.database,
      tx,
    )('ordering_refunds')
      .where({ id: refundId, status: 'succeeded' })
      .update({ status: 'refused', failure });
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

  async takePending({ before, now }: { before: Date; now: Date }, limit: number): Promise<string[]> {
    const waiting = this.deps
      .database('ordering_orders')
      .where({ status: 'pending' })
      .whereNot({ placed_by: 'admin' })
      .where('checked_at', '<', before)
      .whereRaw(NOT_WAITING, ['ordering_orders', now])
      .limit(limit);
    return this.take(waiting, now);
  }

  pendingOf(userId: string, tx: Transaction): Promise<string[]> {
    const own = queryOn(
      this.deps.database,
      tx,
    )('ordering_orders').where({ user_id: userId, status: 'pending' });
    return own.orderBy('id').pluck('id');
  }

  async takeEndedWithoutCharge(
    { placed, before }: { placed: Date; before: Date },
    now: Date,
    limit: number,
  ): Promise<string[]> {
    const ended = this.deps
      .database('ordering_orders')
      .whereNull('payment_reference')
      .whereNot({ status: 'pending' })
      .whereNot({ placed_by: 'admin' })
      .where('placed_at', '>', placed)
      .where('checked_at', '<', before)
      .limit(limit);
    return this.take(ended, now);
  }

  /** Marks orders as checked now, those that were checked longest ago first; one that another process is at is passed over. */
  private async take(wanted: Knex.QueryBuilder, now: Date): Promise<string[]> {
    const rows: { id: string }[] = await this.deps
      .database('ordering_orders')
      .whereIn('id', wanted.orderBy('checked_at').forUpdate().skipLocked().select('id'))
      .update({ checked_at: now })
      .returning('id');
    return rows.map(({ id }) => id);
  }

  async pendingRefunds({ before, now }: { before: Date; now: Date }, limit: number): Promise<OrderRefund[]> {
    const rows = await refundsQuery(this.deps.database)
      .where('ordering_refunds.status', 'pending')
      .where('ordering_refunds.created_at', '<', before)
      .whereRaw(NOT_WAITING, ['ordering_refunds', now])
      .orderBy('ordering_refunds.created_at')
      .limit(limit);
    return rows.map(refundOf);
  }

  private async addLines({ id, lines }: Order, tx: Transaction): Promise<void> {
    if (lines.length === 0) return;
    const { database } = this.deps;
    const rows = lines.map((line, index) => lineRowOf(id, line, index));
    const statement = queryOn(database, tx)('ordering_lines').insert(rows);
    await writeLater(tx, { tables: ['ordering_lines'], statement });
  }
}
