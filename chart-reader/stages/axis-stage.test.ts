import { axisStage } from './axis-stage.ts';
import type { Calibration } from './calibration.ts';

/** A hundred rows to ten units of price, by so many labels. */
function calibration(labels: number): Calibration {
  const inliers = Array.from({ length: labels }, (_, i) => {
    const y = (100 * i) / (labels - 1);
    return { y, value: 110 - y / 10, decimals: 1, unit: 0.1, label: i };
  });
  const fit = { scale: 'linear', base: 110, slope: -0.1, residual: 0.1, margin: 2, score: 20, inliers };
  return { fit, within: labels, evidence: 15, witnesses: 1, labels: [] } as unknown as Calibration;
}

/** Standard deviation of the axis in rows. */
const rows = (labels: number, refined: number): number =>
  axisStage(calibration(labels), refined).stage.value.sigma / 0.1;

describe('the error of an axis', () => {
  it('falls with the labels that grid lines place', () => {
    expect(rows(11, 11)).toBeLessThan(0.1);
    expect(rows(5, 5)).toBeGreaterThan(rows(11, 11));
  });

  it('stays half a row where nothing places the labels, however many there are', () => {
    expect(rows(41, 0)).toBeGreaterThanOrEqual(0.5);
    expect(rows(5, 0)).toBeGreaterThan(rows(41, 0));
  });
});
