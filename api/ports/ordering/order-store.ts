import type { Order, OrderRecord, OrderRefund } from '../../domain/ordering/order.ts';
import type { Transaction } from '../shared/unit-of-work.ts';

/** Orders with their lines, refunds and refund requests. */
export interface OrderStore {
  /** False, and nothing is written, when another order has the number; one that is being written is waited for. */
  add(order: Order, tx: Transaction): Promise<boolean>;
  find(orderId: string, tx?: Transaction): Promise<OrderRecord | null>;
  /** The same, held until the transaction ends: whoever else wants to change the order waits. */
  hold(orderId: string, tx: Transaction): Promise<OrderRecord | null>;
  /**
   * The same for an order that is likely to be paid now: its account and that account's credits are held too, in that order, and what
   * paying asks of them is read at once.
   */
  holdToPay(orderId: string, tx: Transaction): Promise<OrderRecord | null>;
  /** Of one account, newest first. */
  listOf(
    userId: string,
    page: { limit: number; offset: number },
  ): Promise<{ records: OrderRecord[]; total: number }>;
  /** Orders paid with the address that belong to nobody yet, oldest first, held until the transaction ends. */
  holdWaiting(email: string, tx: Transaction): Promise<OrderRecord[]>;
  /** Writes what changes in an order's life: status, owner, charge, card, times. Lines and prices never change. */
  saveState(order: Order, tx: Transaction): Promise<void>;

  /** Writes what an admin may correct: address, name, lines and what they cost. */
  saveContent(order: Order, tx: Transaction): Promise<void>;
  /** Whether a payment of the order was ever disputed, or warned of as fraud. */
  wasDisputed(orderId: string, tx: Transaction): Promise<boolean>;
  /**
   * Takes an order away for good. One that a gateway may know is put aside, so that money that comes for it after all finds
   * it again.
   */
  remove(order: Order, at: Date, tx: Transaction): Promise<void>;
  /** Brings back an order that was put aside, under another number where its own is another order's by now; false when there is none. */
  restore(orderId: string, otherNumber: () => string, tx: Transaction): Promise<boolean>;
  /** Ids of orders put aside since, the latest first. */
  removedSince(since: Date, limit: number): Promise<string[]>;

  addRefund(refund: OrderRefund, tx: Transaction): Promise<void>;
  settleRefund(
    refundId: string,
    settled: {
      status: 'succeeded' | 'refused';
      reference: string | null;
      failure: string | null;
      at: Date;
    },
    tx: Transaction,
  ): Promise<void>;
  /** A refund that had succeeded failed after all. */
  failRefund(refundId: string, failure: string, tx: Transaction): Promise<void>;
  addRefundRequest(
    request: { id: string; orderId: string; reason: string; at: Date },
    tx: Transaction,
  ): Promise<void>;
  /** Closes what the customer asked for, if anything. */
  settleRefundRequest(orderId: string, at: Date, tx: Transaction): Promise<void>;

  /** Ids of the account's orders that nobody has paid yet. */
  pendingOf(userId: string, tx: Transaction): Promise<string[]>;
  /**
   * Ids of pending orders not asked about since `before` that do not wait for a later try, those waiting longest first; they count
   * as asked about now.
   */
  takePending(times: { before: Date; now: Date }, limit: number): Promise<string[]>;
  /**
   * Ids of orders placed since `placed` that were paid or ended without a charge that we know of, not asked about since
   * `before`; they count as asked about now.
   */
  takeEndedWithoutCharge(since: { placed: Date; before: Date }, now: Date, limit: number): Promise<string[]>;
  /** Refunds without an answer made before `before` that do not wait for a later try; oldest first. */
  pendingRefunds(times: { before: Date; now: Date }, limit: number): Promise<OrderRefund[]>;
}
