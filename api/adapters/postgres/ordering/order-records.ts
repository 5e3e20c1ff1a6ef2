import type { Knex } from 'knex';
import type { OrderRecord } from '../../../domain/ordering/order.ts';
import { time, timeOrNull, type AsJson } from '../shared/json-rows.ts';
import { prepared } from '../shared/prepared.ts';
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

/** What hangs on some orders, of each kind in its order. */
export interface Hanging {
  lines: LineRow[];
  refunds: AsJson<Omit<RefundRow, 'currency'>>[];
  late: AsJson<Omit<LateChargeRow, 'currency'>>[];
  requests: AsJson<RequestRow>[];
  invoices: AsJson<InvoiceRow>[];
  disputes: AsJson<DisputeRow>[];
  warnings: AsJson<WarningRow>[];
}

/** An array, which costs the database less to begin than an aggregate. */
const list = (rows: string, order: string): string =>
  `to_json(array(select x from ${rows} order by ${order}))`;

const of = (table: string): string => `${table} x where x.order_id = any (o.ids)`;

const INVOICES = `(select id, order_id, kind, number, issued_at, currency, total_minor, tax_minor, serial
  from taxes_invoices where order_id = any (o.ids)) x`;

/** Everything that hangs on the orders `o.ids`, in one statement and so of one instant; asked of each table once, not once for each order. */
export const HANGING = `
  ${list(of('ordering_lines'), 'x.place')} as lines,
  ${list(of('ordering_refunds'), 'x.created_at')} as refunds,
  ${list(of('ordering_late_charges'), 'x.created_at')} as late,
  ${list(of('ordering_refund_requests'), 'x.created_at desc')} as requests,
  ${list(INVOICES, "x.kind <> 'invoice', x.issued_at, x.kind desc, x.serial")} as invoices,
  ${list(of('ordering_disputes'), 'x.opened_at')} as disputes,
  ${list(of('ordering_fraud_warnings'), 'x.at')} as warnings`;

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

/** The rows with everything that hangs on them, in the same order; one statement, however many orders. */
export async function recordsOf(query: Knex, orders: readonly OrderRow[]): Promise<OrderRecord[]> {
  if (orders.length === 0) return [];
  const asked = query.raw<{ rows: [Hanging] }>(`select ${HANGING} from (select ?::uuid[] as ids) o`, [
    orders.map(({ id }) => id),
  ]);
  const { rows } = await prepared(asked, 'order-records');
  const [all] = rows;
  const partsOf = {
    lines: byOrder(all.lines),
    refunds: byOrder(all.refunds),
    late: byOrder(all.late),
    requests: byOrder(all.requests),
    invoices: byOrder(all.invoices),
    disputes: byOrder(all.disputes),
    warnings: byOrder(all.warnings),
  };
  return orders.map((row) =>
    recordOf(row, {
      lines: partsOf.lines(row.id),
      refunds: partsOf.refunds(row.id),
      late: partsOf.late(row.id),
      requests: partsOf.requests(row.id),
      invoices: partsOf.invoices(row.id),
      disputes: partsOf.disputes(row.id),
      warnings: partsOf.warnings(row.id),
    }),
  );
}

/** Gives the rows of an order, in the order they stand in. */
function byOrder<Row extends { order_id: string }>(rows: readonly Row[]): (orderId: string) => Row[] {
  const found = Map.groupBy(rows, ({ order_id: id }) => id);
  return (orderId) => found.get(orderId) ?? [];
}

/** An order with what hangs on it. */
export function recordOf(
  row: OrderRow,
  { lines, refunds, late, requests, invoices, disputes, warnings }: Hanging,
): OrderRecord {
  const { currency } = row;
  const [request] = requests;
  return {
    order: orderOf(row, lines),
    refunds: refunds.map((each) =>
      refundOf({
        ...each,
        currency,
        created_at: time(each.created_at),
        settled_at: timeOrNull(each.settled_at),
      }),
    ),
    lateCharges: late.map((each) =>
      lateChargeOf({
        ...each,
        currency,
        created_at: time(each.created_at),
        settled_at: timeOrNull(each.settled_at),
      }),
    ),
    disputes: disputes.map((each) =>
      disputeOf({
        ...each,
        opened_at: time(each.opened_at),
        respond_by: timeOrNull(each.respond_by),
        closed_at: timeOrNull(each.closed_at),
      }),
    ),
    warnings: warnings.map((each) => warningOf({ ...each, at: time(each.at) })),
    refundRequest: requestOf(request && { ...request, created_at: time(request.created_at) }),
    invoices: invoices.map((each) => invoiceOf({ ...each, issued_at: time(each.issued_at) })),
  };
}
