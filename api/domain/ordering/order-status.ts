import { err, ok, type Result } from '../shared/result.ts';

export type OrderStatus = 'pending' | 'paid' | 'partly_refunded' | 'refunded' | 'cancelled';

/** What can happen to an order. */
export type OrderEvent = 'pay' | 'cancel' | 'refund_part' | 'refund_rest';

/** The whole life of an order. What is not in the table does not happen; nothing leads back. */
export const orderTransitions: Readonly<Record<OrderStatus, Partial<Record<OrderEvent, OrderStatus>>>> = {
  pending: { pay: 'paid', cancel: 'cancelled' },
  paid: { refund_part: 'partly_refunded', refund_rest: 'refunded' },
  partly_refunded: { refund_part: 'partly_refunded', refund_rest: 'refunded' },
  refunded: {},
  cancelled: {},
};

/** Where an event leads from a status, or `wrong_status` when it cannot happen there. */
export function nextStatus(status: OrderStatus, event: OrderEvent): Result<OrderStatus, 'wrong_status'> {
  const next = orderTransitions[status][event];
  return next === undefined ? err('wrong_status') : ok(next);
}

/** Whether money came in and not all of it went back. */
export function isInForce(status: OrderStatus): boolean {
  return status === 'paid' || status === 'partly_refunded';
}
