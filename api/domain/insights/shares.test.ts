import fc from 'fast-check';
import { sharesOf } from './shares.ts';

describe('[W-227] shares', () => {
  it('of three equal parts add to 100', () => {
    expect(sharesOf([1, 1, 1])).toEqual([33.4, 33.3, 33.3]);
  });

  it('of nothing are nothing, and of less than nothing too', () => {
    expect(sharesOf([0, 0])).toEqual([0, 0]);
    expect(sharesOf([300, -100])).toEqual([100, 0]);
    expect(sharesOf([])).toEqual([]);
  });

  it('add to 100 whatever the amounts, each within a tenth of its exact value', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 1e9 }), { minLength: 1, maxLength: 40 }), (amounts) => {
        const sum = amounts.reduce((total, amount) => total + amount, 0);
        fc.pre(sum > 0);
        const shares = sharesOf(amounts);
        expect(Math.round(shares.reduce((total, share) => total + share * 10, 0))).toBe(1000);
        shares.forEach((share, index) =>
          expect(Math.abs(share - (100 * (amounts[index] ?? 0)) / sum)).toBeLessThan(0.1 + 1e-9),
        );
      }),
    );
  });
});
