import { createKernels, plainKernels } from './plain-kernels.ts';
import { createNetwork } from './network.ts';
import { normaliseLine } from './normalise-line.ts';
import { referenceCases } from './reference-cases.ts';
import { shippedModel } from './shipped-model.ts';
import { unpack } from './weights.ts';

describe('createNetwork', () => {
  it('agrees with the training program at every step', () => {
    const network = createNetwork(shippedModel(), createKernels);
    for (const { crop, best, probability } of referenceCases()) {
      const { steps, classes, scores } = network.classify(normaliseLine(crop));
      expect(steps).toBe(best.length);
      best.forEach((expected, t) => {
        const row = [...scores.subarray(t * classes, (t + 1) * classes)];
        expect(row.indexOf(Math.max(...row))).toBe(expected);
        expect(row[expected]).toBeCloseTo(probability[t]!, 2);
        expect(row.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 9);
      });
    }
  });

  it('gives the same with and without WebAssembly, whatever it read before', () => {
    const vectors = createNetwork(shippedModel(), createKernels);
    const plain = createNetwork(shippedModel(), plainKernels);
    for (const { crop } of [...referenceCases(), ...referenceCases().reverse()]) {
      const line = normaliseLine(crop);
      const one = vectors.classify(line).scores;
      const other = plain.classify(line).scores;
      expect(one.length).toBe(other.length);
      one.forEach((value, i) => {
        expect(Math.abs(value - other[i]!)).toBeLessThan(1e-4);
      });
    }
  });

  it('refuses numbers that are too few', () => {
    const shape = {
      version: 1,
      alphabet: 'a',
      calibration: { slope: 1, offset: 0 },
      layers: [{ name: 'head', outputs: 4, inner: 4 }],
    };
    expect(() => unpack(shape, Uint8Array.of(255, 255, 255))).toThrow(RangeError);
  });
});
