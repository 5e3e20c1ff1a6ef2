import { shownStatus, type Dispute } from '../../domain/ordering/dispute.ts';
import type { Order, OrderRefund } from '../../domain/ordering/order.ts';
import type { EventAnnouncer } from '../../ports/integrations/event-announcer.ts';
import type { Transaction } from '../../ports/shared/unit-of-work.ts';

function factsOf({ id, number, status, total }: Order) {
  return { orderId: id, number, status, total };
}

/** Tells the customer's programs that the order, given as it is then, is paid. */
export async function announcePaid(
  events: EventAnnouncer,
  tx: Transaction,
  order: Order,
  at: Date,
): Promise<void> {
  if (!order.userId) return;
  await events.announce(tx, { type: 'order.paid', userId: order.userId, at, ...factsOf(order) });
}

/** Tells them that money has gone back; `order` as it is then. */
export async function announceRefunded(
  events: EventAnnouncer,
  tx: Transaction,
  order: Order,
  refund: Pick<OrderRefund, 'id' | 'amount'>,
  at: Date,
): Promise<void> {
  if (!order.userId) return;
  const given = { refundId: refund.id, refunded: refund.amount };
  await events.announce(tx, {
    type: 'order.refunded',
    userId: order.userId,
    at,
    ...factsOf(order),
    ...given,
  });
}

/** Tells them that a dispute of its payment was opened or is over; `order` as it is then. An inquiry changes nothing for them. */
export async function announceDisputed(
  events: EventAnnouncer,
  tx: Transaction,
  order: Order,
  { status: dispute, amount: disputed }: Pick<Dispute, 'status' | 'amount'>,
  at: Date,
): Promise<void> {
  if (!order.userId || dispute === 'inquiry') return;
  const facts = { ...factsOf(order), status: shownStatus(order), dispute, disputed };
  await events.announce(tx, { type: 'order.disputed', userId: order.userId, at, ...facts });
}
