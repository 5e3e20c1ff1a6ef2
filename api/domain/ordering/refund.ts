import { DAY_MS } from '../shared-with-web/time.ts';
import { notChargeable } from '../shared-with-web/chargeable.ts';
import { money, sumOf, type Money } from '../shared-with-web/money.ts';
import { err, ok, type Result } from '../shared/result.ts';
import type { OrderingErrorOf } from './errors.ts';
import { isInForce } from './order-status.ts';
import type { Order, OrderRecord, OrderRefund } from './order.ts';

/** Days from paying within which a customer may ask for the money back. */
export const REFUND_WINDOW_DAYS = 30;

/** Until when a refund may be asked for; null for an order that nothing can be asked of. */
export function refundRequestUntil(order: Pick<Order, 'status' | 'paidAt' | 'disputed'>): Date | null {
  if (!order.paidAt || !isInForce(order.status) || order.disputed) return null;
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

/** The refund that the customer was told of last; of a dispute the bank tells. Null when there is none. */
export function lastRefundTold({ refunds }: Pick<OrderRecord, 'refunds'>): OrderRefund | null {
  const told = refunds.filter(({ status, origin }) => status === 'succeeded' && origin !== 'dispute');
  return told.toSorted((one, other) => one.at.getTime() - other.at.getTime()).at(-1) ?? null;
}

/** What we can still give back: the total less what went back and what is on its way; nothing while the bank decides. */
export function leftToRefund({ order, refunds }: Pick<OrderRecord, 'order' | 'refunds'>): Money {
  if (!isInForce(order.status) || order.disputed) return money(0, order.total.currency);
  const taken = sumOf(
    refunds.filter(({ status }) => status !== 'refused').map(({ amount }) => amount),
    order.total.currency,
  );
  return money(order.total.minor - taken.minor, order.total.currency);
}

/**
 * How much a refund gives back: `wanted`, or all that is left when null. Never more than is left; nothing only of an order that cost
 * nothing, once.
 */
export function decideRefund(
  record: Pick<OrderRecord, 'order' | 'refunds'>,
  wanted: Money | null,
): Result<Money, OrderingErrorOf<'ordering.not_refundable' | 'ordering.refund_too_large'>> {
  const left = leftToRefund(record);
  const amount = wanted ?? left;
  const { order, refunds } = record;
  const gone = refunds.some(({ status }) => status === 'pending' || status === 'succeeded');
  const free = isInForce(order.status) && order.total.minor === 0 && !gone;
  if (free && amount.minor === 0) return ok(left);
  if (left.minor === 0) return err({ code: 'ordering.not_refundable' });
  if (amount.minor <= 0 || amount.currency !== left.currency) return err({ code: 'ordering.not_refundable' });
  if (amount.minor > left.minor) return err({ code: 'ordering.refund_too_large', left });
  return ok(amount);
}

/** Why a gateway cannot give back exactly this; null when it can, or when no gateway has to. All that is left always can go back. */
export function refundFault(record: Pick<OrderRecord, 'order' | 'refunds'>, wanted: Money): string | null {
  const whole = wanted.minor === leftToRefund(record).minor;
  return whole || record.order.paymentReference === null ? null : notChargeable(wanted);
}

/** What a settled refund does to an order. */
export interface RefundOutcome {
  event: 'refund_part' | 'refund_rest';
  /** Share of each credit lot to take back, as far as unused: that of the money, so that the shares of all refunds make one. */
  creditShare: { numerator: number; denominator: number };
}

/** The outcome of `amount` going back, when `before` had gone back already. */
export function refundOutcome(total: Money, before: Money, amount: Money): RefundOutcome {
  const event = before.minor + amount.minor >= total.minor ? 'refund_rest' : 'refund_part';
  const whole = { numerator: 1, denominator: 1 };
  const share = { numerator: amount.minor, denominator: total.minor };
  return { event, creditShare: total.minor === 0 ? whole : share };
}
