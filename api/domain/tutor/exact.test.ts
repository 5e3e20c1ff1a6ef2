import fc from 'fast-check';
import {
  add,
  compare,
  digits,
  divide,
  exact,
  isExactAt,
  multiply,
  raise,
  readable,
  subtract,
} from './exact.ts';

const decimal = fc
  .tuple(fc.integer({ min: -1_000_000, max: 1_000_000 }), fc.integer({ min: 0, max: 6 }))
  .map(([units, decimals]) => units / 10 ** decimals);

describe('exact decimals', () => {
  it('adds 0.1 and 0.2 to 0.3', () => {
    expect(compare(add(exact(0.1), exact(0.2)), exact(0.3))).toBe(0);
  });

  it('reads the digits that a person typed, also very small and very large ones', () => {
    for (const value of [0, -1.5, 1e-7, 123_456.789, 1e21, 2.5e-10]) {
      expect(Number(digits(exact(value), 20))).toBe(value);
    }
    expect(() => exact(Number.NaN)).toThrow(RangeError);
  });

  it('undoes every step: (a + b) − b is a, and (a × b) ÷ b is a', () => {
    fc.assert(
      fc.property(decimal, decimal, (a, b) => {
        expect(compare(subtract(add(exact(a), exact(b)), exact(b)), exact(a))).toBe(0);
        if (b !== 0) expect(compare(divide(multiply(exact(a), exact(b)), exact(b)), exact(a))).toBe(0);
      }),
    );
    expect(() => divide(exact(1), exact(0))).toThrow(RangeError);
  });

  it('raises to a power as repeated multiplication does', () => {
    expect(digits(raise(exact(1.01), 3), 10)).toBe('1.030301');
    expect(digits(raise(exact(-2), 3), 0)).toBe('-8');
  });

  it('rounds half away from zero, or cuts', () => {
    expect([digits(exact(0.125), 2), digits(exact(-0.125), 2)]).toEqual(['0.13', '-0.13']);
    expect(digits(exact(0.129), 2, 'down')).toBe('0.12');
    expect([digits(exact(-0.001), 2), digits(exact(2.5), 2, 'half-up', 2)]).toEqual(['0', '2.50']);
    expect([isExactAt(exact(0.25), 2), isExactAt(exact(0.255), 2)]).toEqual([true, false]);
  });

  it('groups thousands for reading', () => {
    expect(readable(exact(1_234_567.891), 2)).toBe('1,234,567.89');
    expect(readable(exact(-1000), 0)).toBe('−1,000');
    expect(readable(exact(999), 2)).toBe('999');
  });
});
