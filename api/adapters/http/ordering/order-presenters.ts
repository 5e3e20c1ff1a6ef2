import { shownStatus } from '../../../domain/ordering/dispute.ts';
import type { LateCharge, OrderLine, OrderRecord, OrderRefund } from '../../../domain/ordering/order.ts';
import { refundedOf, refundRequestUntil } from '../../../domain/ordering/refund.ts';
import { decimalNumber, timesOf } from '../../../domain/shared-with-web/money.ts';
import type { OwnPlan } from '../../../ports/ordering/plans-held.ts';
import { presentInvoice, presentTax } from './order-tax-presenters.ts';
import type { components } from '../generated/contract.ts';

type Wire = components['schemas'];

/** An order as its customer sees it; the account, the partner's click and the card's fingerprint stay inside. */
export function presentOrder(record: OrderRecord): Wire['Order'] {
  const { order } = record;
  const refunded = refundedOf(record);
  return {
    order_id: order.id,
    number: order.number,
    email: order.email,
    total_amount: decimalNumber(order.total),
    total_minor: order.total.minor,
    refunded_amount: decimalNumber(refunded),
    refunded_minor: refunded.minor,
    currency: order.total.currency,
    exchange_rate: order.rate,
    payment_status: shownStatus(order),
    items: order.lines.map(presentLine),
    ...presentHistory(record),
    refund_request_until: refundRequestUntil(order)?.toISOString() ?? null,
  };
}

/** How an order was paid and what became of it; the same for customers and admins. */
export function presentHistory({ order, refunds, lateCharges, refundRequest, invoices }: OrderRecord) {
  return {
    tax: presentTax(order),
    card: order.card && { brand: order.card.brand, last4: order.card.last4 },
    refunds: [...refunds, ...lateCharges].map(presentRefund),
    invoices: invoices.map(presentInvoice),
    refund_request: refundRequest && {
      status: refundRequest.status,
      reason: refundRequest.reason,
      created_at: refundRequest.at.toISOString(),
    },
    created_at: order.placedAt.toISOString(),
    paid_at: order.paidAt?.toISOString() ?? null,
    cancelled_at: order.cancelledAt?.toISOString() ?? null,
  };
}

export function presentLine(line: OrderLine): Wire['OrderLine'] {
  return {
    id: line.itemId,
    type: line.type,
    name: line.name,
    price: decimalNumber(line.price),
    quantity: line.quantity,
    line_total: decimalNumber(timesOf(line.price, line.quantity)),
    currency: line.price.currency,
    credits: line.credits,
    validity_days: line.validityDays,
    tier: line.tier,
  };
}

/** A plan in force under its wire names. */
export function presentOwnPlan({ id, name, tier, orderId, endsAt }: OwnPlan): Wire['OwnPlan'] {
  return { id, name, tier, order_id: orderId, ends_at: endsAt?.toISOString() ?? null };
}

/** Money on its way back; a charge that came too late goes back like a refund, but is none of what the order sold. */
export function presentRefund(refund: OrderRefund | LateCharge): Wire['OrderRefund'] {
  return {
    id: refund.id,
    amount: decimalNumber(refund.amount),
    amount_minor: refund.amount.minor,
    currency: refund.amount.currency,
    status: refund.status,
    origin: 'origin' in refund ? refund.origin : 'own',
    reason: refund.reason,
    failure: 'failure' in refund ? refund.failure : null,
    created_at: refund.at.toISOString(),
  };
}
