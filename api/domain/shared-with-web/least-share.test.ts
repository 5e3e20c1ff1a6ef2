import { leastPercent, leastShare } from './least-share.ts';

it('[W-494] is 0.05 to the power of one over the number when none is wrong', () => {
  expect(leastShare({ right: 271, of: 271 })).toBeCloseTo(0.05 ** (1 / 271), 12);
  expect(leastShare({ right: 1, of: 1 })).toBeCloseTo(0.05, 12);
});

it('[W-494] is the lower end of the exact interval of Clopper and Pearson when some are wrong', () => {
  // Quantiles of the beta distribution, B(0.05; right, wrong + 1).
  expect(leastShare({ right: 9, of: 10 })).toBeCloseTo(0.6058367, 6);
  expect(leastShare({ right: 5, of: 10 })).toBeCloseTo(0.2224411, 6);
  expect(leastShare({ right: 1, of: 20 })).toBeCloseTo(1 - 0.95 ** (1 / 20), 12);
});

it('is nothing when none is right, and finds its place among very many', () => {
  expect(leastShare({ right: 0, of: 40 })).toBe(0);
  // The bound of the normal distribution, which is good where both kinds are many.
  expect(leastShare({ right: 5_000, of: 10_000 })).toBeCloseTo(0.5 - 1.645 * Math.sqrt(0.25 / 10_000), 3);
});

it('is stated downwards', () => {
  expect(leastShare({ right: 26, of: 26 })).toBeGreaterThan(0.8911);
  expect(leastPercent({ right: 26, of: 26 })).toBe(89.1);
  expect(leastPercent({ right: 271, of: 271 })).toBe(98.9);
  expect(leastPercent({ right: 1000, of: 1000 })).toBe(99.7);
});
