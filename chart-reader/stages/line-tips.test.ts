import { inkOf } from '../image/ink.ts';
import { toPicture } from '../image/picture.ts';
import { Canvas } from '../testing/canvas.ts';
import type { Colour } from '../testing/canvas.ts';
import { pointsOf } from './line-points.ts';
import type { LinePoint } from './line-point.ts';
import { traceLines } from './line-trace.ts';
import { withTips } from './line-tips.ts';

const [WIDTH, PANE, HEIGHT] = [520, 440, 300];
const GOLD: Colour = [240, 185, 11];
const even = (k: number): number => Math.abs(Math.sin(12.9898 * (k + 1)) * 43758.5453) % 1;
const line = (count: number, origin: number): (readonly [number, number])[] =>
  Array.from({ length: count }, (_, k) => [origin + 30 * k, 60 + 180 * even(k)] as const);

/** The points of a line in a pane, and those beside its ends, where something is drawn over it. */
function tipped(
  points: readonly (readonly [number, number])[],
  over: readonly [x0: number, x1: number],
  tags: readonly number[] = [],
): { before: number; after: LinePoint[] } {
  const canvas = new Canvas(WIDTH, HEIGHT, [11, 14, 20]);
  canvas.polyline(points, 2, GOLD);
  canvas.fill(over[0], 0, over[1], HEIGHT, [14, 203, 129]);
  const picture = toPicture(canvas.raster);
  const ink = inkOf(picture, {
    x0: 0,
    y0: 0,
    x1: over[1] < WIDTH ? WIDTH : Math.min(PANE, over[0]),
    y1: HEIGHT,
  });
  const [trace] = traceLines(picture, ink);
  const found = pointsOf(trace!);
  const colour = GOLD as [number, number, number];
  const tips = withTips(
    found,
    trace!,
    picture,
    ink,
    tags.map((y) => ({ y, colour })),
  );
  return { before: found.points.length, after: tips.points };
}

describe('withTips', () => {
  it('adds the last point that a price tag beside the pane covers, as high as the straight piece leads', () => {
    const points = line(15, 15);
    const [x, y] = points[14]!;
    const { before, after } = tipped(points, [x - 12, WIDTH], [y]);
    expect(before).toBe(14);
    expect(after).toHaveLength(15);
    expect(Math.abs(after[14]!.x - x)).toBeLessThan(0.3);
    expect(Math.abs(after[14]!.y - y)).toBeLessThan(1.5);
  });

  it('follows the line beyond the pane up to the tag', () => {
    const points = line(16, 10);
    const [x, y] = points[15]!;
    const { after } = tipped(points, [x - 10, WIDTH], [y]);
    expect(after).toHaveLength(16);
    expect(Math.abs(after[15]!.y - y)).toBeLessThan(1.5);
  });

  it('refuses a line of few points of which too little is seen after its last one to tell where it leads', () => {
    const points = line(14, 15);
    const [x] = points[13]!;
    expect(() => tipped(points, [x - 22, x + 20])).toThrow('line_goes_on');
  });

  it('adds none where the picture cuts the line off and no tag stands where it leads', () => {
    const points = line(15, 15);
    const [x, y] = points[14]!;
    expect(tipped(points, [x - 12, WIDTH], [y + 30]).after).toHaveLength(14);
    expect(tipped(points, [x - 12, WIDTH]).after).toHaveLength(14);
  });
});
