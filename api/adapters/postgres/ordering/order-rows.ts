import {
  tierOf,
  type LateCharge,
  type Order,
  type OrderCard,
  type OrderInvoice,
  type OrderLine,
  type OrderRefund,
  type RefundRequest,
} from '../../../domain/ordering/order.ts';
import { money } from '../../../domain/shared-with-web/money.ts';
import type { OrderTax, TaxTreatment } from '../../../domain/shared-with-web/tax.ts';

/** Rows as the driver gives them: bigint columns arrive as text. */
export interface OrderRow {
  id: string;
  number: string;
  user_id: string | null;
  email: string;
  customer_name: string;
  placed_by: Order['placedBy'];
  status: Order['status'];
  disputed: boolean;
  currency: string;
  total_minor: string;
  base_currency: string;
  base_total_minor: string;
  rate: string;
  tax_treatment: TaxTreatment | null;
  tax_rate: number | null;
  tax_minor: string | null;
  tax_country: string | null;
  tax_vat_number: string | null;
  tax_company: string | null;
  tax_address: string | null;
  payment_reference: string | null;
  card_brand: string | null;
  card_last4: string | null;
  card_fingerprint: string | null;
  click_id: string | null;
  /** Of the first plan among the lines; for searching. */
  plan_tier: Order['lines'][number]['tier'];
  placed_at: Date;
  paid_at: Date | null;
  cancelled_at: Date | null;
}

const isColumn: Record<keyof OrderRow, true> = {
  id: true,
  number: true,
  user_id: true,
  email: true,
  customer_name: true,
  placed_by: true,
  status: true,
  disputed: true,
  currency: true,
  total_minor: true,
  base_currency: true,
  base_total_minor: true,
  rate: true,
  tax_treatment: true,
  tax_rate: true,
  tax_minor: true,
  tax_country: true,
  tax_vat_number: true,
  tax_company: true,
  tax_address: true,
  payment_reference: true,
  card_brand: true,
  card_last4: true,
  card_fingerprint: true,
  click_id: true,
  plan_tier: true,
  placed_at: true,
  paid_at: true,
  cancelled_at: true,
};

/** Every column that is read of an order. */
export const orderColumns = Object.keys(isColumn) as (keyof OrderRow)[];

export interface LineRow {
  id: string;
  order_id: string;
  item_id: string;
  type: OrderLine['type'];
  name: string;
  price_minor: string;
  quantity: number;
  credits: number | null;
  credits_unlimited: boolean;
  validity_days: number | null;
  tier: OrderLine['tier'];
}

export interface RefundRow {
  id: string;
  order_id: string;
  /** Of the order. */
  currency: string;
  amount_minor: string;
  status: OrderRefund['status'];
  reason: string;
  origin: OrderRefund['origin'];
  by_user_id: string | null;
  gateway_reference: string | null;
  failure: string | null;
  created_at: Date;
  settled_at: Date | null;
}

export interface LateChargeRow extends Omit<RefundRow, 'by_user_id' | 'origin' | 'failure'> {
  reference: string;
}

export interface InvoiceRow {
  id: string;
  order_id: string;
  kind: OrderInvoice['kind'];
  number: string;
  issued_at: Date;
  currency: string;
  total_minor: string;
  tax_minor: string;
}

export interface RequestRow {
  order_id: string;
  status: RefundRequest['status'];
  reason: string;
  created_at: Date;
}

export function orderOf(row: OrderRow, lines: readonly LineRow[]): Order {
  return {
    id: row.id,
    number: row.number,
    userId: row.user_id,
    email: row.email,
    customerName: row.customer_name,
    placedBy: row.placed_by,
    status: row.status,
    disputed: row.disputed,
    total: money(Number(row.total_minor), row.currency),
    baseTotal: money(Number(row.base_total_minor), row.base_currency),
    tax: taxOf(row),
    rate: row.rate,
    lines: lines.map((line) => lineOf(line, row.currency)),
    card: cardOf(row),
    paymentReference: row.payment_reference,
    clickId: row.click_id,
    placedAt: row.placed_at,
    paidAt: row.paid_at,
    cancelledAt: row.cancelled_at,
  };
}

function taxOf(row: OrderRow): OrderTax | null {
  const { tax_treatment: treatment, tax_rate: rate, tax_minor: minor } = row;
  if (treatment === null || rate === null || minor === null) return null;
  return {
    treatment,
    rate,
    amount: money(Number(minor), row.currency),
    country: row.tax_country,
    vatNumber: row.tax_vat_number,
    company: row.tax_company,
    address: row.tax_address,
  };
}

