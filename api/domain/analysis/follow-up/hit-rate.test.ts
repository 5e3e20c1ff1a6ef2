import type { GradeOutcome } from './grade-types.ts';
import { hitRate } from './hit-rate.ts';

const graded = (outcome: GradeOutcome, count: number, riskReward = 2) =>
  Array.from({ length: count }, () => ({ outcome, riskReward }));

describe('the hit rate', () => {
  it('counts decided grades only, beside what chance would give', () => {
    const rate = hitRate([
      ...graded('target', 8, 1),
      ...graded('stopped', 2, 3),
      ...graded('open', 3),
      ...graded('ambiguous', 4),
      ...graded('not_entered', 1),
    ]);
    expect(rate).toMatchObject({
      graded: 18,
      hits: 8,
      misses: 2,
      open: 3,
      ambiguous: 4,
      notEntered: 1,
      rate: 0.8,
    });
    expect(rate.baseRate).toBeCloseTo((8 * 0.5 + 2 * 0.25) / 10);
  });

  it('has the Wilson interval', () => {
    // 8 of 10: 0.4902 to 0.9433, as in published tables.
    const { low, high } = hitRate([...graded('target', 8), ...graded('stopped', 2)]);
    expect(low).toBeCloseTo(0.4902, 3);
    expect(high).toBeCloseTo(0.9433, 3);
    expect(hitRate(graded('target', 3))).toMatchObject({ rate: 1, high: 1 });
  });

  it('says nothing before anything is decided', () => {
    expect(hitRate(graded('open', 2))).toMatchObject({ rate: null, low: null, high: null, baseRate: null });
    expect(hitRate([])).toMatchObject({ graded: 0, rate: null });
  });
});
