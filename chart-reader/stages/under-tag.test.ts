import type { Ink } from '../image/ink.ts';
import type { PriceTag } from './choose-line.ts';
import type { LinePoints } from './line-points.ts';
import type { LineTrace } from './line-trace.ts';
import { withPointUnderTag } from './under-tag.ts';

const [LAST, SPACING] = [160, 40];
/** Rises by four rows in ten columns after its last point, which is on row 50. */
const y = Float32Array.from({ length: 172 }, (_, x) => 50 - 0.4 * Math.max(0, x + 0.5 - LAST));
const line = { to: y.length, y } as unknown as LineTrace;
const ink = {
  box: { x0: 10, y0: 20 },
  width: 200,
  printed: [{ x0: 184, y0: 44, x1: 260, y1: 64 }],
} as unknown as Ink;
const tagAt = (row: number): PriceTag => ({ y: row, colour: [0, 0, 0] });
const points = {
  points: [0, 1, 2, 3].map((k) => ({ x: LAST - 120 + k * SPACING, y: 50, sigma: 0.1, slot: k, seen: 1 })),
  ...{ hidden: [], spacing: SPACING, resolution: 'bars', clarity: 1, evidence: [] },
} as unknown as LinePoints;

describe('withPointUnderTag', () => {
  it('adds the point to whose row the line goes on where the fill ends', () => {
    const { points: found } = withPointUnderTag(points, line, ink, [tagAt(54.5)]);
    expect(found).toHaveLength(5);
    expect(found[4]).toMatchObject({ x: 200, y: 34.5, slot: 4 });
  });

  it('adds none where the line goes elsewhere, ends at its last point, or the fill ends elsewhere', () => {
    expect(withPointUnderTag(points, line, ink, [tagAt(63)])).toBe(points);
    expect(withPointUnderTag(points, { ...line, to: 162 }, ink, [tagAt(54.5)])).toBe(points);
    expect(withPointUnderTag(points, line, { ...ink, width: 185 }, [tagAt(54.5)])).toBe(points);
    expect(withPointUnderTag(points, line, { ...ink, printed: [] }, [tagAt(54.5)])).toBe(points);
  });
});
