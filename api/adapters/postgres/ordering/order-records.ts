import type { Knex } from 'knex';
import type { OrderRecord } from '../../../domain/ordering/order.ts';
import { disputeOf, warningOf, type DisputeRow, type WarningRow } from './dispute-rows.ts';
import {
  invoiceOf,
  lateChargeOf,
  orderOf,
  refundOf,
  requestOf,
  type InvoiceRow,
  type LateChargeRow,
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

/** Late charges with the currency of their order. */
export function lateChargesQuery(query: Knex) {
  return query<LateChargeRow>('ordering_late_charges as l')
    .join('ordering_orders as o', 'o.id', 'l.order_id')
    .select<LateChargeRow[]>('l.*', 'o.currency');
}

/** The rows with everything that hangs on them, in the same order; a query per table, however many orders. */
export async function recordsOf(query: Knex, rows: readonly OrderRow[]): Promise<OrderRecord[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  // One after the other: in a unit of work they share a connection, which takes one query at a time.
  const lines = await query<LineRow>('ordering_lines').whereIn('order_id', ids).orderBy('place');
  const refunds = await refundsQuery(query)
    .whereIn('ordering_refunds.order_id', ids)
    .orderBy('ordering_refunds.created_at');
  const late = await lateChargesQuery(query).whereIn('l.order_id', ids).orderBy('l.created_at');
  const requests = await query<RequestRow>('ordering_refund_requests')
    .whereIn('order_id', ids)
    .orderBy('created_at', 'desc');
  const invoices = await query<InvoiceRow>('taxes_invoices')
    .whereIn('order_id', ids)
    .orderByRaw("kind <> 'invoice', issued_at, kind desc, serial")
    .select('id', 'order_id', 'kind', 'number', 'issued_at', 'currency', 'total_minor', 'tax_minor');
  const disputes = await query<DisputeRow>('ordering_disputes').whereIn('order_id', ids).orderBy('opened_at');
  const warnings = await query<WarningRow>('ordering_fraud_warnings').whereIn('order_id', ids).orderBy('at');
  return rows.map((row) => ({
    order: orderOf(
      row,
      lines.filter((line) => line.order_id === row.id),
    ),
    refunds: refunds.filter((refund) => refund.order_id === row.id).map(refundOf),
    lateCharges: late.filter((charge) => charge.order_id === row.id).map(lateChargeOf),
    disputes: disputes.filter((dispute) => dispute.order_id === row.id).map(disputeOf),
    warnings: warnings.filter((warning) => warning.order_id === row.id).map(warningOf),
    refundRequest: requestOf(requests.find((request) => request.order_id === row.id)),
    invoices: invoices.filter((invoice) => invoice.order_id === row.id).map(invoiceOf),
  }));
}
