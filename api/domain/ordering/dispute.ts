import type { Money } from '../shared-with-web/money.ts';
import { isInForce, type OrderStatus } from './order-status.ts';

/** `inquiry`: the bank asks, and no money has moved. `won`: decided for us, or withdrawn. */
export type DisputeStatus = 'inquiry' | 'open' | 'lost' | 'won';

/** A dispute as the gateway has it now. */
export interface SeenDispute {
  /** The gateway's own name of it. */
  reference: string;
  status: DisputeStatus;
  amount: Money;
  /** The gateway's word for why: `fraudulent`. */
  reason: string;
  /** What the gateway asks for it, in the currency of our account there; null while none is known. */
  fee: Money | null;
  openedAt: Date;
  /** Until when evidence counts; null when it does not say. */
  respondBy: Date | null;
}

/** A dispute of an order, as we know it. */
export interface Dispute extends SeenDispute {
  orderId: string;
  closedAt: Date | null;
}

/** A hint of the card network that a charge may be fraud, before anybody disputes it. */
export interface SeenWarning {
  reference: string;
  /** The gateway's word for it: `made_with_lost_card`. */
  reason: string;
  /** Whether a refund now can still prevent a dispute. */
  actionable: boolean;
  at: Date;
}

const order: readonly DisputeStatus[] = ['inquiry', 'open', 'lost', 'won'];

/**
 * Whether what the gateway shows leads further than what we know. A dispute goes one way, from an inquiry to its end; only one
 * that was lost can be won after all, when the money is given back. So news that come late change nothing.
 */
export function leadsFurther(known: DisputeStatus | null, seen: DisputeStatus): boolean {
  return known === null || order.indexOf(seen) > order.indexOf(known);
}

/**
 * What a dispute counts as while a refund of its charge may still succeed or fail: not lost yet, because how much is left to take
 * is known only when the refund has ended. The gateway is asked again about open disputes.
 */
export function statusBesideRefunds(seen: DisputeStatus, refundOnItsWay: boolean): DisputeStatus {
  return seen === 'lost' && refundOnItsWay ? 'open' : seen;
}

/** What is done to the order when a dispute of it comes to `to`. */
export interface DisputeStep {
  /** Freezes credits and commission, or lets them go again. */
  hold: 'begin' | 'end' | 'stay';
  /** The money of the dispute is gone, or came back after it was gone. */
  money: 'gone' | 'back' | 'stay';
}

/** `others`: whether another dispute of the same order is open. */
export function disputeStep(from: DisputeStatus | null, to: DisputeStatus, others: boolean): DisputeStep {
  const money = to === 'lost' ? 'gone' : from === 'lost' ? 'back' : 'stay';
  if (to === 'open') return { hold: 'begin', money };
  const ends = to !== 'inquiry' && !others;
  return { hold: ends ? 'end' : 'stay', money };
}

/** How an order stands, as people see it: in force, but its payment is disputed. */
export type ShownStatus = OrderStatus | 'disputed';

export function shownStatus({ status, disputed }: { status: OrderStatus; disputed: boolean }): ShownStatus {
  return disputed && isInForce(status) ? 'disputed' : status;
}
