import { consequenceOf, lateReason } from './late-charge.ts';
import type { OrderStatus } from './order-status.ts';
import { buildLateCharge, buildOrder } from './testing/build-order.ts';

function consequence(status: OrderStatus, paymentReference: string | null, known: string[] = []) {
  const lateCharges = known.map((reference) => buildLateCharge({ reference }));
  return consequenceOf({ order: buildOrder({ status, paymentReference }), lateCharges }, 'ch_1');
}

describe('a charge that went through', () => {
  it.each<[OrderStatus, string | null, string]>([
    ['pending', null, 'pay'],
    ['paid', null, 'adopt'],
    ['partly_refunded', null, 'adopt'],
    ['paid', 'ch_1', 'nothing'],
    ['refunded', 'ch_1', 'nothing'],
    ['refunded', null, 'give_back'],
    ['refunded', 'ch_0', 'give_back'],
    ['paid', 'ch_0', 'give_back'],
    ['cancelled', null, 'give_back'],
    ['cancelled', 'ch_1', 'give_back'],
  ])('of an order that is %s with the charge %s: %s', (status, reference, expected) => {
    expect(consequence(status, reference)).toBe(expected);
  });

  it('goes back once', () => {
    expect(consequence('cancelled', null, ['ch_1'])).toBe('nothing');
    expect(consequence('cancelled', null, ['ch_0'])).toBe('give_back');
  });

  it('says why it goes back', () => {
    expect(lateReason({ status: 'refunded' })).toBe('Charged after the order had been refunded.');
    expect(lateReason({ status: 'cancelled' })).toBe('Charged after the order had been cancelled.');
    expect(lateReason({ status: 'paid' })).toBe('Charged a second time.');
  });
});
