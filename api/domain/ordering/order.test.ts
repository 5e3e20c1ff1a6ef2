import { orderNumber } from '../shared-with-web/order-number.ts';
import { creditsOfLine, tierOf } from './order.ts';
import { buildLine, buildOrder } from './testing/build-order.ts';

describe('an order', () => {
  it('has a short name that begins as its id does', () => {
    expect(orderNumber('0f8fad5b-d9cb-469f-a165-70867728950e')).toBe('WW-0F8FAD5BD9');
  });

  it('sets the tier of its plan, and none without a plan', () => {
    expect(tierOf(buildOrder({ lines: [buildLine({ tier: 'pro' }), buildLine({ credits: 50 })] }))).toBe(
      'pro',
    );
    expect(tierOf(buildOrder({ lines: [buildLine({ credits: 50 })] }))).toBeNull();
  });

  it('multiplies the credits of a line by its quantity; unlimited stays unlimited, a plan has none', () => {
    expect(creditsOfLine(buildLine({ credits: 50, quantity: 3 }))).toBe(150);
    expect(creditsOfLine(buildLine({ credits: 'unlimited', quantity: 3 }))).toBe('unlimited');
    expect(creditsOfLine(buildLine())).toBeNull();
  });
});
