import { highestOf, lowestOf, withUnseen } from './extremes.ts';
import type { Measured } from './measured-series.ts';
import { reread, walk } from './testing/walks.ts';

const at = (value: number, sigma: number): Measured => ({ value, sigma });

describe('the highest of measured prices', () => {
  it('has the error of its own reading where no other comes near it', () => {
    expect(highestOf([at(10, 0.1), at(9, 0.1), at(8, 0.1)])).toEqual(at(10, 0.1));
    expect(lowestOf([at(10, 0.1), at(9, 0.1), at(8, 0.1)])).toEqual(at(8, 0.1));
  });

  it('has that of the larger of two where two are level: the mean of it lies 0.564 errors above', () => {
    const { value, sigma } = highestOf([at(10, 0.1), at(10, 0.1)]);
    expect(value).toBe(10);
    // 1 / √π is the mean of the larger of two standard normal numbers.
    expect(sigma).toBeCloseTo(0.1 * Math.hypot(1, 1 / Math.sqrt(Math.PI)), 4);
  });

  it('is as sure at any price and upside down', () => {
    const prices = [at(3, 0.2), at(3.1, 0.3), at(2.9, 0.1)];
    const high = highestOf(prices);
    const scaled = highestOf(prices.map(({ value, sigma }) => at(1_000 * value, 1_000 * sigma)));
    expect(scaled.sigma).toBeCloseTo(1_000 * high.sigma, 6);
    expect(lowestOf(prices.map(({ value, sigma }) => at(-value, sigma)))).toEqual(at(-3.1, high.sigma));
  });

  it.each([0.02, 0.1, 0.3, 1])('holds the true one as often as it says, with errors of %d', (error) => {
    const CHARTS = 1_000;
    const deviations = Array.from({ length: CHARTS }, (_, seed) => {
      const chart = walk({ seed: seed + 1, bars: 80 });
      const seen = reread(chart, error, seed + 50_001);
      const highs = (series: typeof chart) => series.bars.flatMap(({ high }) => (high ? [high] : []));
      const truth = Math.max(...highs(chart).map(({ value }) => value));
      const { value, sigma } = highestOf(highs(seen));
      return Math.abs(value - truth) / sigma;
    });
    const within = (limit: number) => deviations.filter((one) => one <= limit).length / CHARTS;
    // Stated for normal errors: 68 and 95 of 100. A thousand charts tell it within three.
    expect(within(1)).toBeGreaterThan(0.64);
    expect(within(1)).toBeLessThan(0.74);
    expect(within(2)).toBeGreaterThan(0.93);
    expect(within(5)).toBeGreaterThan(0.997);
  });

  it('grows by the mean square of what a bar that is not seen may reach beyond it', () => {
    // Half of a normal number lies above its mean, with a mean square of ½.
    expect(withUnseen(at(10, 0), [at(10, 2)]).sigma).toBeCloseTo(2 * Math.SQRT1_2, 5);
    expect(withUnseen(at(10, 0.1), [at(10, 2), at(10, 2)]).sigma).toBeCloseTo(2, 1);
    expect(withUnseen(at(10, 0.1), [at(-20, 2)])).toEqual(at(10, 0.1));
  });
});
