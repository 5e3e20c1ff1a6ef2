import { shownStatus, type Dispute } from '../../../domain/ordering/dispute.ts';
import type { Column } from '../csv.ts';
import type { OrderRecord } from '../../../domain/ordering/order.ts';
import { leftToRefund, refundedOf } from '../../../domain/ordering/refund.ts';
import { decimalNumber, decimalText } from '../../../domain/shared-with-web/money.ts';
import { rateText } from '../../../domain/shared-with-web/tax.ts';
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
    payment_status: shownStatus(order),
    items: order.lines.map((line) => ({
      ...presentLine(line),
      currency_symbol: symbol,
      unlimited: line.credits === 'unlimited',
    })),
    ...presentHistory(record),
    disputes: record.disputes.map(presentDispute),
    fraud_warnings: record.warnings.map(({ at, ...warning }) => ({ ...warning, at: at.toISOString() })),
  };
}

function presentDispute(dispute: Dispute): Schemas['OrderDispute'] {
  const { amount, fee } = dispute;
  return {
    reference: dispute.reference,
    status: dispute.status,
    amount: decimalNumber(amount),
    amount_minor: amount.minor,
    currency: amount.currency,
    reason: dispute.reason,
    fee: fee && { amount: decimalNumber(fee), amount_minor: fee.minor, currency: fee.currency },
    opened_at: dispute.openedAt.toISOString(),
    respond_by: dispute.respondBy?.toISOString() ?? null,
    closed_at: dispute.closedAt?.toISOString() ?? null,
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
  ['status', ({ order }) => shownStatus(order)],
  ['currency', ({ order }) => order.total.currency],
  ['total_amount', ({ order }) => decimalText(order.total)],
  ['refunded_amount', (record) => decimalText(refundedOf(record))],
  ['tax_country', ({ order }) => order.tax?.country ?? null],
  ['tax_vat_number', ({ order }) => order.tax?.vatNumber ?? null],
  ['tax_treatment', ({ order }) => order.tax?.treatment ?? null],
  ['tax_rate_percent', ({ order }) => (order.tax ? rateText(order.tax.rate) : null)],
  ['tax_amount', ({ order }) => (order.tax ? decimalText(order.tax.amount) : null)],
  ['invoice_numbers', ({ invoices }) => invoices.map(({ number }) => number).join('; ')],
  ['base_currency', ({ order }) => order.baseTotal.currency],
  ['base_total_amount', ({ order }) => decimalText(order.baseTotal)],
  ['placed_by', ({ order }) => order.placedBy],
  ['paid_at', ({ order }) => order.paidAt?.toISOString() ?? null],
  ['cancelled_at', ({ order }) => order.cancelledAt?.toISOString() ?? null],
];

const countedName = ({ name, quantity }: { name: string; quantity: number }): string =>
  quantity === 1 ? name : `${quantity} × ${name}`;
