import fc from 'fast-check';
import { spectrumAt } from './spectrum.ts';

function directly(weights: Float64Array, first: number, step: number, k: number): number {
  let [re, im] = [0, 0];
  weights.forEach((w, i) => {
    re += w * Math.cos(i * (first + k * step));
    im += w * Math.sin(i * (first + k * step));
  });
  return Math.hypot(re, im);
}

describe('spectrumAt', () => {
  it('gives the sums that adding one weight after another gives, at every frequency', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 20, noNaN: true }), { minLength: 1, maxLength: 400 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0.0001, max: 0.05, noNaN: true }),
        fc.integer({ min: 1, max: 300 }),
        (list, first, step, count) => {
          const weights = Float64Array.from(list);
          const sums = spectrumAt(weights, first, step, count);
          expect(sums.length).toBe(count);
          sums.forEach((sum, k) => {
            expect(sum).toBeCloseTo(directly(weights, first, step, k), 7);
          });
        },
      ),
      { numRuns: 40, seed: 3 },
    );
  });
});
