import { countInFigures, indicatorCount } from './indicator-count.ts';

it('the figures file says how many indicators an analysis computes', () => {
  expect(indicatorCount).toBeGreaterThanOrEqual(15);
  expect(countInFigures()).toBe(indicatorCount);
});
