import { formatBand, formatPrice, priceDecimals } from './format-price.ts';

describe('prices', () => {
  it('has 2 to 8 decimals by the size of the price', () => {
    expect([64210.5, 1.2345, 0.05, 0.0001, 0.000001].map(priceDecimals)).toEqual([2, 4, 6, 7, 8]);
    expect(formatPrice(64210.5)).toBe('64,210.50');
  });

  it('shows a band no finer than its price', () => {
    expect(formatBand(12.4, 2)).toBe('12');
    expect(formatBand(0.423, 2)).toBe('0.42');
    expect(formatBand(0.00042, 5)).toBe('0.00042');
  });
});