function cardOf(row: OrderRow): OrderCard | null {
  if (row.card_brand === null || row.card_last4 === null) return null;
  return { brand: row.card_brand, last4: row.card_last4, fingerprint: row.card_fingerprint };
}

function lineOf(row: LineRow, currency: string): OrderLine {
  return {
    id: row.id,
    itemId: row.item_id,
    type: row.type,
    name: row.name,
    price: money(Number(row.price_minor), currency),
    quantity: row.quantity,
    credits: row.credits_unlimited ? 'unlimited' : row.credits,
    validityDays: row.validity_days,
    tier: row.tier,
  };
}

/** The row of a line at `index` of its order. */
export function lineRowOf(orderId: string, line: OrderLine, index: number) {
  return {
    id: line.id,
    order_id: orderId,
    place: index,
    item_id: line.itemId,
    type: line.type,
    name: line.name,
    price_minor: line.price.minor,
    quantity: line.quantity,
    credits: typeof line.credits === 'number' ? line.credits : null,
    credits_unlimited: line.credits === 'unlimited',
    validity_days: line.validityDays,
    tier: line.tier,
  };
}

/** An order as JSON keeps it: its dates are texts. */
export type StoredOrder = Omit<Order, 'placedAt' | 'paidAt' | 'cancelledAt'> &
  Record<'placedAt', string> &
  Record<'paidAt' | 'cancelledAt', string | null>;

export function orderFromJson(stored: StoredOrder): Order {
  const date = (text: string | null) => (text === null ? null : new Date(text));
  const { paidAt, cancelledAt } = stored;
  return {
    ...stored,
    tax: stored.tax ?? null,
    disputed: false,
    placedAt: new Date(stored.placedAt),
    paidAt: date(paidAt),
    cancelledAt: date(cancelledAt),
  };
}

/** Who bought what for how much: what an admin may correct while an order is pending. */
export function contentRowOf(order: Order) {
  return {
    email: order.email,
    customer_name: order.customerName,
    currency: order.total.currency,
    total_minor: order.total.minor,
    base_currency: order.baseTotal.currency,
    base_total_minor: order.baseTotal.minor,
    rate: order.rate,
    tax_treatment: order.tax?.treatment ?? null,
    tax_rate: order.tax?.rate ?? null,
    tax_minor: order.tax?.amount.minor ?? null,
    tax_country: order.tax?.country ?? null,
    tax_vat_number: order.tax?.vatNumber ?? null,
    tax_company: order.tax?.company ?? null,
    tax_address: order.tax?.address ?? null,
    plan_tier: tierOf(order),
  };
}

/** Every column of a new order. */
export function newRowOf(order: Order) {
  return {
    id: order.id,
    number: order.number,
    placed_by: order.placedBy,
    ...contentRowOf(order),
    click_id: order.clickId,
    placed_at: order.placedAt,
    checked_at: order.placedAt,
    ...stateRowOf(order),
  };
}

/** The columns that change in an order's life. */
export function stateRowOf(order: Order) {
  return {
    user_id: order.userId,
    status: order.status,
    disputed: order.disputed,
    payment_reference: order.paymentReference,
    card_brand: order.card?.brand ?? null,
    card_last4: order.card?.last4 ?? null,
    card_fingerprint: order.card?.fingerprint ?? null,
    paid_at: order.paidAt,
    cancelled_at: order.cancelledAt,
  };
}

export function refundOf(row: RefundRow): OrderRefund {
  return {
    id: row.id,
    orderId: row.order_id,
    amount: money(Number(row.amount_minor), row.currency),
    status: row.status,
    reason: row.reason,
    origin: row.origin,
    byUserId: row.by_user_id,
    reference: row.gateway_reference,
    failure: row.failure,
    at: row.created_at,
    settledAt: row.settled_at,
  };
}

export function lateChargeOf(row: LateChargeRow): LateCharge {
  return {
    id: row.id,
    orderId: row.order_id,
    reference: row.reference,
    amount: money(Number(row.amount_minor), row.currency),
    status: row.status,
    reason: row.reason,
    at: row.created_at,
    settledAt: row.settled_at,
  };
}

export function invoiceOf(row: InvoiceRow): OrderInvoice {
  return {
    id: row.id,
    kind: row.kind,
    number: row.number,
    issuedAt: row.issued_at,
    total: money(Number(row.total_minor), row.currency),
    tax: money(Number(row.tax_minor), row.currency),
  };
}

export function requestOf(row: RequestRow | undefined): RefundRequest | null {
  return row ? { status: row.status, reason: row.reason, at: row.created_at } : null;
}
