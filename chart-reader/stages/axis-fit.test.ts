import fc from 'fast-check';
import type { Candidate, Scale } from './axis-fit.ts';
import { doubtsOf, fitAxis as fitWithDoubts, priceAt, yOfPrice } from './axis-fit.ts';
import type { AxisFit } from './axis-fit.ts';
import { commonOffset } from './axis-refine.ts';
import { commonStep } from './axis-steps.ts';

function label(i: number, y: number, value: number): Candidate {
  const form = { decimals: 2, unit: 0.0001, percent: false, ambiguous: false };
  return { label: i, y, value, ...form, weight: 0.9, rank: 0 };
}

function fitAxis(candidates: Candidate[], scale: Scale, tolerance: number): AxisFit | null {
  const labels = Math.max(...candidates.map((c) => c.label)) + 1;
  return fitWithDoubts(candidates, scale, tolerance, doubtsOf(candidates, labels));
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

  it('[W-541] is not tilted by a rest of another text that stands near the scale by chance', () => {
    const prices: [number, number][] = [
      ...([
        [129, 80],
        [245, 60],
        [319, 50],
        [361, 45],
        [409, 40],
        [463, 35],
      ] as [number, number][]),
      [799, 15],
    ];
    const labels = prices.map(([y, value], i) => label(i, y, value));
    labels[6] = { ...labels[6]!, unit: 1, weight: 0.002 };
    const fit = fitAxis(labels, 'log', 1.3)!;
    expect(fit.inliers.map((c) => c.value)).toEqual([80, 60, 50, 45, 40, 35]);
    expect(fit.residual).toBeLessThan(0.3);
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

describe('fitAxis, what speaks for it', () => {
  const even = (weight: number): Candidate[] =>
    [100, 99, 98, 97, 96, 95, 94].map((v, i) => ({ ...label(i, 50 * i, v), weight }));

  it('lets many exactly spaced labels outweigh doubt about each, and three doubtful ones not', () => {
    expect(fitAxis(even(0.003), 'linear', 1.5)!.score).toBeGreaterThan(10);
    expect(fitAxis(even(0.003).slice(0, 3), 'linear', 1.5)!.score).toBeLessThan(6);
  });

  it('counts sure labels between the others that disagree against the axis', () => {
    const fit = fitAxis(even(0.99), 'linear', 1.5)!;
    const broken = even(0.99).map((c, i) => (i === 2 || i === 4 ? { ...c, value: 3 } : c));
    expect(fitAxis(broken, 'linear', 1.5)!.score).toBeLessThan(fit.score - 12);
  });

  it('tells how near another reading of the same digits comes on every label', () => {
    const list = even(0.5).flatMap((c) => [c, { ...c, value: c.value + 800, weight: 0.4, rank: 1 }]);
    expect(fitAxis(list, 'linear', 1.5)!.margin).toBeLessThan(0.3);
    expect(fitAxis(even(0.9), 'linear', 1.5)!.margin).toBe(Infinity);
  });
});

describe('margin', () => {
  it('knows no other meaning in the same figures a little steeper', () => {
    const near = [182, 198, 215].map((y, i) => label(i, y, 31.75 - 0.25 * i));
    expect(fitAxis(near, 'linear', 1.3)!.margin).toBe(Infinity);
  });
});

describe('commonStep', () => {
  it('knows round steps, also with labels left out', () => {
    expect(commonStep([150, 120, 90, 30], 1)).toMatchObject({ step: 30, round: true });
    expect(commonStep([1.4, 1.375, 1.35], 0.001)!.round).toBe(true);
    expect(commonStep([23.2377, 23.1509, 23.0641], 0.0001)!.round).toBe(false);
  });

  it('tells a last price among the labels from them, also half a step away', () => {
    expect(commonStep([104, 103, 102.5, 102, 101, 100], 0.1)!.member).toEqual([
      true,
      true,
      false,
      true,
      true,
      true,
    ]);
  });

  it('knows even steps whose labels were cut to whole numbers', () => {
    const cut = [4588, 4539, 4490, 4442, 4393, 4344, 4295];
    expect(commonStep(cut, 1)!.member.every(Boolean)).toBe(true);
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

  it('[W-541] takes two lines at one distance for those of two labels where the pane has few', () => {
    expect(commonOffset([50, 150], [61, 161], 13)).toBeCloseTo(11);
    expect(commonOffset([50, 150], [61, 164], 13)).toBeNull();
    expect(commonOffset([50, 150], [61, 161], 13, true)).toBeNull();
    expect(commonOffset([50, 150], [61, 90, 110, 130, 161], 13)).toBeNull();
  });

  it('wants a line at nearly every label where some of the marks are none', () => {
    const labels = [50, 100, 150, 200, 250];
    expect(commonOffset(labels, [49, 99, 149], 10)).toBe(-1);
    expect(commonOffset(labels, [49, 99, 149], 10, true)).toBeNull();
    expect(commonOffset(labels, [49, 99, 149, 199], 10, true)).toBe(-1);
  });
});
