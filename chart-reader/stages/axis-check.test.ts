import { checkAxis, checkFigures } from './axis-check.ts';
import type { StripReading } from './labels.ts';

const reading = (evidence: number, witnesses: number, weight = 1): StripReading =>
  ({
    calibration: {
      evidence,
      witnesses,
      within: 2,
      fit: { margin: 4, residual: 0, inliers: [1, 2].map((value) => ({ weight, value, unit: 0 })) },
    },
  }) as unknown as StripReading;

describe('checkAxis', () => {
  it('takes an axis with enough evidence by itself', () => {
    expect(checkAxis(reading(3.2, 0), 0)).toBeNull();
  });

  it('leaves two labels and a tag, and three labels, to the header', () => {
    expect(checkAxis(reading(0.25, 1), 0)).toBe('header');
    expect(checkAxis(reading(2, 0), 0)).toBe('header');
  });

  it('leaves two sure labels without a tag to the close of the last bar', () => {
    expect(checkAxis(reading(-2.75, 0), 0)).toBe('close');
    expect(checkAxis(reading(-0.1, 1), 0)).toBe('close');
  });

  it('refuses few labels that are unsure, and figures that are no axis', () => {
    expect(() => checkAxis(reading(0.25, 0, 0.8), 0)).toThrow('too_few');
    expect(() => checkAxis(reading(-3.5, 0), 0)).toThrow('too_few');
  });

  it('allows labels to stand off the scale by what rounding moves them', () => {
    const rounded = (unit: number): StripReading => {
      const { calibration } = reading(9, 0);
      const label = { weight: 1, value: 60, unit };
      const fit = {
        ...calibration.fit,
        scale: 'linear',
        slope: -0.0015,
        residual: 2,
        inliers: [label, label],
      };
      return { calibration: { ...calibration, fit } } as unknown as StripReading;
    };
    expect(checkAxis(rounded(0.01), 0)).toBeNull();
    expect(() => checkAxis(rounded(0.001), 0)).toThrow('labels_uneven');
  });
});

describe('checkFigures', () => {
  /** An axis of five labels forty rows apart, and further texts at these rows. */
  const column = (further: readonly { y: number; text: string; plate?: boolean }[]): StripReading => {
    const own = [0, 1, 2, 3, 4].map((k) => ({ y: 400 + 40 * k, text: (82.5 - 20 * k).toFixed(1) }));
    const all = [...own, ...further].sort((a, b) => a.y - b.y);
    return {
      labels: all.map(({ y, text, ...rest }) => ({
        shape: { y, box: { x0: 0, x1: 8 * text.length }, plate: 'plate' in rest && rest.plate ? {} : null },
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
    expect(() => checkFigures(column(remnants))).toThrow('goes_on_unread');
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

  it('takes an axis beside another whose labels go on at its distances, read surely and exactly', () => {
    const above = ['15.40', '10.20', '5.00'].map((text, k) => ({ y: 281 + 40 * k, text }));
    const all = column(above);
    const pane = (weight: number): StripReading =>
      ({
        labels: all.labels,
        calibration: {
          labels: all.labels.map(({ shape }) => ({ inlier: above.some(({ y }) => y === shape.y) })),
          fit: { residual: 0.2, inliers: above.map(() => ({ rank: 0, weight })) },
        },
      }) as unknown as StripReading;
    expect(() => checkFigures(all, [all, pane(0.99)])).not.toThrow();
    expect(() => checkFigures(all, [all, pane(0.6)])).toThrow('goes_on_unread');
  });

  it('[W-539] takes an axis beside another whose labels stand at its distances and are too short to be whole ones of it', () => {
    const below = ['8', '2', '1'].map((text, k) => ({ y: 600 + 40 * k, text }));
    expect(() => checkFigures(column(below))).not.toThrow();
  });

  it('does not take tags for labels of the axis', () => {
    const tags = ['101', '122', '141'].map((text, k) => ({ y: 280 + 40 * k, text, plate: true }));
    expect(() => checkFigures(column(tags))).not.toThrow();
  });
});
