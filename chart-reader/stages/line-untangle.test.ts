import { inkOf } from '../image/ink.ts';
import { toPicture } from '../image/picture.ts';
import type { Colour } from '../testing/canvas.ts';
import { Canvas } from '../testing/canvas.ts';
import type { LineTrace } from './line-trace.ts';
import { colourLayers } from './line-layers.ts';
import { bestPath, columnOf } from './line-path.ts';
import { lineRuns } from './line-runs.ts';
import { traceLines } from './line-trace.ts';
import { untangled } from './line-untangle.ts';

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

  it('are told by their thickness where the one bends about as much as the other', () => {
    const rows = (list: number[]): Point[] => list.map((row, k) => [10 + 40 * k, row]);
    const canvas = new Canvas(WIDTH, HEIGHT, [255, 255, 255]);
    canvas.polyline(rows([60, 90, 50, 100, 60, 90, 60, 149, 60, 90, 50, 100, 60, 100, 50, 90]), 2.6, BLUE);
    canvas.polyline(
      rows([250, 230, 250, 215, 240, 240, 240, 151, 240, 250, 230, 250, 225, 250, 230, 240]),
      1.5,
      BLUE,
    );
    const picture = toPicture(canvas.raster);
    const ink = inkOf(picture, { x0: 0, y0: 0, x1: WIDTH, y1: HEIGHT });
    const layers = colourLayers(picture, ink);
    const runs = lineRuns(picture, ink, layers)[0]!;
    const used = new Uint8Array(runs.count);
    const [upper, lower] = [0, 1].map(() => {
      const path = bestPath(runs, used, layers.reach, 3 * layers.reach);
      for (const run of path) used[run] = 1;
      return path;
    });
    const halves = (path: Int32Array): Int32Array[] => {
      const k = path.findIndex((run) => columnOf(runs, run) >= 290);
      return [path.slice(0, k), path.slice(k)];
    };
    const [[a, b], [c, d]] = [halves(upper!), halves(lower!)];
    const exchanged = [Int32Array.of(...a!, ...d!), Int32Array.of(...c!, ...b!)];
    const parted = untangled(runs, exchanged).map((path) => new Set(path));
    const shared = (path: Int32Array): number =>
      Math.max(...parted.map((own) => path.filter((run) => own.has(run)).length / path.length));
    expect([upper!, lower!].map(shared).every((share) => share > 0.95)).toBe(true);
  });
});
