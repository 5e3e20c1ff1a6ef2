import { walk } from '../testing/walks.ts';
import { gradeRange, rangeCoverage } from './grade-range.ts';

const cone = [1, 2, 3].map((bar) => ({ bar, low: 1_000 - bar, high: 1_000 + bar }));
const barsAt = (...closes: number[]) =>
  closes.map((close, i) => ({
    number: i + 1,
    bar: { ...walk({ seed: 1, bars: 1 }).bars[0]!, close: { value: close, sigma: 0 } },
  }));

describe('the range of the coming bars, graded by a later picture', () => {
  it('is held where the close lies within it, ends included', () => {
    expect(gradeRange(cone, barsAt(1_005, 1_002), 3)).toEqual({
      bar: 2,
      low: 998,
      high: 1_002,
      close: 1_002,
      held: true,
    });
    expect(gradeRange(cone, barsAt(1_000, 997.9), 3)?.held).toBe(false);
  });

  it('is taken at the last bar that has ended, and at none beyond the range', () => {
    expect(gradeRange(cone, barsAt(1_000, 1_000, 1_000), 3)?.bar).toBe(2);
    expect(gradeRange(cone, barsAt(1_000, 1_000, 1_000, 1_000, 1_000), 5)?.bar).toBe(3);
  });

  it('is not graded without a range or without an ended bar', () => {
    expect(gradeRange([], barsAt(1_000, 1_000), 2)).toBeNull();
    expect(gradeRange(cone, barsAt(1_000), 1)).toBeNull();
  });

  it('counts only analyses that have such a grade', () => {
    expect(rangeCoverage([{ inRange: true }, { inRange: false }, { inRange: null }, {}])).toEqual({
      graded: 2,
      held: 1,
    });
  });
});
