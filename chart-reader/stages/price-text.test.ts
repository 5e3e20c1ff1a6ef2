import fc from 'fast-check';
import { parseAxisOffset, parsePrice, styleVotes } from './price-text.ts';

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
    ['0.0{4}34', 'point', 0.000034, 6],
    ['12,34,567', 'point', 1234567, 0],
    ['2.5e-5', 'point', 0.000025, 1],
    ['3×10^4', 'point', 30000, 0],
    ['+2.50%', 'point', 2.5, 2],
  ] as const)('reads %s (decimal %s) as %d', (text, style, value, decimals) => {
    const parsed = parsePrice(text, style);
    expect(parsed?.value).toBeCloseTo(value, 10);
    expect(parsed?.decimals).toBe(decimals);
  });

  it.each(['', 'abc', '12:30', '1,23', '05-29', '12.3.4', '007'])('takes %j for no price', (text) => {
    expect(parsePrice(text, 'point')).toBeNull();
  });

  it('marks percentages, and figures that mean a thousandth in the other style', () => {
    expect(parsePrice('+2.50%', 'point')?.percent).toBe(true);
    expect(parsePrice('2.251', 'point')).toMatchObject({ value: 2.251, ambiguous: true });
    expect(parsePrice('2.251', 'comma')).toMatchObject({ value: 2251, ambiguous: true });
    expect(parsePrice('0.251', 'point')?.ambiguous).toBe(false);
    expect(parsePrice('2251.5', 'point')?.ambiguous).toBe(false);
  });

  it('reads the tenths of a pip behind an apostrophe, and takes the mark before them for the decimal one', () => {
    expect(parsePrice("1.0820'5", 'point')).toMatchObject({ value: 1.08205, decimals: 5, ambiguous: false });
    expect(parsePrice("112.90'5", 'point')).toMatchObject({ value: 112.905, ambiguous: false });
    expect(parsePrice("112.90'5", 'comma')).toBeNull();
    expect(parsePrice("112,90'5", 'comma')).toMatchObject({ value: 112.905 });
    expect(parsePrice("136'5", 'point')).toBeNull();
  });

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

describe('parseAxisOffset', () => {
  it.each([
    ['1e-5', 1e-5, 0],
    ['1e−5', 1e-5, 0],
    ['×10⁻⁵', 1e-5, 0],
    ['x10^6', 1e6, 0],
    ['+1.08', 1, 1.08],
    ['1e-5+1.083', 1e-5, 1.083],
    ['+1.083e2', 1, 108.3],
  ])('reads %s', (text, factor, offset) => {
    const read = parseAxisOffset(text)!;
    expect(read.factor).toBeCloseTo(factor, 12);
    expect(read.offset).toBeCloseTo(offset, 12);
  });

  it.each(['', '1.08', 'USD', '12:30', '-', 'e-5'])('takes %j for none', (text) => {
    expect(parseAxisOffset(text)).toBeNull();
  });
});

describe('styleVotes', () => {
  it('learns the decimal mark from figures that leave no doubt', () => {
    expect(styleVotes(['2.251', '12,345'])).toBe(0);
    expect(styleVotes(['+0.35 %', '934.5K'])).toBe(2);
    expect(styleVotes(['-0,35 %', '1.234,50'])).toBe(-2);
    expect(styleVotes(['1,234,567'])).toBe(1);
    expect(styleVotes(['1.234.567'])).toBe(-1);
    expect(styleVotes(['12,34,567'])).toBe(1);
  });

  it('learns nothing from noughts, which may be the end of a number', () => {
    expect(styleVotes(['0,000', '0.000'])).toBe(0);
    expect(styleVotes(['0,050', '0,0005'])).toBe(-2);
  });

  it('learns nothing where many are for either mark', () => {
    expect(styleVotes(['18216,9', '1.27348', '31.40', '12,10', '0.6100'])).toBe(0);
    expect(styleVotes(['18216,9', '1,27348', '31.40', '12,10', '0,6100'])).toBe(-3);
  });

  it('learns nothing from dates and from figures that are parted otherwise', () => {
    expect(styleVotes(['05.11.2024', '2024.11.05 10:00', '3.8.75', '31.12.24'])).toBe(0);
  });
});
