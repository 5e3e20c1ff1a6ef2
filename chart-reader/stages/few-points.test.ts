import { inkOf } from '../image/ink.ts';
import { toPicture } from '../image/picture.ts';
import type { Colour } from '../testing/canvas.ts';
import { Canvas } from '../testing/canvas.ts';
import { findLine } from './find-line.ts';
import { traceLines } from './line-trace.ts';
import type { Refused } from './refuse.ts';

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
    expect(() => readOf(10, 27)).toThrow('few_points');
    expect(() => readOf(11, 27)).toThrow('few_points');
    expect(readOf(12, 24).points.points).toHaveLength(12);
  });

  it('is refused for what was found: too few points, a short line, or too little that is seen of it', () => {
    const why = (draw: (canvas: Canvas) => void): unknown[] => {
      const canvas = new Canvas(WIDTH, HEIGHT, [255, 255, 255]);
      draw(canvas);
      const picture = toPicture(canvas.raster);
      const ink = inkOf(picture, { x0: 0, y0: 0, x1: WIDTH, y1: HEIGHT });
      try {
        findLine(ink, traceLines(picture, ink), []);
        return [];
      } catch (error) {
        return (error as Refused).why;
      }
    };
    const line = (canvas: Canvas, points: number, spacing: number): void =>
      canvas.polyline(
        Array.from({ length: points }, (_, k) => [20 + spacing * k, closes[(5 * k) % 12]!] as const),
        2,
        BLUE,
      );
    expect(why((canvas) => line(canvas, 10, 27))).toEqual(['few_points', 10]);
    expect(why((canvas) => line(canvas, 16, 13))).toEqual(['line_short', expect.closeTo(0.39, 1)]);
    const holed = why((canvas) => {
      line(canvas, 18, 26);
      for (let x = 60; x < 450; x += 60) canvas.fill(x, 0, x + 11, HEIGHT, [255, 255, 255]);
    });
    expect(holed).toEqual(['line_hidden', expect.closeTo(0.8, 1)]);
  });
});
