import type { OrderRecord } from '../../../domain/ordering/order.ts';
import { leftToRefund, refundedOf } from '../../../domain/ordering/refund.ts';
import { decimalNumber, decimalText } from '../../../domain/shared-with-web/money.ts';
import type { OrderTrailEntry } from '../../../ports/ordering/order-register.ts';
import type { components } from '../generated/contract.ts';
import { presentHistory, presentLine } from './order-presenters.ts';
import { csvCell } from '../analysis/series-csv.ts';

type Schemas = components['schemas'];

/** Symbols of the currencies by their codes. */
export type Symbols = ReadonlyMap<string, string>;

/** An order as admins see it. The partner's click and what tells one card from another stay inside. */
export function presentAdminOrder(record: OrderRecord, symbols: Symbols): Schemas['AdminOrder'] {
  const { order } = record;
  const refunded = refundedOf(record);
  const left = leftToRefund(record);
  const { currency } = order.total;
  const symbol = symbols.get(currency) ?? currency;
  return {
    order_id: order.id,
    number: order.number,
    email: order.email,
    customer_name: order.customerName,
    user_id: order.userId,
    placed_by: order.placedBy,
    total_amount: decimalNumber(order.total),
    total_minor: order.total.minor,
    refunded_amount: decimalNumber(refunded),
    refunded_minor: refunded.minor,
    refundable_amount: decimalNumber(left),
    refundable_minor: left.minor,
    currency,
    currency_symbol: symbol,
    exchange_rate: order.rate,
    payment_status: order.status,
    items: order.lines.map((line) => ({
      ...presentLine(line),
      currency_symbol: symbol,
      unlimited: line.credits === 'unlimited',
    })),
    ...presentHistory(record),
  };
}

export function presentTrailEntry(entry: OrderTrailEntry): Schemas['OrderAuditEntry'] {
  return { ...entry, details: { ...entry.details }, at: entry.at.toISOString() };
}

const HEAD = [
  'order_id',
  'number',
  'created_at',
  'email',
  'customer_name',
  'items',
  'status',
  'currency',
  'total_amount',
  'refunded_amount',
  'base_currency',
  'base_total_amount',
  'placed_by',
  'paid_at',
  'cancelled_at',
];

const csvLine = (cells: readonly (string | number | null)[]) => `${cells.map(csvCell).join(',')}\r\n`;

/** Orders as CSV (RFC 4180), one a line, as they come out of the database. */
export async function* ordersCsv(batches: AsyncIterable<OrderRecord[]>): AsyncIterable<string> {
  yield csvLine(HEAD);
  for await (const records of batches) yield records.map(csvRow).join('');
}

function csvRow(record: OrderRecord): string {
  const { order } = record;
  return csvLine([
    order.id,
    order.number,
    order.placedAt.toISOString(),
    order.email,
    order.customerName,
    order.lines.map(({ name, quantity }) => (quantity === 1 ? name : `${quantity} × ${name}`)).join('; '),
    order.status,
    order.total.currency,
    decimalText(order.total),
    decimalText(refundedOf(record)),
    order.baseTotal.currency,
    decimalText(order.baseTotal),
    order.placedBy,
    order.paidAt?.toISOString() ?? null,
    order.cancelledAt?.toISOString() ?? null,
  ]);
}
