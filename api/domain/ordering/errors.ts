import type { DeclineReason } from './decline-reason.ts';
import type { Money } from '../shared-with-web/money.ts';
import type { OrderStatus } from './order-status.ts';

/** A field of the request that the rules do not let pass. */
export interface FieldFault {
  /** Where: `paymentDetails.card_number`, `items[0].id`. */
  field: string;
  message: string;
}

export type OrderingError =
  | { code: 'ordering.invalid_checkout'; faults: FieldFault[] }
  /** A plan without a credit package. */
  | { code: 'ordering.credits_required' }
  /** Prices are not what the customer saw. */
  | { code: 'ordering.total_changed'; total: Money }
  | { code: 'ordering.declined'; reason: DeclineReason; orderId: string }
  | { code: 'ordering.key_reused' }
  /** An attempt under the same key is still under way. */
  | { code: 'ordering.in_progress'; retryAfterSeconds: number }
  | { code: 'ordering.throttled'; retryAfterSeconds: number }
  | { code: 'ordering.not_found' }
  | { code: 'ordering.not_refundable' }
  | { code: 'ordering.invalid_refund'; faults: FieldFault[] }
  | { code: 'ordering.refund_too_large'; left: Money }
  | { code: 'ordering.refund_refused'; reason: string }
  | { code: 'ordering.refund_window_over' }
  | { code: 'ordering.invalid_order'; faults: FieldFault[] }
  /** No way of an order's life leads from one status to the other. */
  | { code: 'ordering.wrong_transition'; from: OrderStatus; to: OrderStatus }
  /** What was sold can change no more. */
  | { code: 'ordering.items_fixed' }
  /** Nobody is left to give what was bought to. */
  | { code: 'ordering.account_deleted' }
  | { code: 'ordering.not_deletable' }
  /** Cancelled, but money came and went back: it stays in the books. */
  | { code: 'ordering.money_went_through' }
  | { code: 'ordering.refund_already_requested' }
  /** Not paid, nothing refunded, or nobody is left to write to. */
  | { code: 'ordering.email_not_due' };

export type OrderingErrorCode = OrderingError['code'];

/** One error of the context by its code. */
export type OrderingErrorOf<C extends OrderingErrorCode> = Extract<OrderingError, { code: C }>;
