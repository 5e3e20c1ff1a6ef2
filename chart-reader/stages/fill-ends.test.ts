import { inkOf } from '../image/ink.ts';
import { toPicture } from '../image/picture.ts';
import { Canvas } from '../testing/canvas.ts';
import type { Colour } from '../testing/canvas.ts';
import { filledBeside } from './fill-ends.ts';
import { traceLines } from './line-trace.ts';
import type { LineTrace } from './line-trace.ts';

const [WIDTH, HEIGHT] = [800, 300];
const BLUE: Colour = [41, 98, 255];
const even = (k: number): number => Math.abs(Math.sin(12.9898 * (k + 1)) * 43758.5453) % 1;
const points = Array.from({ length: 60 }, (_, k) => [100 + 10 * k, 90 + 100 * even(k)] as const);
const last = points.at(-1)!;

interface Drawn {
  line: LineTrace;
  beside: number;
}

/** The area as it is followed, filled as far as that, with a line of its colour from its last point on, and how far its fill goes on beside it. */
function drawn(filledFrom: number, filledTo: number, priceLine: boolean): Drawn {
  const canvas = new Canvas(WIDTH, HEIGHT, [255, 255, 255]);
  for (let x = filledFrom; x < filledTo; x++) {
    const k = Math.max(0, Math.min(58, (x - 100) / 10)) | 0;
    const [[ax, ay], [bx, by]] = [points[k]!, points[k + 1]!];
    const y = Math.max(80, Math.min(190, ay + ((by - ay) * (x + 0.5 - ax)) / (bx - ax)));
    canvas.fill(x, Math.round(y), x + 1, HEIGHT, [215, 228, 255]);
  }
  canvas.polyline(points, 2, BLUE);
  if (priceLine) canvas.polyline([last, [WIDTH - 10, last[1]]], 2, BLUE);
  const picture = toPicture(canvas.raster);
  const ink = inkOf(picture, { x0: 0, y0: 0, x1: WIDTH, y1: HEIGHT });
  const [line] = traceLines(picture, ink);
  return { line: line!, beside: filledBeside(picture, ink, line!) };
}

describe('the line of an area', () => {
  it('ends where its fill ends, though the line of the last price goes on in its colour', () => {
    const { line } = drawn(100, 690, true);
    expect(line.filled).toBe('below');
    expect(Math.abs(line.to - last[0])).toBeLessThanOrEqual(3);
    expect(line.y.slice(line.to).every(Number.isNaN)).toBe(true);
    expect(line.seen).toBeGreaterThan(0.98);
  });

  it('is followed to its end where the fill ends a few columns before', () => {
    const { line } = drawn(100, 686, false);
    expect(Math.abs(line.to - last[0])).toBeLessThanOrEqual(2);
  });

  it('is all of the area where the fill ends with it, and a part where the fill goes on', () => {
    expect(drawn(100, 690, false).beside).toBe(0);
    expect(drawn(20, 690, false).beside).toBeGreaterThan(60);
    expect(drawn(100, 780, false).beside).toBeGreaterThan(60);
  });
});
