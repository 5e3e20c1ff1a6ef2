import { countInFigures, indicatorCount } from './indicator-count.ts';

it('the figures file says how many indicators an analysis computes, fifty at least', () => {
  expect(indicatorCount).toBeGreaterThanOrEqual(50);
  expect(countInFigures()).toBe(indicatorCount);
});
