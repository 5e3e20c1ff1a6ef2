import fc from 'fast-check';
import { parsePrice } from './price-text.ts';

describe('parsePrice', () => {
  it.each([
    ['1,234.50', 'point', 1234.5, 2],
    ['1.234,50', 'comma', 1234.5, 2],
    ['27 500', 'point', 27500, 0],
    ["1'234'567", 'point', 1234567, 0],
    ['0.00004000', 'point', 0.00004, 8],
    ['0.0₄232', 'point', 0.0000232, 7],
    ['23k', 'point', 23000, 0],
    ['1.2M', 'point', 1200000, 1],
    ['$63.20', 'point', 63.2, 2],
    ['−12.5', 'point', -12.5, 1],
  ] as const)('reads %s (decimal %s) as %d', (text, style, value, decimals) => {
    const parsed = parsePrice(text, style);
    expect(parsed?.value).toBeCloseTo(value, 10);
    expect(parsed?.decimals).toBe(decimals);
  });

  it.each(['', 'abc', '12:30', '1,23', '05-29', '12.3.4', '+2.50%', '007'])(
    'takes %j for no price',
    (text) => {
      expect(parsePrice(text, 'point')).toBeNull();
    },
  );

  it('reads back what is printed with any number of decimals', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1e6, noNaN: true }),
        fc.integer({ min: 0, max: 8 }),
        (value, decimals) => {
          const text = value.toFixed(decimals);
          expect(parsePrice(text, 'point')?.value).toBeCloseTo(Number(text), 9);
          expect(parsePrice(text.replace('.', ','), 'comma')?.value).toBeCloseTo(Number(text), 9);
        },
      ),
      { seed: 2 },
    );
  });
});
