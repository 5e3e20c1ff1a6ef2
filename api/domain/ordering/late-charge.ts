import type { LateCharge, Order, OrderRecord } from './order.ts';
import { isInForce } from './order-status.ts';

/**
 * What a charge that went through means to its order. `adopt`: the order was marked as paid by hand, and the charge stays
 * with it. `give_back`: the order is over, or has another charge.
 */
type ChargeConsequence = 'pay' | 'adopt' | 'give_back' | 'nothing';

/** Where a charge that went through leads; reported twice, it leads nowhere the second time. */
export function consequenceOf(
  { order, lateCharges }: Pick<OrderRecord, 'order' | 'lateCharges'>,
  reference: string,
): ChargeConsequence {
  if (lateCharges.some((late) => late.reference === reference)) return 'nothing';
  if (order.status === 'pending') return 'pay';
  if (order.status === 'cancelled') return 'give_back';
  if (order.paymentReference === reference) return 'nothing';
  return isInForce(order.status) && order.paymentReference === null ? 'adopt' : 'give_back';
}

/** A charge that came too late, on its way back in whole. */
export function lateCharge(
  id: string,
  order: Pick<Order, 'id' | 'total' | 'status'>,
  reference: string,
  reason: string,
  at: Date,
): LateCharge {
  return {
    id,
    orderId: order.id,
    reference,
    amount: order.total,
    status: 'pending',
    reason,
    at,
    settledAt: null,
  };
}

/** Why a charge goes back, by what the order was when it came. */
export function lateReason(order: Pick<Order, 'status'>): string {
  if (order.status === 'cancelled') return 'Charged after the order had been cancelled.';
  if (order.status === 'refunded') return 'Charged after the order had been refunded.';
  return 'Charged a second time.';
}

/** Why the charge of somebody who is gone goes back. */
export const CHARGED_AFTER_LEAVING = 'Charged after the account had been deleted.';
