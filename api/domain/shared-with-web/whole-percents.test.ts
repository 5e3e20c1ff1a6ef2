import { wholePercents } from './whole-percents.ts';

describe('shares as whole percents', () => {
  it.each([
    [
      [0.376, 0.577, 0.047],
      [37, 58, 5],
    ],
    [
      [0.375, 0.625, 0],
      [38, 62, 0],
    ],
    [
      [0, 0, 1],
      [0, 0, 100],
    ],
    [
      [1 / 3, 1 / 3, 1 / 3],
      [34, 33, 33],
    ],
  ])('gives %j as %j', (shares, percents) => {
    expect(wholePercents(shares)).toEqual(percents);
  });

  it('adds to a hundred, and is less than one from each share', () => {
    for (let target = 0; target <= 1; target += 0.0137) {
      for (let stop = 0; target + stop <= 1; stop += 0.0171) {
        const shares = [target, stop, 1 - target - stop];
        const percents = wholePercents(shares);
        expect(percents.reduce((sum, percent) => sum + percent, 0)).toBe(100);
        percents.forEach((percent, index) =>
          expect(Math.abs(percent - 100 * shares[index]!)).toBeLessThan(1),
        );
      }
    }
  });
});
