import { createRandom } from '../random.ts';
import { calibrationError, fitLogistic, predictLogistic, reliabilityTable } from './reliability.ts';

const sure = (score: number, rights: number, wrongs: number) => [
  ...Array.from({ length: rights }, () => ({ score, right: true })),
  ...Array.from({ length: wrongs }, () => ({ score, right: false })),
];

describe('reliability of the quality score', () => {
  it('finds no error where nine in ten of the 0.9 are right, and the whole of it in an overclaim', () => {
    expect(calibrationError(sure(0.9, 9, 1))).toBeCloseTo(0, 10);
    expect(calibrationError(sure(0.9, 1, 9))).toBeCloseTo(0.8, 10);
    expect(calibrationError([])).toBeNull();
  });

  it('puts every reading into one bin, both ends of the scale included', () => {
    const table = reliabilityTable([...sure(0, 0, 2), ...sure(0.95, 3, 0), ...sure(1, 1, 0)]);
    expect(table.map((bin) => bin.readings)).toEqual([2, 4]);
    expect(table.map((bin) => bin.shareRight)).toEqual([0, 1]);
  });

  it('recovers which feature matters', () => {
    const random = createRandom('fit');
    const rows = Array.from({ length: 400 }, () => [random.normal(), random.normal()]);
    const right = rows.map(([a = 0]) => random.chance(1 / (1 + Math.exp(-2 * a - 1))));
    const fit = fitLogistic(['matters', 'noise'], rows, right);
    expect(fit.weights[0]).toBeGreaterThan(1.3);
    expect(Math.abs(fit.weights[1] ?? 9)).toBeLessThan(0.4);
    expect(predictLogistic(fit, [2, 0])).toBeGreaterThan(0.9);
    expect(predictLogistic(fit, [-2, 0])).toBeLessThan(0.2);
  });
});
