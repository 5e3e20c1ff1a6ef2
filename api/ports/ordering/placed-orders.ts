import type { ThrottleCount } from '../../domain/accounts/throttle-rules.ts';
import type { Order } from '../../domain/ordering/order.ts';
import type { AttemptKey } from '../shared/idempotency-keys.ts';
import type { Transaction } from '../shared/unit-of-work.ts';

/** A counter of tries, and how many it allows. */
export interface TryLimit {
  key: Buffer;
  windowMs: number;
  most: number;
}

/** An order of a checkout, with what it may be written under. */
export interface OrderToPlace {
  order: Order;
  /** The idempotency key that the caller has taken. */
  attempt: AttemptKey;
  /** In the order of their keys, in which all take them. */
  limits: readonly TryLimit[];
}

/** What became of it. */
export type Placing =
  | { state: 'written' }
  /** One try too many: the counts, this try included, in the order of the limits. */
  | { state: 'throttled'; counts: ThrottleCount[] }
  /** Its account was deleted meanwhile. */
  | { state: 'account_gone' }
  /** Another order has its number, also one written at the same time; nothing was counted. */
  | { state: 'number_taken' }
  /** A later attempt has taken over the key. */
  | { state: 'taken_over' };

/** Writes down the orders of checkouts. */
export interface PlacedOrders {
  /**
   * Counts the try, and writes the order under its key if every limit allows it and its account is there. All of that at once:
   * nothing of it is seen without the rest. The count stands in every case but that of a taken number.
   */
  write(placing: OrderToPlace, tx?: Transaction): Promise<Placing>;
}
