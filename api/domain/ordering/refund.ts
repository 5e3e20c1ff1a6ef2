import { DAY_MS } from '../shared/time.ts';
import { money, sumOf, type Money } from '../shared-with-web/money.ts';
import { err, ok, type Result } from '../shared/result.ts';
import type { OrderingErrorOf } from './errors.ts';
import { isInForce } from './order-status.ts';
import type { Order, OrderRecord } from './order.ts';

/** Days from paying within which a customer may ask for the money back. */
export const REFUND_WINDOW_DAYS = 30;

/** Until when a refund may be asked for; null for an order that nothing can be asked of. */
export function refundRequestUntil(order: Pick<Order, 'status' | 'paidAt'>): Date | null {
  if (!order.paidAt || !isInForce(order.status)) return null;
  return new Date(order.paidAt.getTime() + REFUND_WINDOW_DAYS * DAY_MS);
}

/** Whether the customer may ask now; the last moment counts as inside. */
export function checkRefundRequest(
  { order, refundRequest }: Pick<OrderRecord, 'order' | 'refundRequest'>,
  now: Date,
): Result<
  null,
  OrderingErrorOf<
    'ordering.not_refundable' | 'ordering.refund_window_over' | 'ordering.refund_already_requested'
  >
> {
  const until = refundRequestUntil(order);
  if (!until) return err({ code: 'ordering.not_refundable' });
  if (now > until) return err({ code: 'ordering.refund_window_over' });
  if (refundRequest?.status === 'requested') return err({ code: 'ordering.refund_already_requested' });
  return ok(null);
}

/** What has gone back for sure. */
export function refundedOf({ order, refunds }: Pick<OrderRecord, 'order' | 'refunds'>): Money {
  const back = refunds.filter(({ status }) => status === 'succeeded').map(({ amount }) => amount);
  return isInForce(order.status) || order.status === 'refunded'
    ? sumOf(back, order.total.currency)
    : money(0, order.total.currency);
}

/** What can still be given back: the total less what went back and what is on its way. */
export function leftToRefund({ order, refunds }: Pick<OrderRecord, 'order' | 'refunds'>): Money {
  if (!isInForce(order.status)) return money(0, order.total.currency);
  const taken = sumOf(
    refunds.filter(({ status }) => status !== 'refused').map(({ amount }) => amount),
    order.total.currency,
  );
  return money(order.total.minor - taken.minor, order.total.currency);
}

/** How much a refund gives back: `wanted`, or all that is left when null. Never more than is left, never nothing. */
export function decideRefund(
  record: Pick<OrderRecord, 'order' | 'refunds'>,
  wanted: Money | null,
): Result<Money, OrderingErrorOf<'ordering.not_refundable' | 'ordering.refund_too_large'>> {
  const left = leftToRefund(record);
  const amount = wanted ?? left;
  if (left.minor === 0) return err({ code: 'ordering.not_refundable' });
  if (amount.minor <= 0 || amount.currency !== left.currency) return err({ code: 'ordering.not_refundable' });
  if (amount.minor > left.minor) return err({ code: 'ordering.refund_too_large', left });
  return ok(amount);
}

/** What a settled refund does to an order. */
export interface RefundOutcome {
  event: 'refund_part' | 'refund_rest';
  /**
   * Share of each credit lot to take back, as far as unused. The refund that gives back the last of the money takes all
   * that is left, so that rounding down in parts leaves no credit behind.
   */
  creditShare: { numerator: number; denominator: number };
}

/** The outcome of `amount` going back, when `before` had gone back already. */
export function refundOutcome(total: Money, before: Money, amount: Money): RefundOutcome {
  const last = before.minor + amount.minor >= total.minor;
  const whole = { numerator: total.minor, denominator: total.minor };
  const part = { numerator: amount.minor, denominator: total.minor };
  return { event: last ? 'refund_rest' : 'refund_part', creditShare: last ? whole : part };
}
