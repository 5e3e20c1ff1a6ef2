import { inkOf } from '../image/ink.ts';
import { toPicture } from '../image/picture.ts';
import type { Colour } from '../testing/canvas.ts';
import { Canvas } from '../testing/canvas.ts';
import { findLine, findPlainLine } from './find-line.ts';
import { plainLine } from './plain-line.ts';
import { withDots } from './line-dots.ts';
import type { LineTrace } from './line-trace.ts';
import { traceLines } from './line-trace.ts';

const [WIDTH, HEIGHT] = [640, 300];
const BLUE: Colour = [41, 98, 255];

type Point = readonly [number, number];
const even = (k: number): number => Math.abs(Math.sin(12.9898 * (k + 1)) * 43758.5453) % 1;
const walk = (spacing: number): Point[] =>
  Array.from({ length: Math.floor((WIDTH - 20) / spacing) }, (_, k) => [
    8.3 + spacing * k,
    150 + 50 * Math.sin(k / 11) + 24 * even(k),
  ]);

function drawn(draw: (canvas: Canvas) => void) {
  const canvas = new Canvas(WIDTH, HEIGHT, [255, 255, 255]);
  draw(canvas);
  const picture = toPicture(canvas.raster);
  const ink = inkOf(picture, { x0: 0, y0: 0, x1: WIDTH, y1: HEIGHT });
  return { ink, traces: traceLines(picture, ink).map(withDots) };
}

const dotted =
  (points: readonly Point[], radius: number) =>
  (canvas: Canvas): void => {
    canvas.polyline(points, 1.6, BLUE);
    for (const [x, y] of points) canvas.dot(x, y, radius, BLUE);
  };

describe('withDots', () => {
  const first = (draw: (canvas: Canvas) => void): LineTrace => drawn(draw).traces[0]!;

  it('finds the dots on the points of a line, and the thickness of the stroke between them', () => {
    const line = first(dotted(walk(11.7), 3));
    expect(line.dots?.spacing).toBeCloseTo(11.7, 1);
    expect(Math.abs(line.thickness - 1.6)).toBeLessThan(0.5);
  });

  it('finds none on a plain line, which is thicker at some of its joints only', () => {
    expect(first((canvas) => canvas.polyline(walk(11.7), 1.6, BLUE)).dots).toBeUndefined();
  });

  it('takes the marks on some of its points for no dots', () => {
    const some = (canvas: Canvas): void => {
      canvas.polyline(walk(11.7), 1.6, BLUE);
      walk(11.7).forEach(([x, y], k) => even(5 * k) < 0.3 && canvas.dot(x, y, 3, BLUE));
    };
    expect(first(some).dots).toBeUndefined();
  });

  it('takes marks of all heights for no dots: bars beside one another have them', () => {
    const bars = (canvas: Canvas): void => {
      canvas.polyline(walk(11.7), 1.6, BLUE);
      walk(11.7).forEach(([x, y], k) => {
        const half = 2 + 9 * even(3 * k);
        canvas.fill(x - 2, y - half, x + 2, y + half, BLUE);
      });
    };
    expect(first(bars).dots).toBeUndefined();
  });

  it.each([
    [37, 120, 11, 40],
    [60, 100, 9, 90],
    [15, 90, 4, 50],
  ])(
    'takes the steep parts of a curve that winds for no dots: waves of %i and %i px',
    (slow, high, fast, low) => {
      const winding = (canvas: Canvas): void => {
        const rowAt = (x: number): number =>
          150 + (high / 2) * Math.sin(x / slow) + (low / 2) * Math.sin(x / fast);
        for (let x = 2; x < WIDTH - 2; x++) {
          const [a, b] = [rowAt(x), rowAt(x + 1)];
          canvas.fill(x, Math.floor(Math.min(a, b)), x + 1, Math.ceil(Math.max(a, b)) + 2, BLUE);
        }
      };
      expect(first(winding).dots).toBeUndefined();
    },
  );
});

describe('a line with dots', () => {
  it.each([
    [5.9, 3],
    [9.8, 3.6],
    [17, 3],
  ])('[W-479] is read at its points %f px apart, not at the sides of its dots', (spacing, radius) => {
    const points = walk(spacing);
    const { ink, traces } = drawn(dotted(points, radius));
    const found = findLine(ink, traces, []).points;
    expect(found.spacing).toBeCloseTo(spacing, 1);
    expect(found.points).toHaveLength(points.length);
    const off = found.points.map(({ x, y }) => {
      const [, row] = points[Math.round((x - 8.3) / spacing)]!;
      return Math.abs(y - row);
    });
    expect(off.sort((a, b) => a - b)[off.length >> 1]).toBeLessThan(1.2);
  });

  it('is the price whatever else is drawn in the pane', () => {
    const { ink, traces } = drawn((canvas) => {
      for (let k = 0; k < 70; k++) canvas.fill(9 * k, 20 + 60 * even(k), 9 * k + 7, 90, [200, 150, 150]);
      dotted(walk(17), 3)(canvas);
    });
    const signs = plainLine(ink, traces, []);
    expect(signs && findPlainLine(ink, traces, signs)).not.toBeNull();
  });
});
