import {
  isInForce,
  nextStatus,
  orderTransitions,
  type OrderEvent,
  type OrderStatus,
} from './order-status.ts';

const statuses = Object.keys(orderTransitions) as OrderStatus[];
const events: OrderEvent[] = ['pay', 'cancel', 'refund_part', 'refund_rest'];

describe('the life of an order', () => {
  it('[D-076] goes from pending to paid to refunded, in part or whole, or from pending to cancelled, and nowhere else', () => {
    const ways = statuses.flatMap((status) =>
      events.flatMap((event) => {
        const next = nextStatus(status, event);
        return next.ok ? [`${status} -${event}-> ${next.value}`] : [];
      }),
    );
    expect(ways).toEqual([
      'pending -pay-> paid',
      'pending -cancel-> cancelled',
      'paid -refund_part-> partly_refunded',
      'paid -refund_rest-> refunded',
      'partly_refunded -refund_part-> partly_refunded',
      'partly_refunded -refund_rest-> refunded',
    ]);
  });

  it('counts as in force while some of the money is ours', () => {
    expect(statuses.filter(isInForce)).toEqual(['paid', 'partly_refunded']);
  });
});
