import type { GradeOutcome } from './grade-types.ts';
import { hitRate } from './hit-rate.ts';

const graded = (outcome: GradeOutcome, count: number, chance: number | null = 0.3) =>
  Array.from({ length: count }, () => ({ outcome, chance }));

describe('the hit rate', () => {
  it('counts open plans as not hit, beside what chance gives in the bars watched', () => {
    const rate = hitRate([
      ...graded('target', 8, 0.5),
      ...graded('stopped', 2, 0.25),
      ...graded('open', 6, 0.1),
      ...graded('ambiguous', 4),
      ...graded('not_entered', 1),
    ]);
    expect(rate).toMatchObject({
      graded: 21,
      hits: 8,
      misses: 2,
      open: 6,
      ambiguous: 4,
      notEntered: 1,
      rate: 0.5,
    });
    expect(rate.baseRate).toBeCloseTo((8 * 0.5 + 2 * 0.25 + 6 * 0.1) / 16);
  });

  it('counts one that stands for many as many', () => {
    const many = [...graded('target', 3, 0.5), ...graded('stopped', 5, 0.2), ...graded('not_entered', 2)];
    const few = [
      { outcome: 'target' as const, chance: 0.5, times: 3 },
      { outcome: 'stopped' as const, chance: 0.2, times: 5 },
      { outcome: 'not_entered' as const, chance: 0.3, times: 2 },
    ];
    const { baseRate, ...counts } = hitRate(few);
    const { baseRate: ofMany, ...expected } = hitRate(many);
    expect(counts).toEqual(expected);
    expect(baseRate).toBeCloseTo(ofMany ?? 0);
  });

  it('has the Wilson interval', () => {
    // 8 of 10: 0.4902 to 0.9433, as in published tables.
    const { low, high } = hitRate([...graded('target', 8), ...graded('stopped', 2)]);
    expect(low).toBeCloseTo(0.4902, 3);
    expect(high).toBeCloseTo(0.9433, 3);
    expect(hitRate(graded('target', 3))).toMatchObject({ rate: 1, high: 1 });
  });

  it('leaves grades that know no chance out of the base rate', () => {
    expect(hitRate([...graded('target', 1, null), ...graded('stopped', 1, 0.4)]).baseRate).toBe(0.4);
    expect(hitRate(graded('open', 2, null)).baseRate).toBeNull();
  });

  it('says nothing before a plan was watched', () => {
    expect(hitRate(graded('not_entered', 2))).toMatchObject({ rate: null, low: null, high: null });
    expect(hitRate([])).toMatchObject({ graded: 0, rate: null, baseRate: null });
  });
});
