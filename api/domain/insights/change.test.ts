import { changeBetween, percentOf } from './change.ts';

describe('a change', () => {
  it('[D-106] is computed against the period before', () => {
    expect(changeBetween(150, 120)).toEqual({ now: 150, before: 120, percent: 25 });
    expect(changeBetween(2, 3)).toEqual({ now: 2, before: 3, percent: -33.3 });
    expect(changeBetween(7, 7).percent).toBe(0);
    expect(changeBetween(0, 4).percent).toBe(-100);
  });

  it('has no percentage where there was nothing, or less than nothing, before', () => {
    expect(changeBetween(5, 0).percent).toBeNull();
    expect(changeBetween(5, -10).percent).toBeNull();
    expect(changeBetween(0, 0).percent).toBeNull();
  });

  it('rounds to one decimal, half away from zero, and never to a negative nothing', () => {
    expect(percentOf(1, 2000)).toBe(0.1);
    expect(percentOf(-1, 2000)).toBe(-0.1);
    expect(Object.is(percentOf(-1, 1_000_000), 0)).toBe(true);
  });
});
