import { claimFor } from '../../confidence/claim.ts';
import type { FieldModel } from '../../confidence/field-model.ts';
import { createRandom } from '../random.ts';
import type { Answer } from './fit-claims.ts';
import { better, lifted, modelOf, qualityOf, rescaled } from './fit-claims.ts';

/** Right as often as 1 / (1 + exp(-(2 own + 1))). */
function answersOf(seed: string): Answer[] {
  const random = createRandom(seed);
  return Array.from({ length: 600 }, () => {
    const own = random.normal();
    return { measures: { own }, right: random.chance(1 / (1 + Math.exp(-2 * own - 1))) };
  });
}
const [answers, unseen] = [answersOf('fit'), answersOf('unseen')];

/** Knows what tells right from wrong, but claims too little of it. */
const timid: FieldModel = {
  names: ['own'],
  means: [0],
  deviations: [1],
  weights: [0.5],
  constant: 0,
  curve: [
    [0.3, 0.3],
    [0.7, 0.7],
  ],
};

describe('a fit of claims', () => {
  it('anew keeps its word on answers that it has not seen', () => {
    expect(qualityOf(modelOf(answers).model, unseen).calibration).toBeLessThan(0.05);
  });

  it('by two numbers sets a timid model right, in the order that the model has', () => {
    const model = rescaled(timid, answers);
    expect(qualityOf(timid, unseen).calibration).toBeGreaterThan(0.1);
    expect(qualityOf(model, unseen).calibration).toBeLessThan(0.05);
    expect(model.weights[0]).toBeCloseTo(2, 0);
    expect(claimFor(model, { own: 0.2 })).toBeGreaterThan(claimFor(model, { own: 0.1 }));
    expect(claimFor(model, { own: 99 })).toBe(0.985);
    expect(claimFor(model, { own: -99 })).toBe(0.015);
  });

  it('of good answers alone sets them right and makes no other answer a good one', () => {
    const curve = [
      [0.1, 0.1],
      [0.9, 0.9],
      [0.985, 0.985],
    ] as const;
    const model: FieldModel = { ...timid, weights: [1], curve };
    // Of 300 answers that claim between 0.9 and 0.985 three are wrong.
    const many = Array.from({ length: 300 }, (_, i) => ({
      measures: { own: 2.3 + i / 200 },
      right: i % 100 > 0,
    }));
    const set = lifted(model, many);
    expect(qualityOf(set, many).calibration).toBeLessThan(0.5 * qualityOf(model, many).calibration);
    for (const own of [-1, 0, 1.5, 2.19]) expect(claimFor(set, { own })).toBe(claimFor(model, { own }));
    const claims = many.map(({ measures }) => claimFor(set, measures));
    expect(claims.toSorted((a, b) => a - b)).toEqual(claims);
    const bold = many.map((a, i) => ({ ...a, right: i % 10 > 0 }));
    expect(lifted(model, bold)).toBe(model);
  });
});

describe('a model that takes the place of another', () => {
  const before = { calibration: 0.05, brier: 0.09, bold: 3 };

  it('is nearer to the truth on answers held back', () => {
    expect(better({ ...before, calibration: 0.03 }, before)).toBe(true);
    expect(better({ ...before, calibration: 0.06 }, before)).toBe(false);
  });

  it('neither claims more where it is wrong nor tells right from wrong less well', () => {
    expect(better({ calibration: 0.03, brier: 0.09, bold: 4 }, before)).toBe(false);
    expect(better({ calibration: 0.03, brier: 0.1, bold: 3 }, before)).toBe(false);
  });
});
