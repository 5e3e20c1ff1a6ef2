import type { AxisFit } from './axis-fit.ts';
import { leastSquares, priceAt } from './axis-fit.ts';
import { roundingRows } from './rounded-labels.ts';
import { settleRounded } from './settle-rounded.ts';

/** Even rows with the price that is there, in hundredths, and the scale that least squares makes of them. */
function columnOf(rows: number[], priceOf: (y: number) => number): AxisFit {
  const inliers = rows.map((y, label) => {
    const value = Math.round(100 * priceOf(y)) / 100;
    return { label, y, value, unit: 0.01, decimals: 2, weight: 1, rank: 0, percent: false, ambiguous: false };
  });
  const [base, slope] = leastSquares(inliers.map((c) => [c.y, c.value, 1]))!;
  const residual = Math.sqrt(
    inliers.reduce((sum, c) => sum + ((c.value - base) / slope - c.y) ** 2, 0) / inliers.length,
  );
  return { scale: 'linear', base, slope, inliers, residual, score: 9, margin: 9 };
}

const rows = (count: number): number[] => Array.from({ length: count }, (_, i) => 20 + 37 * i);
const worst = (fit: AxisFit, priceOf: (y: number) => number): number =>
  Math.max(...[20, 700].map((y) => Math.abs(priceAt(fit, y) - priceOf(y))));

describe('settleRounded', () => {
  it('narrows the scale of few labels down by tags at their lines, and passes over one that fits none', () => {
    let [alone, tagged, misled] = [0, 0, 0];
    for (let k = 0; k < 20; k++) {
      const priceOf = (y: number): number => 59.6312 + 0.00071 * k - (0.00125 + 0.000003 * k) * y;
      const error = (tags: { price: number; row: number }[]): number => {
        const fit = columnOf(rows(6), priceOf);
        settleRounded(fit, tags);
        return worst(fit, priceOf);
      };
      const at = (row: number) => ({ row, price: Math.round(100 * priceOf(row)) / 100 });
      const tags = [91.5, 133.5, 168.5, 188.5, 246.5, 301.5].map(at);
      alone += error([]);
      tagged += error(tags);
      misled += error([{ row: 100.5, price: 55 }]);
    }
    expect(tagged).toBeLessThan(0.8 * alone);
    expect(misled).toBe(alone);
  });

  it('leaves labels that are printed in full as they are', () => {
    const priceOf = (y: number): number => 40 - y / 3700;
    const fit = columnOf(rows(8), priceOf);
    const before = { ...fit };
    settleRounded(fit, [{ row: 168.5, price: 39.955 }]);
    expect(fit).toEqual(before);
    expect(roundingRows(fit)).toBeGreaterThan(10);
  });
});
