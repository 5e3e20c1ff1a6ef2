import { err, ok, type Result } from '../shared/result.ts';

export type OrderStatus = 'pending' | 'paid' | 'partly_refunded' | 'refunded' | 'cancelled';

/** What can happen to an order. */
export type OrderEvent =
  | 'pay'
  | 'cancel'
  | 'refund_part'
  | 'refund_rest'
  /** A refund that had gone back failed after all, and something, or nothing, of the others stands. */
  | 'undo_part'
  | 'undo_all';

/** The whole life of an order. What is not in the table does not happen; only a refund that failed leads back. */
export const orderTransitions: Readonly<Record<OrderStatus, Partial<Record<OrderEvent, OrderStatus>>>> = {
  pending: { pay: 'paid', cancel: 'cancelled' },
  paid: { refund_part: 'partly_refunded', refund_rest: 'refunded' },
  partly_refunded: {
    refund_part: 'partly_refunded',
    refund_rest: 'refunded',
    undo_part: 'partly_refunded',
    undo_all: 'paid',
  },
  refunded: { undo_part: 'partly_refunded', undo_all: 'paid' },
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

/** What an admin who sets a status asks for: nothing new, or one of the ways of the table. */
export type StatusMove = 'none' | 'pay' | 'cancel' | 'refund';

/**
 * The move that leads from one status to another. `refund` gives back all that is left; a part has an amount, so it cannot
 * be asked for by naming a status. `wrong_status` when no way leads there.
 */
export function moveTo(from: OrderStatus, to: OrderStatus): Result<StatusMove, 'wrong_status'> {
  if (from === to) return ok('none');
  const { pay, cancel, refund_rest: refund } = orderTransitions[from];
  if (to === pay) return ok('pay');
  if (to === cancel) return ok('cancel');
  return to === refund ? ok('refund') : err('wrong_status');
}

/**
 * Whether the gateway may have news of an order: it is not paid as far as we know, or was paid without its charge, by hand.
 */
export function awaitsGateway(order: { status: OrderStatus; paymentReference: string | null }): boolean {
  const wasPaid = isInForce(order.status) || order.status === 'refunded';
  return !wasPaid || order.paymentReference === null;
}

/** Whether an order of this status may be deleted; what was paid stays in the books. */
export function isDeletable(status: OrderStatus): boolean {
  return status === 'pending' || status === 'cancelled';
}
