import { checkAxis } from './axis-check.ts';
import type { StripReading } from './labels.ts';

const reading = (evidence: number, witnesses: number): StripReading =>
  ({
    calibration: {
      evidence,
      witnesses,
      within: 2,
      fit: { margin: 4, residual: 0, inliers: [{ weight: 1 }, { weight: 1 }] },
    },
  }) as unknown as StripReading;

describe('checkAxis', () => {
  it('takes an axis with enough evidence by itself', () => {
    expect(checkAxis(reading(3.2, 0), 0)).toBe(true);
  });

  it('leaves two labels and a tag to the header', () => {
    expect(checkAxis(reading(0.25, 1), 0)).toBe(false);
  });

  it('refuses two labels without a tag, whatever the header prints', () => {
    expect(() => checkAxis(reading(0.25, 0), 0)).toThrow('do not tell the prices with certainty');
    expect(() => checkAxis(reading(-1, 1), 0)).toThrow('do not tell the prices with certainty');
  });
});
