import type { Rectangles } from '../image/rectangles.ts';
import { facing } from './outline-sides.ts';

/** Strokes from row to row, the first of them on the left of its slot and the others on the right. */
function strokes(...rows: [from: number, to: number][]): [Rectangles, Parameters<typeof facing>[1]] {
  const rectangles = {
    y0: Int32Array.from(rows, ([from]) => from),
    y1: Int32Array.from(rows, ([, to]) => to),
  } as unknown as Rectangles;
  const sides = rows.map(([from, to], i) => ({ i, slot: 3, off: i === 0 ? -5 : 5, rows: to - from }));
  return [rectangles, sides];
}

const found = (...rows: [number, number][]): number[] => facing(...strokes(...rows)).map(({ i }) => i);

describe('facing', () => {
  it('takes both sides of an outline for it though a line cuts one of them', () => {
    expect(found([10, 50], [10, 28], [33, 50])).toEqual([0, 1, 2]);
  });

  it('takes strokes on one side, and those at other heights, for none', () => {
    expect(found([10, 50])).toEqual([]);
    expect(found([10, 50], [45, 90])).toEqual([]);
  });
});
