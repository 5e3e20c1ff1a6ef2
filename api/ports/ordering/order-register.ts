import type { OrderRecord, Order } from '../../domain/ordering/order.ts';
import type { ShownStatus } from '../../domain/ordering/dispute.ts';
import type { SubscriptionTier } from '../../domain/shared/subscription-tier.ts';
import type { ListPart, Total } from '../shared/list-part.ts';

/** Which orders are wanted; what is left out lets everything through. */
export interface OrderFilter {
  /**
   * Part of the number, the email address or the customer's name, in any case; one or two letters are the beginning of a word
   * in them. Eight hexadecimal digits or more may also be the beginning of the id.
   */
  q?: string | undefined;
  status?: ShownStatus | undefined;
  /** The tier of the plan in it; `none`: without a plan. */
  tier?: SubscriptionTier | undefined;
  /** Of this account. */
  userId?: string | undefined;
  /** The customer waits for the answer to a refund request. */
  refundRequested?: boolean | undefined;
  /** Placed at this time or later. */
  from?: Date | undefined;
  /** Placed before this time. */
  before?: Date | undefined;
}

/** Goes on behind an order only where it is sorted by `created_at`. */
export interface OrderPage extends ListPart {
  sort: 'created_at' | 'total_amount' | 'email';
  order: 'asc' | 'desc';
}

/** Something that was done to an order, as the audit log keeps it. */
export interface OrderTrailEntry {
  id: string;
  at: Date;
  action: string;
  /** Null when the product did it by itself, or the account is gone. */
  actor: { id: string; name: string; email: string } | null;
  details: Readonly<Record<string, string | number | boolean | null>>;
}

/** All orders, as the console reads them. The number of queries does not depend on how many orders there are. */
export interface OrderRegister {
  list(filter: OrderFilter, page: OrderPage): Promise<{ records: OrderRecord[] } & Total>;
  /** Everything that the filter lets through, newest first, some at a time; nothing is held in memory meanwhile. */
  each(filter: OrderFilter): AsyncIterable<OrderRecord[]>;
  /** What was done to an order, newest first, the latest 200; also to one that is no more. */
  trail(orderId: Order['id']): Promise<OrderTrailEntry[]>;
}
