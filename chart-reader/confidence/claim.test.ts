import fc from 'fast-check';
import type { FieldModel } from './field-model.ts';
import { claimFor } from './claim.ts';
import { countMeasure, FIELDS, lastPriceMeasures } from './measures.ts';
import { FIELD_MODELS } from './weights.ts';

const model: FieldModel = {
  names: ['own', 'axis'],
  means: [0.8, 0.9],
  deviations: [0.1, 0.2],
  weights: [1, 0.5],
  constant: 1,
  curve: [
    [0.2, 0.1],
    [0.7, 0.6],
    [0.95, 0.97],
  ],
};

describe('the claim to be right', () => {
  it('rises with a measure that speaks for the answer', () => {
    const at = (own: number): number => claimFor(model, { own, axis: 0.9 });
    expect(at(0.9)).toBeGreaterThan(at(0.8));
    expect(at(0.8)).toBeGreaterThan(at(0.6));
  });

  it('counts a measure that is missing as usual, and passes over one it does not know', () => {
    expect(claimFor(model, { own: 0.85 })).toBeCloseTo(
      claimFor(model, { own: 0.85, axis: 0.9, other: 7 }),
      12,
    );
  });

  it('never leaves the curve, whatever the measures', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), fc.double({ noNaN: true }), (own, axis) => {
        const claim = claimFor(model, { own, axis });
        expect(claim).toBeGreaterThanOrEqual(0.1);
        expect(claim).toBeLessThanOrEqual(0.97);
      }),
      { seed: 3, numRuns: 200 },
    );
  });

  it('has a fitted model for every field, whose claims stay short of certainty', () => {
    for (const field of FIELDS) {
      const { curve, names, weights, means, deviations } = FIELD_MODELS[field];
      expect(new Set([weights.length, means.length, deviations.length])).toEqual(new Set([names.length]));
      expect(curve.every(([, y]) => y > 0 && y < 1)).toBe(true);
    }
  });
});

describe('the claim of a last price', () => {
  it('is higher where the price is printed than where the last close was measured only', () => {
    const claim = (printed: boolean): number =>
      claimFor(FIELD_MODELS.last_price, lastPriceMeasures({ own: 0.65 }, {}, printed));
    expect(claim(true)).toBeGreaterThan(claim(false));
  });
});

describe('the measure of how many bars there are', () => {
  it('says the less, the clearer the vertices of a line are', () => {
    expect(countMeasure(20, 0)).toBeCloseTo(1 / 3, 5);
    expect(countMeasure(20, 0.9)).toBeGreaterThan(0.9);
    expect(countMeasure(90, 0)).toBe(1);
  });
});
