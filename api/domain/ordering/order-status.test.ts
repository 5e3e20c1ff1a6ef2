import {
  awaitsGateway,
  isDeletable,
  isInForce,
  moveTo,
  nextStatus,
  orderTransitions,
  type OrderEvent,
  type OrderStatus,
} from './order-status.ts';

const statuses = Object.keys(orderTransitions) as OrderStatus[];
const events: OrderEvent[] = ['pay', 'cancel', 'refund_part', 'refund_rest', 'undo_part', 'undo_all'];

describe('the life of an order', () => {
  it('[D-076] goes from pending to paid to refunded, in part or whole, or from pending to cancelled; only a failed refund leads back', () => {
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
      'partly_refunded -undo_part-> partly_refunded',
      'partly_refunded -undo_all-> paid',
      'refunded -undo_part-> partly_refunded',
      'refunded -undo_all-> paid',
    ]);
  });

  it('counts as in force while some of the money is ours', () => {
    expect(statuses.filter(isInForce)).toEqual(['paid', 'partly_refunded']);
  });

  it('[D-076] [D-077] an admin who sets a status goes the same ways, and refunds a part by its amount only', () => {
    const ways = statuses.flatMap((from) =>
      statuses.flatMap((to) => {
        const move = moveTo(from, to);
        return move.ok && move.value !== 'none' ? [`${from} -${move.value}-> ${to}`] : [];
      }),
    );
    expect(ways).toEqual([
      'pending -pay-> paid',
      'pending -cancel-> cancelled',
      'paid -refund-> refunded',
      'partly_refunded -refund-> refunded',
    ]);
    for (const status of statuses) expect(moveTo(status, status)).toEqual({ ok: true, value: 'none' });
  });

  it('is asked about at the gateway until its charge is known', () => {
    const asked = (paymentReference: string | null) =>
      statuses.filter((status) => awaitsGateway({ status, paymentReference }));
    expect(asked('ch_1')).toEqual(['pending', 'cancelled']);
    expect(asked(null)).toEqual(statuses);
  });

  it('may be deleted while no money came in', () => {
    expect(statuses.filter(isDeletable)).toEqual(['pending', 'cancelled']);
  });
});
