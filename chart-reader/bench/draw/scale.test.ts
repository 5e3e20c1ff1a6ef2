import {
  chooseTicks,
  formatNumber,
  formatPrice,
  formatVolume,
  niceStep,
  priceScale,
  stepDecimals,
} from './scale.ts';

const plain = { decimals: 'fixed', thousands: '', prefix: '', short: 'none' } as const;

describe('price scales', () => {
  it('is linear in the price, or in its logarithm', () => {
    expect(priceScale('linear', 10, 20, 100, 300).y(15)).toBeCloseTo(200);
    expect(priceScale('log', 10, 1000, 100, 300).y(100)).toBeCloseTo(200);
    expect(priceScale('log', 10, 1000, 100, 300).price(200)).toBeCloseTo(100);
  });

  it('labels multiples of one nice step, at least as far apart as asked', () => {
    const scale = priceScale('linear', 101.3, 158.8, 0, 500);
    const { prices, step } = chooseTicks(scale, 'nice', 50, 0.01);
    expect(step).toBe(10);
    expect(prices).toEqual([110, 120, 130, 140, 150]);
  });

  it('labels a logarithmic axis with round prices in rising order', () => {
    const { prices } = chooseTicks(priceScale('log', 40, 900, 0, 600), 'nice', 40, 0.01);
    expect(prices.length).toBeGreaterThan(6);
    expect([...prices].sort((a, b) => a - b)).toEqual(prices);
  });

  it.each([
    [0.03, 0.05],
    [1, 1],
    [2.1, 2.5],
    [6, 10],
  ])('rounds a step of %d up to %d', (least, step) => expect(niceStep(least)).toBeCloseTo(step, 10));

  it('knows the decimals of a step', () => {
    expect([stepDecimals(10), stepDecimals(0.25), stepDecimals(0.00005)]).toEqual([0, 2, 5]);
  });

  it('prints prices as programs do', () => {
    expect(formatPrice(61234.5, 2, { ...plain, thousands: ',' })).toBe('61,234.50');
    expect(formatPrice(61234.5, 2, { ...plain, thousands: '.' })).toBe('61.234,50');
    expect(formatPrice(0.00000914, 8, { ...plain, short: 'subscript' })).toBe('0.0₅914');
    expect(formatPrice(12500, 0, { ...plain, short: 'kilo' })).toBe('12.5K');
    expect(formatPrice(189.3, 2, { ...plain, prefix: '$' })).toBe('$189.30');
  });

  it('writes every number of a screen with the decimal mark of its prices', () => {
    const german = { ...plain, thousands: '.' } as const;
    expect(formatNumber(-0.42, 2, german)).toBe('-0,42');
    expect(formatVolume(508_700, german)).toBe('508,7K');
    expect(formatVolume(508_700, plain)).toBe('508.7K');
  });
});
