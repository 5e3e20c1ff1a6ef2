import { emptyDays, openSpan, withoutClosedDays } from './closed-days.ts';
import type { Mark } from './slot-marks.ts';

const markAt = (slot: number): Mark => ({ slot }) as Mark;
const weeks = (count: number): number[] => Array.from({ length: 7 * count }, (_, k) => k);
const isOpen = (slot: number): boolean => slot % 7 < 5;
const slotsOf = (marks: readonly Mark[]): number[] => marks.map((m) => m.slot);

describe('marks in the slots of closed days', () => {
  it('leaves out what stands in the two slots of every week that are mostly empty', () => {
    const open = weeks(8).filter(isOpen);
    const crossed = [5, 13, 27, 40];
    const marks = [...open, ...crossed].sort((a, b) => a - b).map(markAt);
    expect(slotsOf(withoutClosedDays(marks))).toEqual(open);
  });

  it('keeps every mark of a market that trades on all days', () => {
    const marks = weeks(8).map(markAt);
    expect(withoutClosedDays(marks)).toEqual(marks);
  });

  it('keeps every mark where fewer than five weeks are shown', () => {
    const marks = [...weeks(4).filter(isOpen), 5].sort((a, b) => a - b).map(markAt);
    expect(withoutClosedDays(marks)).toEqual(marks);
  });

  it('keeps every mark where open days miss bars too', () => {
    const marks = weeks(8)
      .filter((slot) => isOpen(slot) && slot % 3 > 0)
      .map(markAt);
    expect(withoutClosedDays(marks)).toEqual(marks);
  });

  it('leaves out what crosses every closed day where the bars colours stand on the open ones only', () => {
    const open = weeks(8).filter(isOpen);
    const marks = weeks(8).map(markAt);
    expect(slotsOf(withoutClosedDays(marks, open))).toEqual(open);
    expect(withoutClosedDays(marks, weeks(8))).toEqual(marks);
  });
});

describe('slots without those of closed days', () => {
  it('counts five of seven where two days of each week are empty, also where open days miss bars', () => {
    const seen = weeks(10).filter((slot) => isOpen(slot) && slot % 4 > 0);
    expect(openSpan(seen)).toBeCloseTo((5 / 7) * (seen.at(-1)! - seen[0]! + 1), 6);
    expect(openSpan(weeks(8))).toBe(56);
    expect(openSpan([])).toBe(0);
  });

  it('names no empty days where some stand on all days, or few weeks are shown', () => {
    expect(emptyDays(weeks(8).filter((slot) => slot % 14 !== 5))).toBeNull();
    expect(emptyDays(weeks(4).filter(isOpen))).toBeNull();
  });
});
