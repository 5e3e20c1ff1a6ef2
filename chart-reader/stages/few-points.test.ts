import { inkOf } from '../image/ink.ts';
import { toPicture } from '../image/picture.ts';
import type { Colour } from '../testing/canvas.ts';
import { Canvas } from '../testing/canvas.ts';
import { findLine } from './find-line.ts';
import { traceLines } from './line-trace.ts';

const [WIDTH, HEIGHT] = [500, 300];
const BLUE: Colour = [41, 98, 255];
const closes = [210, 120, 180, 90, 140, 70, 170, 100, 190, 60, 150, 80];

/** A line through the first closes, so many pixels apart. */
function readOf(points: number, spacing: number) {
  const canvas = new Canvas(WIDTH, HEIGHT, [255, 255, 255]);
  canvas.polyline(
    closes.slice(0, points).map((y, k) => [20 + spacing * k, y] as const),
    2,
    BLUE,
  );
  const picture = toPicture(canvas.raster);
  const ink = inkOf(picture, { x0: 0, y0: 0, x1: WIDTH, y1: HEIGHT });
  return findLine(ink, traceLines(picture, ink), []);
}

describe('a line of few points', () => {
  it('[W-544] is read from ten points on, if they are clear and the line goes most of the way across', () => {
    for (const points of [10, 11]) {
      const { points: found } = readOf(points, 40);
      expect(found.points).toHaveLength(points);
      for (const [k, { y }] of found.points.entries()) expect(Math.abs(y - closes[k]!)).toBeLessThan(1.5);
    }
  });

  it('[W-544] is refused where it goes hardly more than half of the way across', () => {
    expect(() => readOf(10, 27)).toThrow('line_short');
    expect(() => readOf(11, 27)).toThrow('line_short');
    expect(readOf(12, 24).points.points).toHaveLength(12);
  });
});
