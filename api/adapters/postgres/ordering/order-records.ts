import type { Knex } from 'knex';
import type { OrderRecord } from '../../../domain/ordering/order.ts';
import {
  orderOf,
  refundOf,
  requestOf,
  type LineRow,
  type OrderRow,
  type RefundRow,
  type RequestRow,
} from './order-rows.ts';

/** Refunds with the currency of their order. */
export function refundsQuery(query: Knex) {
  return query<RefundRow>('ordering_refunds')
    .join('ordering_orders', 'ordering_orders.id', 'ordering_refunds.order_id')
    .select<RefundRow[]>('ordering_refunds.*', 'ordering_orders.currency');
}

/** The rows with everything that hangs on them, in the same order; a query per table, however many orders. */
export async function recordsOf(query: Knex, rows: readonly OrderRow[]): Promise<OrderRecord[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [lines, refunds, requests] = await Promise.all([
    query<LineRow>('ordering_lines').whereIn('order_id', ids).orderBy('place'),
    refundsQuery(query).whereIn('ordering_refunds.order_id', ids).orderBy('ordering_refunds.created_at'),
    query<RequestRow>('ordering_refund_requests').whereIn('order_id', ids).orderBy('created_at', 'desc'),
  ]);
  return rows.map((row) => ({
    order: orderOf(
      row,
      lines.filter((line) => line.order_id === row.id),
    ),
    refunds: refunds.filter((refund) => refund.order_id === row.id).map(refundOf),
    refundRequest: requestOf(requests.find((request) => request.order_id === row.id)),
  }));
}
