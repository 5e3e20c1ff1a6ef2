import { onOpenDays } from './closed-weeks.ts';
import { filledShare } from './regular-gaps.ts';

const days = Array.from({ length: 140 }, (_, i) => i);
const open = days.filter((i) => i % 7 < 5);

describe('onOpenDays', () => {
  it('lets the bars before and after each weekend follow one another', () => {
    expect(
      onOpenDays(open)!
        .slice(0, 12)
        .map((s) => s - onOpenDays(open)![0]!),
    ).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  it('counts only the days that are missing where weekends are longer by a holiday or by bars that were not found', () => {
    const missing = new Set([4, 14, 25, 35, 49, 63, 70]);
    const found = open.filter((i) => !missing.has(i));
    expect(filledShare(found)).toBeLessThan(0.95);
    expect(filledShare(onOpenDays(found)!)).toBeCloseTo(93 / 100);
  });

  it('finds no closed days where bars stand on all of them, nor in less than five weeks', () => {
    expect(onOpenDays(days)).toBeNull();
    expect(onOpenDays(open.filter((i) => i < 30))).toBeNull();
  });
});
