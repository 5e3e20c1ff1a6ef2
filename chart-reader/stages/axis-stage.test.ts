import { axisStage } from './axis-stage.ts';
import type { Calibration } from './calibration.ts';

/** A hundred rows to ten units of price, by so many labels. */
function calibration(labels: number, residual = 0.25, height = 0): Calibration {
  const inliers = Array.from({ length: labels }, (_, i) => {
    const y = (100 * i) / (labels - 1);
    return { y, value: 110 - y / 10, decimals: 1, unit: 0.1, label: i };
  });
  const fit = { scale: 'linear', base: 110, slope: -0.1, residual, margin: 2, score: 20, inliers };
  const printed = inliers.map(({ y }) => ({ inlier: true, box: { y0: y - height / 2, y1: y + height / 2 } }));
  return { fit, within: labels, evidence: 15, witnesses: 1, labels: printed } as unknown as Calibration;
}

/** Standard deviation of the axis in rows. */
const rows = (labels: number, refined: number, residual?: number, height?: number): number =>
  axisStage(calibration(labels, residual, height), refined).stage.value.sigma / 0.1;

describe('the error of an axis', () => {
  it('falls with the labels that grid lines place', () => {
    expect(rows(11, 11)).toBeLessThan(0.11);
    expect(rows(5, 5)).toBeGreaterThan(rows(11, 11));
  });

  it('stays half a row where nothing places the labels, however many there are', () => {
    expect(rows(41, 0)).toBeGreaterThanOrEqual(0.5);
    expect(rows(5, 0)).toBeGreaterThan(rows(41, 0));
  });

  it('holds what all lines have in common where they fall on pixels alike, or on those of a screen of higher density', () => {
    expect(rows(11, 11, 0)).toBeGreaterThan(1.2 * rows(11, 11));
    expect(rows(11, 11, 0.5)).toBeGreaterThan(2 * rows(11, 11));
  });

  it('grows with the figures where nothing places them', () => {
    expect(rows(41, 0, 0.25, 20)).toBeGreaterThan(1.4);
    expect(rows(41, 0, 0.25, 20)).toBeLessThan(1.5);
  });
});
