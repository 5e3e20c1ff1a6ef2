import { checkAxis, checkFigures } from './axis-check.ts';
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

describe('checkFigures', () => {
  /** An axis of five labels forty rows apart, and further texts at these rows. */
  const column = (further: readonly { y: number; text: string; plate?: boolean }[]): StripReading => {
    const own = [0, 1, 2, 3, 4].map((k) => ({ y: 400 + 40 * k, text: String(80 - 20 * k) }));
    const all = [...own, ...further].sort((a, b) => a.y - b.y);
    return {
      labels: all.map(({ y, text, ...rest }) => ({
        shape: { y, plate: 'plate' in rest && rest.plate ? {} : null },
        read: { text },
      })),
      calibration: {
        evidence: 9,
        percent: false,
        labels: all.map(({ y }) => ({ inlier: own.some((o) => o.y === y) })),
        fit: { scale: 'linear', inliers: own.map(({ y }) => ({ y })) },
      },
    } as unknown as StripReading;
  };

  it('refuses an axis beyond which labels go on at its distances without fitting it', () => {
    const remnants = ['15.40', '5.20', '5.00'].map((text, k) => ({ y: 281 + 40 * k, text }));
    expect(() => checkFigures(column(remnants))).toThrow('do not fit them');
  });

  it('takes an axis beside that of another pane, and one with a label or two that were misread', () => {
    const pane = ['70', '50', '30'].map((text, k) => ({ y: 600 + 22 * k, text }));
    expect(() => checkFigures(column(pane))).not.toThrow();
    expect(() =>
      checkFigures(
        column([
          { y: 360, text: '1OO' },
          { y: 320, text: '12' },
        ]),
      ),
    ).not.toThrow();
  });

  it('does not take tags for labels of the axis', () => {
    const tags = ['101', '122', '141'].map((text, k) => ({ y: 280 + 40 * k, text, plate: true }));
    expect(() => checkFigures(column(tags))).not.toThrow();
  });
});
