import { withoutClosedDays } from './closed-days.ts';
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
});
