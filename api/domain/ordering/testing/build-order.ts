import { money, type Money } from '../../shared-with-web/money.ts';
import { orderNumber } from '../../shared-with-web/order-number.ts';
import type { LateCharge, Order, OrderLine, OrderRecord, OrderRefund } from '../order.ts';

const id = '0f8fad5b-d9cb-469f-a165-70867728950e';

/** A paid order of 109.00 USD: a plan and a credit package. Say only what the test is about. */
export function buildOrder(wanted: Partial<Order> = {}): Order {
  return {
    id,
    number: orderNumber(id),
    userId: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
    email: 'ada@example.com',
    customerName: 'Ada Lovelace',
    placedBy: 'account',
    status: 'paid',
    disputed: false,
    total: money(10_900, 'USD'),
    baseTotal: money(10_900, 'USD'),
    tax: null,
    rate: '1',
    lines: [buildLine({ itemId: 'starter', tier: 'starter' }), buildLine({ type: 'credits', credits: 50 })],
    card: { brand: 'visa', last4: '4242', fingerprint: 'f1' },
    paymentReference: 'sb_1',
    clickId: null,
    placedAt: new Date('2026-03-01T12:00:00.000Z'),
    paidAt: new Date('2026-03-01T12:00:01.000Z'),
    cancelledAt: null,
    ...wanted,
  };
}

/** A line of one thing for 59.00 USD. */
export function buildLine(wanted: Partial<OrderLine> = {}): OrderLine {
  return {
    id: 'a3bb189e-8bf9-4888-9912-ace4e6543002',
    itemId: 'credits-50',
    type: 'package',
    name: 'Starter',
    price: money(5900, 'USD'),
    quantity: 1,
    credits: null,
    validityDays: null,
    tier: null,
    ...wanted,
  };
}

/** A refund of an order. */
export function buildRefund(amount: Money, wanted: Partial<OrderRefund> = {}): OrderRefund {
  return {
    id: '9b2d5a54-1d2e-4f63-8a5d-0d8a1f6c7e11',
    orderId: id,
    amount,
    status: 'succeeded',
    reason: 'asked for',
    origin: 'own',
    byUserId: null,
    reference: null,
    failure: null,
    at: new Date('2026-03-05T12:00:00.000Z'),
    settledAt: new Date('2026-03-05T12:00:01.000Z'),
    ...wanted,
  };
}

/** A charge of the whole order that came too late. */
export function buildLateCharge(wanted: Partial<LateCharge> = {}): LateCharge {
  return {
    id: '2d0c7d4e-5e35-4b5c-a0b4-3c1f2f3a9c55',
    orderId: id,
    reference: 'sb_2',
    amount: money(10_900, 'USD'),
    status: 'pending',
    reason: 'Charged after the order had been cancelled.',
    at: new Date('2026-03-05T12:00:00.000Z'),
    settledAt: null,
    ...wanted,
  };
}

/** An order with what hangs on it. */
export function buildRecord(wanted: Partial<OrderRecord> = {}): OrderRecord {
  return {
    order: buildOrder(),
    refunds: [],
    lateCharges: [],
    disputes: [],
    warnings: [],
    refundRequest: null,
    invoices: [],
    ...wanted,
  };
}
