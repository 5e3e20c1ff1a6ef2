import fc from 'fast-check';
import type { Candidate, Scale } from './axis-fit.ts';
import { fitAxis, priceAt, roundStep, yOfPrice } from './axis-fit.ts';
import { commonOffset } from './calibration.ts';

function label(i: number, y: number, value: number): Candidate {
  return { label: i, y, value, decimals: 2, unit: 0.0001, weight: 0.9, rank: 0 };
}

describe('fitAxis', () => {
  it('recovers linear and logarithmic axes exactly', () => {
    const axes = fc.record({
      scale: fc.constantFrom<Scale>('linear', 'log'),
      top: fc.double({ min: 50, max: 1000, noNaN: true }),
      fall: fc.double({ min: 0.2, max: 0.9, noNaN: true }),
    });
    fc.assert(
      fc.property(axes, ({ scale, top, fall }) => {
        const labels = Array.from({ length: 6 }, (_, i) => {
          const share = (fall * i) / 6;
          return label(i, 40 + 50 * i, scale === 'log' ? top * (1 - fall) ** (i / 6) : top * (1 - share));
        });
        const fit = fitAxis(labels, scale, 1.5)!;
        expect(fit.inliers).toHaveLength(6);
        expect(priceAt(fit, 90)).toBeCloseTo(labels[1]!.value, 6);
        expect(yOfPrice(fit, labels[3]!.value)).toBeCloseTo(190, 6);
      }),
      { seed: 3 },
    );
  });

  it('leaves misread labels out and prefers the alternative that fits', () => {
    const list = [100, 99, 98, 97, 96].map((v, i) => label(i, 50 * i, v));
    list[2] = { ...list[2]!, value: 88 };
    list.splice(3, 0, { ...label(2, 100, 98), rank: 1, weight: 0.1 });
    const fit = fitAxis(list, 'linear', 1.5)!;
    expect(fit.inliers.map((c) => c.value)).toEqual([100, 99, 98, 97, 96]);
  });

  it('does not accept prices that rise downwards', () => {
    expect(
      fitAxis(
        [1, 2, 3, 4, 5].map((v, i) => label(i, 50 * i, v)),
        'linear',
        1.5,
      ),
    ).toBeNull();
  });
});

describe('roundStep', () => {
  it('knows round steps, also with labels left out', () => {
    expect(roundStep([150, 120, 90, 30]).round).toBe(true);
    expect(roundStep([1.4, 1.375, 1.35]).round).toBe(true);
    expect(roundStep([23.2377, 23.1509, 23.0641]).round).toBe(false);
  });
});

describe('commonOffset', () => {
  it('finds the lines that labels stand on or above', () => {
    const labels = [50, 100, 150, 200, 250];
    expect(
      commonOffset(
        labels,
        labels.map((y) => y + 0.5),
        10,
      ),
    ).toBeCloseTo(0.5);
    expect(
      commonOffset(
        labels,
        labels.map((y) => y + 9),
        10,
      ),
    ).toBeCloseTo(9);
    expect(commonOffset(labels, [57, 113], 10)).toBeNull();
  });
});
