import { inkOf } from '../image/ink.ts';
import { toPicture } from '../image/picture.ts';
import type { Colour } from '../testing/canvas.ts';
import { Canvas } from '../testing/canvas.ts';
import { findLoneCurve } from './find-line.ts';
import { traceLines } from './line-trace.ts';
import { isAlone } from './lone-curve.ts';

const [WIDTH, HEIGHT] = [500, 300];
const BLUE: Colour = [41, 98, 255];
const RED: Colour = [239, 83, 80];
/** A rounded curve that turns ever faster, so that it tells no points. */
const rowAt = (x: number): number => 150 + 85 * Math.sin((x / 24) ** 1.2) + 30 * Math.cos(x / 31);

function readOf(drawn: (canvas: Canvas) => void = () => undefined, row = rowAt, end = 440) {
  const canvas = new Canvas(WIDTH, HEIGHT, [255, 255, 255]);
  canvas.polyline(
    Array.from({ length: end - 20 }, (_, k) => [20 + k, row(20 + k)] as const),
    2,
    BLUE,
  );
  drawn(canvas);
  const picture = toPicture(canvas.raster);
  const ink = inkOf(picture, { x0: 0, y0: 0, x1: WIDTH, y1: HEIGHT });
  return findLoneCurve(ink, traceLines(picture, ink), []);
}

/** Boxes as letters of a headline. */
const written = (canvas: Canvas, top: number): void => {
  for (let x = 40; x < 300; x += 14) {
    canvas.fill(x, top, x + 3, top + 24, RED);
    canvas.fill(x, top + 10, x + 9, top + 13, RED);
  }
};

describe('a curve whose points cannot be told', () => {
  it('is measured at even distances up to its end where nothing else is drawn in its rows', () => {
    for (const found of [readOf(), readOf((canvas) => written(canvas, 4))]) {
      const { points, measures } = found!;
      expect(points.resolution).toBe('samples');
      for (const { x, y } of points.points) expect(Math.abs(y - rowAt(x))).toBeLessThan(1.5);
      expect(Math.abs(points.points.at(-1)!.x - 439)).toBeLessThan(1.5);
      expect(measures.clarity).toBeGreaterThan(0.5);
    }
  });

  const average = (canvas: Canvas): void =>
    canvas.polyline(
      Array.from({ length: 420 }, (_, k) => [20 + k, 150 + 30 * Math.sin(k / 45)] as const),
      2,
      RED,
    );

  it('may have averages beside it where it turns more often than they do, and nothing that turns nearly as often', () => {
    const alone = (row: (x: number) => number, beside: (canvas: Canvas) => void): boolean => {
      const canvas = new Canvas(WIDTH, HEIGHT, [255, 255, 255]);
      canvas.polyline(
        Array.from({ length: 420 }, (_, k) => [20 + k, row(20 + k)] as const),
        2,
        BLUE,
      );
      beside(canvas);
      const picture = toPicture(canvas.raster);
      const ink = inkOf(picture, { x0: 0, y0: 0, x1: WIDTH, y1: HEIGHT });
      const traces = traceLines(picture, ink);
      const line = traces.find(({ colour }) => colour[2] > 200)!;
      return isAlone(ink, line, traces);
    };
    const rough = (x: number): number => 150 + 80 * Math.sin(x / 7) + 30 * Math.cos(x / 40);
    const other = (canvas: Canvas): void =>
      canvas.polyline(
        Array.from({ length: 420 }, (_, k) => [20 + k, 150 + 60 * Math.sin(k / 9)] as const),
        2,
        RED,
      );
    expect(alone(rough, average)).toBe(true);
    expect(alone(rough, other)).toBe(false);
    expect(alone(rowAt, average)).toBe(false);
  });

  it('is none where another curve or letters stand beside it', () => {
    expect(readOf(average)).toBeNull();
    expect(readOf((canvas) => written(canvas, 150))).toBeNull();
  });

  it('is none where something is drawn beyond its end, and where it hardly turns', () => {
    expect(readOf((canvas) => canvas.fill(456, 100, 490, 200, RED))).toBeNull();
    expect(readOf(undefined, (x) => 150 + 60 * Math.sin(x / 70))).toBeNull();
  });
});
