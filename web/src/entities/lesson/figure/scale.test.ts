import { formatMark, linear, roundMarks, spanOf, spread } from './scale.ts';

describe('the scale of a figure', () => {
  it('spans all values and opens a flat one', () => {
    expect(spanOf([3, 1, 2])).toEqual({ min: 1, max: 3 });
    expect(spanOf([50])).toEqual({ min: 45, max: 55 });
    expect(spanOf([0, 0])).toEqual({ min: -1, max: 1 });
    expect(spanOf([])).toEqual({ min: 0, max: 1 });
  });

  it('puts the least value at the first pixel, also upside down', () => {
    const y = linear({ min: 100, max: 200 }, 300, 0);
    expect([y(100), y(150), y(200)]).toEqual([300, 150, 0]);
  });

  it.each([
    [{ min: 0, max: 100 }, 5, [0, 20, 40, 60, 80, 100]],
    [{ min: 99.2, max: 104.1 }, 5, [100, 101, 102, 103, 104]],
    [{ min: -0.25, max: 0.3 }, 4, [-0.2, 0, 0.2]],
  ])('marks %o with round values', (span, count, marks) => {
    expect(roundMarks(span, count)).toEqual(marks);
  });

  it('moves labels apart without changing their order, and stays within the limits', () => {
    expect(spread([10, 12, 60], 15, { min: 0, max: 100 })).toEqual([10, 25, 60]);
    expect(spread([12, 10], 15, { min: 0, max: 100 })).toEqual([25, 10]);
    expect(spread([95, 98], 15, { min: 0, max: 100 })).toEqual([85, 100]);
    expect(spread([-5], 15, { min: 0, max: 100 })).toEqual([0]);
  });

  it('writes marks with the decimals of their step', () => {
    expect(formatMark(1500, [1000, 1500])).toBe('1,500');
    expect(formatMark(0.2, [-0.2, 0, 0.2])).toBe('0.2');
    expect(formatMark(1, [0.95, 1])).toBe('1.00');
    expect(formatMark(104.125)).toBe('104.125');
  });
});
