import { inkOf } from '../image/ink.ts';
import { toPicture } from '../image/picture.ts';
import type { Colour } from '../testing/canvas.ts';
import { Canvas } from '../testing/canvas.ts';
import type { LineTrace } from './line-trace.ts';
import { traceLines } from './line-trace.ts';

const WIDTH = 620;
const HEIGHT = 300;
const BLUE: Colour = [41, 98, 255];
const SPACING = 10;
const OVER = 7;

type Point = readonly [number, number];

/** Closes that walk up and down, the same at every run. */
const closes = Array.from({ length: 60 }, (_, k): Point => {
  const even = Math.abs(Math.sin(12.9898 * (k + 1)) * 43758.5453) % 1;
  return [10 + SPACING * k, 150 + 70 * Math.sin(k / 6) + 44 * (even - 0.5)];
});
const average = closes.flatMap(([x], k): Point[] => {
  if (k + 1 < OVER) return [];
  const sum = closes.slice(k + 1 - OVER, k + 1).reduce((all, [, y]) => all + y, 0);
  return [[x, sum / OVER]];
});

function traced(draw: (canvas: Canvas) => void): LineTrace[] {
  const canvas = new Canvas(WIDTH, HEIGHT, [255, 255, 255]);
  draw(canvas);
  const picture = toPicture(canvas.raster);
  return traceLines(picture, inkOf(picture, { x0: 0, y0: 0, x1: WIDTH, y1: HEIGHT }));
}

/** Share of the columns of the drawn curve in which the trace lies on it. */
function shareOn(line: LineTrace, points: readonly Point[]): number {
  let on = 0;
  let all = 0;
  points.slice(1).forEach(([x1, y1], k) => {
    const [x0, y0] = points[k]!;
    const slope = (y1 - y0) / (x1 - x0);
    for (let x = x0; x < x1; x++) {
      all++;
      const off = Math.abs(line.y[x]! - y0 - slope * (x + 0.5 - x0));
      if (off <= 1.5 * Math.hypot(1, slope)) on++;
    }
  });
  return on / all;
}

describe('a line and its average in one colour', () => {
  it('[W-454] are each followed through all their crossings', () => {
    const [price] = traced((canvas) => {
      canvas.polyline(closes, 2, BLUE);
      canvas.polyline(average, 1.4, BLUE);
    });
    expect(shareOn(price!, closes)).toBeGreaterThan(0.96);
  });
});
