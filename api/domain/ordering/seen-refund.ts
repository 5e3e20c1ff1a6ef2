import { money, type Money } from '../shared-with-web/money.ts';
import type { OrderEvent } from './order-status.ts';
import type { OrderRecord, OrderRefund } from './order.ts';
import { refundedOf } from './refund.ts';

/** A refund as the gateway has it now. */
export interface SeenRefund {
  /** The gateway's own name of it. */
  reference: string;
  /** Our name of it; null when it was not asked for by us. */
  key: string | null;
  amount: Money;
  state: 'pending' | 'succeeded' | 'failed';
  /** Why it failed. */
  reason: string | null;
}

/**
 * What a refund that the gateway shows means to us. `add`: it was made at the provider, and went back; `book` and `refuse` end
 * one of ours that was pending; `undo`: it had gone back and failed after all.
 */
type RefundStep = 'add' | 'book' | 'refuse' | 'undo' | 'nothing';

/** The refund of ours that the gateway shows; undefined when there is none. */
export function knownRefund(
  refunds: readonly OrderRefund[],
  { key, reference }: Pick<SeenRefund, 'key' | 'reference'>,
): OrderRefund | undefined {
  return refunds.find((refund) => refund.id === key || refund.reference === reference);
}

/** Reported in any order and any number of times, the outcome is the same: failed stays failed. */
export function refundStep(
  known: Pick<OrderRefund, 'status'> | undefined,
  seen: Pick<SeenRefund, 'state' | 'key'>,
): RefundStep {
  if (!known) return seen.state === 'succeeded' && seen.key === null ? 'add' : 'nothing';
  if (known.status === 'pending')
    return { succeeded: 'book', failed: 'refuse', pending: 'nothing' }[seen.state] as RefundStep;
  return known.status === 'succeeded' && seen.state === 'failed' ? 'undo' : 'nothing';
}

/** How much of a refund made elsewhere is of the order's own price: never more than what has not gone back yet. */
export function amountOfOrder(record: Pick<OrderRecord, 'order' | 'refunds'>, seen: Money): Money {
  const { total, status } = record.order;
  if (seen.currency !== total.currency)
    throw new Error(`${seen.currency} cannot go back of an order in ${total.currency}.`);
  const paid = status === 'paid' || status === 'partly_refunded';
  return money(paid ? Math.min(seen.minor, total.minor - refundedOf(record).minor) : 0, total.currency);
}

/** What happens to an order when a refund of it, which had gone back, failed after all. */
export function undoEvent(
  record: Pick<OrderRecord, 'order' | 'refunds'>,
  refund: Pick<OrderRefund, 'id'>,
): OrderEvent {
  const others = record.refunds.filter(({ id, status }) => id !== refund.id && status === 'succeeded');
  return others.length > 0 ? 'undo_part' : 'undo_all';
}
