import { nearestChargeable, notChargeable } from './chargeable.ts';
import { money } from './money.ts';

describe('amounts that a gateway can charge', () => {
  it.each([
    ['KWD', 4994, 4990],
    ['KWD', 4995, 5000],
    ['BHD', -4995, -5000],
    ['OMR', 4, 0],
    ['OMR', 5, 10],
    ['USD', 4999, 4999],
    ['JPY', 7, 7],
  ])('in %s: %d becomes %d', (currency, minor, nearest) => {
    expect(nearestChargeable(money(minor, currency))).toEqual(money(nearest, currency));
  });

  it('names the nearest amount for one that cannot be charged', () => {
    expect(notChargeable(money(4996, 'KWD'))).toBe('must be a multiple of 0.010 KWD; the nearest is 5.000');
    expect(notChargeable(money(5000, 'KWD'))).toBeNull();
    expect(notChargeable(money(4999, 'USD'))).toBeNull();
  });
});
