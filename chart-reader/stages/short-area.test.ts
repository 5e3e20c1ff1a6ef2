import { inkOf } from '../image/ink.ts';
import { toPicture } from '../image/picture.ts';
import { Canvas } from '../testing/canvas.ts';
import type { FoundLine } from './find-line.ts';
import { traceLines } from './line-trace.ts';
import { findShortArea } from './short-area.ts';

const [WIDTH, HEIGHT] = [800, 300];
const even = (k: number): number => Math.abs(Math.sin(12.9898 * (k + 1)) * 43758.5453) % 1;
const points = Array.from({ length: 20 }, (_, k) => [500 + 10 * k, 90 + 100 * even(k)] as const);

/** What is found of an area over a fourth of the pane, filled up to a column, with a tag at its last point or elsewhere. */
function found(filledTo: number, tag: number): FoundLine | null {
  const canvas = new Canvas(WIDTH, HEIGHT, [255, 255, 255]);
  for (let x = 500; x < filledTo; x++) {
    const k = Math.min(18, (x - 500) / 10) | 0;
    const [[ax, ay], [bx, by]] = [points[k]!, points[k + 1]!];
    const y = Math.min(HEIGHT - 20, ay + ((by - ay) * (x + 0.5 - ax)) / (bx - ax));
    for (let row = Math.round(y); row < HEIGHT; row++)
      canvas.fill(x, row, x + 1, row + 1, [210 + 0.14 * row, 230, 250]);
  }
  canvas.polyline(points, 2, [41, 98, 255]);
  const picture = toPicture(canvas.raster);
  const ink = inkOf(picture, { x0: 0, y0: 0, x1: WIDTH, y1: HEIGHT });
  return findShortArea(picture, ink, traceLines(picture, ink), [{ y: tag, colour: [41, 98, 255] }]);
}

describe('findShortArea', () => {
  it('finds the points of an area whose fill ends with it on both sides, at the price tag', () => {
    const area = found(690, points[19]![1])!;
    expect(area.kind.value).toBe('area');
    expect(area.points.points).toHaveLength(20);
  });

  it('finds none that ends beside the tag, or whose fill goes on', () => {
    expect(found(690, points[19]![1] + 40)).toBeNull();
    expect(found(760, points[19]![1])).toBeNull();
  });
});
