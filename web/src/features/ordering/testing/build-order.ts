import type { CheckoutResult, Order } from '../../../api/ordering.ts';

export const ORDER_ID = '0198d8a4-5b1e-4c8e-9a55-3f1f0a6f2d11';

/** A paid order of a plan and credits in euro. */
export function buildOrder(changes: Partial<Order> = {}): Order {
  return {
    order_id: ORDER_ID,
    number: 'WW-3F0A91C27B',
    email: 'ada@example.com',
    total_amount: 210.68,
    total_minor: 21068,
    tax: null,
    refunded_amount: 0,
    refunded_minor: 0,
    currency: 'EUR',
    exchange_rate: '0.92',
    payment_status: 'paid',
    items: [
      {
        id: 'professional',
        type: 'package',
        name: 'Professional',
        price: 118.68,
        quantity: 1,
        line_total: 118.68,
        currency: 'EUR',
        credits: null,
        validity_days: null,
        tier: 'pro',
      },
      {
        id: 'credits-standard',
        type: 'credits',
        name: 'Standard',
        price: 92,
        quantity: 1,
        line_total: 92,
        currency: 'EUR',
        credits: 100,
        validity_days: 60,
        tier: null,
      },
    ],
    card: { brand: 'visa', last4: '4242' },
    refunds: [],
    invoices: [],
    refund_request: null,
    refund_request_until: '2099-12-21T09:12:00Z',
    created_at: '2026-11-21T09:12:00Z',
    paid_at: '2026-11-21T09:12:02Z',
    cancelled_at: null,
    ...changes,
  };
}

/** What a guest's checkout answers. */
export function buildResult(
  order: Partial<Order> = {},
  changes: Partial<Omit<CheckoutResult, 'order'>> = {},
): CheckoutResult {
  return {
    order: buildOrder(order),
    order_token: 'token-of-the-order',
    claim_required: true,
    challenge: null,
    ...changes,
  };
}

export const pendingOrder = {
  payment_status: 'pending',
  paid_at: null,
  card: null,
  refund_request_until: null,
} as const satisfies Partial<Order>;
