import type { Column } from '../csv.ts';
import type { OrderRecord } from '../../../domain/ordering/order.ts';
import { leftToRefund, refundedOf } from '../../../domain/ordering/refund.ts';
import { decimalNumber, decimalText } from '../../../domain/shared-with-web/money.ts';
import type { OrderTrailEntry } from '../../../ports/ordering/order-register.ts';
import type { components } from '../generated/contract.ts';
import { presentHistory, presentLine } from './order-presenters.ts';

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

/** Orders as a table; the amounts in the order's currency, then in the base currency. */
export const ORDER_COLUMNS: readonly Column<OrderRecord>[] = [
  ['order_id', ({ order }) => order.id],
  ['number', ({ order }) => order.number],
  ['created_at', ({ order }) => order.placedAt.toISOString()],
  ['email', ({ order }) => order.email],
  ['customer_name', ({ order }) => order.customerName],
  ['items', ({ order }) => order.lines.map(countedName).join('; ')],
  ['status', ({ order }) => order.status],
  ['currency', ({ order }) => order.total.currency],
  ['total_amount', ({ order }) => decimalText(order.total)],
  ['refunded_amount', (record) => decimalText(refundedOf(record))],
  ['base_currency', ({ order }) => order.baseTotal.currency],
  ['base_total_amount', ({ order }) => decimalText(order.baseTotal)],
  ['placed_by', ({ order }) => order.placedBy],
  ['paid_at', ({ order }) => order.paidAt?.toISOString() ?? null],
  ['cancelled_at', ({ order }) => order.cancelledAt?.toISOString() ?? null],
];

const countedName = ({ name, quantity }: { name: string; quantity: number }): string =>
  quantity === 1 ? name : `${quantity} × ${name}`;
