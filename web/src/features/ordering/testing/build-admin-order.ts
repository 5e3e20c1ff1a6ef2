import type { AdminOrder, AdminOrderList, OrderAuditEntry } from '../../../api/ordering-admin.ts';
import { ORDER_ID, buildOrder } from './build-order.ts';

/** A paid order as admins see it: a plan and credits in euro. */
export function buildAdminOrder(changes: Partial<AdminOrder> = {}): AdminOrder {
  const { refund_request_until: _until, items, ...order } = buildOrder();
  return {
    disputes: [],
    fraud_warnings: [],
    ...order,
    customer_name: 'Ada Lovelace',
    user_id: null,
    placed_by: 'guest',
    refundable_amount: 210.68,
    refundable_minor: 21068,
    currency_symbol: '€',
    items: items.map((item) => ({ ...item, currency_symbol: '€', unlimited: false })),
    ...changes,
  };
}

/** One entered by hand that waits for its money. */
export const pendingByHand = {
  placed_by: 'admin',
  payment_status: 'pending',
  refundable_amount: 0,
  refundable_minor: 0,
  paid_at: null,
  card: null,
} as const satisfies Partial<AdminOrder>;

/** An order in each of the states, newest first. */
export function buildOrders(): AdminOrder[] {
  const states = ['paid', 'pending', 'cancelled', 'partly_refunded', 'refunded'] as const;
  return states.map((payment_status, nth) =>
    buildAdminOrder({
      payment_status,
      order_id: `${ORDER_ID.slice(0, -1)}${nth}`,
      number: `WW-3F0A91C27${nth}`,
      email: `customer${nth}@example.com`,
      refundable_minor: payment_status === 'paid' || payment_status === 'partly_refunded' ? 21068 : 0,
      refunded_minor: payment_status === 'partly_refunded' ? 1000 : payment_status === 'refunded' ? 21068 : 0,
    }),
  );
}

export function buildAdminList(
  orders: AdminOrder[],
  meta: Partial<AdminOrderList['meta']> = {},
): AdminOrderList {
  return {
    orders,
    meta: { page: 1, pages: 1, total: orders.length, total_is_exact: true, next_cursor: null, ...meta },
  };
}

export const sampleTrail: OrderAuditEntry[] = [
  {
    id: '2',
    at: '2026-11-22T09:12:00Z',
    action: 'ordering.order_refunded',
    actor: { id: ORDER_ID, name: 'Grace', email: 'grace@example.com' },
    details: { amount_minor: 1000, currency: 'EUR', credits_taken: 4, reason: 'Late' },
  },
  { id: '1', at: '2026-11-21T09:12:00Z', action: 'ordering.order_created', actor: null, details: {} },
];
