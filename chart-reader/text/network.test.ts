import { classify } from './network.ts';
import { normaliseLine } from './normalise-line.ts';
import { referenceCases } from './reference-cases.ts';
import { shippedModel, unpack } from './weights.ts';

describe('classify', () => {
  it('agrees with the training program at every step', () => {
    const model = shippedModel();
    for (const { crop, best, probability } of referenceCases()) {
      const { steps, classes, scores } = classify(model, normaliseLine(crop));
      expect(steps).toBe(best.length);
      best.forEach((expected, t) => {
        const row = [...scores.subarray(t * classes, (t + 1) * classes)];
        expect(row.indexOf(Math.max(...row))).toBe(expected);
        expect(row[expected]).toBeCloseTo(probability[t]!, 2);
        expect(row.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 9);
      });
    }
  });

  it('refuses stored data that is too short', () => {
    const stored = {
      version: 1,
      alphabet: 'a',
      calibration: { slope: 1, offset: 0 },
      layers: [{ name: 'head', outputs: 4, inner: 4 }],
      data: btoa('abc'),
    };
    expect(() => unpack(stored)).toThrow(RangeError);
  });
});
