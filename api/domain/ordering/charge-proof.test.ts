import { money } from '../shared-with-web/money.ts';
import { chargeDifferences, chargesToAskAbout, type ChargeTaken, type OrderCharged } from './charge-proof.ts';

const at = new Date('2026-03-02T09:00:00.000Z');
const times = {
  since: new Date('2026-02-01'),
  settled: new Date('2026-03-02T10:00:00.000Z'),
  named: (reference: string) => reference.startsWith('ch_'),
};
const charge: ChargeTaken = {
  reference: 'ch_1',
  orderId: 'o1',
  amount: money(5000, 'USD'),
  refunded: money(0, 'USD'),
  at,
};
const order: OrderCharged = {
  orderId: 'o1',
  status: 'paid',
  total: money(5000, 'USD'),
  paidBy: 'ch_1',
  paidAt: at,
  given: 0,
  late: [],
  moving: false,
};
const compare = (charges: Partial<ChargeTaken>[], orders: Partial<OrderCharged>[]) =>
  chargeDifferences(
    charges.map((one) => ({ ...charge, ...one })),
    orders.map((one) => ({ ...order, ...one })),
    times,
  );

describe('charges of the gateway against orders', () => {
  it.each<[string, Partial<ChargeTaken>[], Partial<OrderCharged>[]]>([
    ['that they paid', [{}], [{}]],
    ['part of which went back', [{ refunded: money(700, 'USD') }], [{ given: 700 }]],
    [
      'that were over, and went back in whole',
      [{ refunded: money(5000, 'USD') }],
      [{ status: 'cancelled', paidBy: null, paidAt: null, late: [{ reference: 'ch_1', given: 5000 }] }],
    ],
    ['whose refund is on its way', [{ refunded: money(700, 'USD') }], [{ moving: true }]],
    ['that were deleted, and come back with their money', [{}], [{ status: 'deleted', paidBy: null }]],
    ['that wait to be booked for less than ten minutes', [{ at: times.settled }], []],
    ['that were paid before what is compared', [], [{ paidAt: new Date('2026-01-01') }]],
    ['that another gateway took', [], [{ paidBy: 'pi_1' }]],
  ])('agree with orders %s', (_what, charges, orders) => {
    expect(compare(charges, orders)).toEqual([]);
  });

  it.each<[string, Partial<ChargeTaken>[], Partial<OrderCharged>[], RegExp]>([
    ['an order that does not exist', [{}], [], /belongs to order o1, which does not exist/],
    [
      'an order that is pending',
      [{}],
      [{ status: 'pending', paidBy: null, paidAt: null }],
      /stands as pending/,
    ],
    ['a second charge of a paid order', [{}, { reference: 'ch_2' }], [{}], /was charged .* stands as paid/],
    ['another amount', [{ amount: money(5001, 'USD') }], [{}], /costs 5000 USD, its charge is 5001 USD/],
    ['another currency', [{ amount: money(5000, 'EUR') }], [{}], /costs 5000 USD, its charge is 5000 EUR/],
    [
      'a refund that orders do not know',
      [{ refunded: money(1, 'USD') }],
      [{}],
      /gave 1 back, the orders say 0/,
    ],
    ['a refund that was not sent', [{}], [{ given: 700 }], /gave 0 back, the orders say 700/],
    ['a charge that is not there', [], [{}], /paid by charge ch_1, which the gateway does not have/],
  ])('differ by %s', (_what, charges, orders, sentence) => {
    expect(compare(charges, orders)).toEqual([expect.stringMatching(sentence)]);
  });
});

describe('charges to ask about', () => {
  const asked = (one: Partial<ChargeTaken>, booked: Partial<OrderCharged>) =>
    chargesToAskAbout([{ ...charge, ...one }], [{ ...order, ...booked }], times).length;
  const back = { refunded: money(700, 'USD') };

  it('are those that gave back another amount than their orders say', () => {
    expect(asked(back, {})).toBe(1);
    expect(asked(back, { given: 700 })).toBe(0);
  });

  it.each<[string, Partial<ChargeTaken>, Partial<OrderCharged>]>([
    ['money of theirs is going back', {}, { moving: true }],
    ['they came a moment ago', { at: new Date('2026-03-02T10:00:00.000Z') }, {}],
    ['their order is put aside', {}, { status: 'deleted' }],
    ['another charge paid their order', {}, { paidBy: 'ch_2' }],
    ['the money came too late', {}, { paidBy: null, paidAt: null, late: [{ reference: 'ch_1', given: 0 }] }],
  ])('are not those of which %s', (_, one, booked) => {
    expect(asked({ ...back, ...one }, booked)).toBe(0);
  });
});
