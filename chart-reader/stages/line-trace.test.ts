import type { Ink } from '../image/ink.ts';
import { inkOf } from '../image/ink.ts';
import { median } from '../image/numbers.ts';
import type { Picture } from '../image/picture.ts';
import { toPicture } from '../image/picture.ts';
import type { Colour } from '../testing/canvas.ts';
import { Canvas } from '../testing/canvas.ts';
import { joinPieces } from './join-pieces.ts';
import type { LineTrace } from './line-trace.ts';
import { traceLines } from './line-trace.ts';

const WIDTH = 420;
const HEIGHT = 260;
const BLUE: Colour = [41, 98, 255];
const ORANGE: Colour = [255, 140, 0];

type Point = readonly [number, number];

/** A zigzag of straight pieces, `spacing` apart. */
function zigzag(spacing: number, middle: number, reach: number, seed: number): Point[] {
  const points: Point[] = [];
  for (let k = 0; 10 + k * spacing <= WIDTH - 10; k++)
    points.push([10 + k * spacing, middle + reach * Math.sin(k * 1.7 + seed) * Math.cos(0.3 * k * seed)]);
  return points;
}

function rowOf(points: readonly Point[], x: number): number {
  const k = points.findIndex(([px], i) => i > 0 && px >= x);
  const [ax, ay] = points[k - 1]!;
  const [bx, by] = points[k]!;
  return ay + ((by - ay) * (x - ax)) / (bx - ax);
}

function inkAndPicture(canvas: Canvas): { picture: Picture; ink: Ink } {
  const picture = toPicture(canvas.raster);
  return { picture, ink: inkOf(picture, { x0: 0, y0: 0, x1: WIDTH, y1: HEIGHT }) };
}

function trace(canvas: Canvas): LineTrace[] {
  const { picture, ink } = inkAndPicture(canvas);
  return traceLines(picture, ink);
}

/** Distances of the traced rows from the drawn curve, kinks left out. */
function errors(line: LineTrace, points: readonly Point[]): number[] {
  const out: number[] = [];
  for (let x = 12; x < WIDTH - 14; x++)
    if (!Number.isNaN(line.y[x]!) && points.every(([px]) => Math.abs(px - x - 0.5) > 1))
      out.push(Math.abs(line.y[x]! - rowOf(points, x + 0.5)));
  return out;
}

describe('traceLines', () => {
  it.each([
    [1.2, [255, 255, 255]],
    [2, [14, 18, 28]],
    [3.5, [255, 255, 255]],
  ] as [number, Colour][])('follows a %f px line to a fifth of a pixel', (thickness, background) => {
    const canvas = new Canvas(WIDTH, HEIGHT, background);
    const points = zigzag(14, 130, 60, 0.8);
    canvas.polyline(points, thickness, BLUE);
    const [line] = trace(canvas);
    expect(line!.seen).toBeGreaterThan(0.98);
    expect(line!.span).toBeGreaterThan(0.9);
    expect(line!.explained).toBeGreaterThan(0.9);
    expect(line!.excess).toBeGreaterThan(0.85);
    expect(line!.excess).toBeLessThan(1.15);
    expect(Math.abs(line!.thickness - thickness)).toBeLessThan(0.4);
    expect(line!.filled).toBeNull();
    expect(median(errors(line!, points))).toBeLessThan(0.2);
    line!.colour.forEach((v, c) => expect(Math.abs(v - BLUE[c]!)).toBeLessThan(14));
  });

  it('follows the steep strokes of a thick line, which cover many rows of neighbouring columns', () => {
    const [width, height] = [600, 1300];
    const canvas = new Canvas(width, height, [255, 255, 255]);
    const calm = Array.from({ length: 46 }, (_, k): Point => [10 + 10 * k, 120 + 20 * (k % 2)]);
    const steep = [40, 240, 440, 640, 840, 700, 860, 720].map((y, k): Point => [470 + 10 * k, y]);
    canvas.polyline([...calm, ...steep], 4, BLUE);
    const picture = toPicture(canvas.raster);
    const [line] = traceLines(picture, inkOf(picture, { x0: 0, y0: 0, x1: width, y1: height }));
    expect(line!.to).toBeGreaterThan(535);
    expect(line!.seen).toBeGreaterThan(0.98);
  });

  it('takes up the end of a line that something drawn over it cuts off', () => {
    const canvas = new Canvas(WIDTH, HEIGHT, [255, 255, 255]);
    canvas.polyline(zigzag(14, 130, 60, 0.8), 2, BLUE);
    canvas.fill(32, 0, 60, HEIGHT, [239, 83, 80]);
    const [line] = trace(canvas);
    expect(Math.abs(line!.from - 10)).toBeLessThan(3);
    expect(line!.span).toBeGreaterThan(0.9);
  });

  it.each([
    ['a window', false],
    ['a drawn zone, through which another curve is seen', true],
  ])('tells what lies over a line: %s', (_, through) => {
    const canvas = new Canvas(WIDTH, HEIGHT, [255, 255, 255]);
    canvas.polyline(zigzag(14, 130, 30, 0.8), 2, BLUE);
    canvas.fill(180, 40, 262, 220, [196, 200, 214]);
    if (through) canvas.polyline(zigzag(40, 116, 12, 2.1), 1.6, ORANGE);
    const line = trace(canvas).find(({ colour: [r, , b] }) => b > r)!;
    expect(line.span).toBeGreaterThan(0.9);
    expect(line.hidden).toHaveLength(through ? 0 : 1);
    if (through) expect(line.seen).toBeLessThan(0.85);
    else expect(line.seen).toBeGreaterThan(0.95);
  });

  it.each(['alone', 'where dots of its colour go on at the level of its end'])(
    '[W-497] [W-566] follows the short ends of a line that has another colour below its base line, %s',
    (ends) => {
      const canvas = new Canvas(WIDTH, HEIGHT, [255, 255, 255]);
      const rows = (n: number, y: number): number[] => Array.from({ length: n }, (_, k) => y + 24 * (k % 2));
      const at = (y: number, k: number): Point => [10 + 10 * k, y];
      const green = [130, ...rows(27, 60), 130];
      canvas.polyline([at(130, 0), at(180, 1), at(205, 2), at(130, 3)], 2, ORANGE);
      canvas.polyline(
        green.map((y, k) => at(y, k + 3)),
        2,
        BLUE,
      );
      canvas.polyline([at(130, 31), at(170, 32), at(200, 33), at(180, 34), at(210, 35)], 2, ORANGE);
      if (ends.includes('dots')) for (let x = 362; x < WIDTH; x += 3) canvas.fill(x, 209, x + 2, 210, ORANGE);
      const lines = joinPieces(trace(canvas));
      expect(Math.abs(lines[0]!.from - 10)).toBeLessThan(3);
      expect(Math.abs(lines[0]!.to - 360)).toBeLessThan(3);
    },
  );

  it('names a window over a small part of a wide pane, too', () => {
    const [width, height] = [1300, 260];
    const canvas = new Canvas(width, height, [255, 255, 255]);
    const points = Array.from({ length: 92 }, (_, k): Point => [10 + 14 * k, 130 + 30 * Math.sin(k * 1.7)]);
    canvas.polyline(points, 2, BLUE);
    canvas.fill(580, 40, 662, 220, [196, 200, 214]);
    const picture = toPicture(canvas.raster);
    const [line] = traceLines(picture, inkOf(picture, { x0: 0, y0: 0, x1: width, y1: height }));
    expect(line!.hidden).toHaveLength(1);
  });

  it('does not take a level line at the end of another for its continuation', () => {
    const canvas = new Canvas(WIDTH, HEIGHT, [255, 255, 255]);
    const points = zigzag(14, 130, 60, 0.8).filter(([x]) => x < 340);
    canvas.polyline(points, 2, BLUE);
    const last = points.at(-1)!;
    canvas.polyline(
      [360, 410].map((x): Point => [x, last[1]]),
      2,
      BLUE,
    );
    const [line] = trace(canvas);
    expect(line!.to).toBeLessThan(350);
  });

  it('ends where a level dotted line of its colour goes on to the edge of a price tag', () => {
    const canvas = new Canvas(WIDTH, HEIGHT, [255, 255, 255]);
    const points = zigzag(14, 130, 60, 0.8).filter(([x]) => x < 300);
    canvas.polyline(points, 2, BLUE);
    const [x0, y0] = points.at(-1)!;
    canvas.fill(x0, Math.round(y0), WIDTH - 4, Math.round(y0) + 1, BLUE);
    canvas.fill(WIDTH - 3, y0 - 2, WIDTH, y0 + 9, BLUE);
    expect(trace(canvas)[0]!.to).toBeLessThan(x0 + 12);
  });

  it('ends where a level dotted line of its colour goes on to figures in a price tag', () => {
    const canvas = new Canvas(WIDTH, HEIGHT, [255, 255, 255]);
    const points = zigzag(14, 130, 60, 0.8).filter(([x]) => x < 300);
    canvas.polyline(points, 2, BLUE);
    const [x0, y0] = points.at(-1)!;
    for (let x = Math.ceil(x0); x < WIDTH - 30; x += 3)
      canvas.fill(x, Math.round(y0), x + 1, Math.round(y0) + 1, BLUE);
    for (let k = 0; k < 6; k++) {
      const x = WIDTH - 30 + 5 * k;
      canvas.polyline(
        [
          [x, y0 - 8],
          [x + 4, y0 + 8],
        ],
        1.6,
        BLUE,
      );
    }
    expect(trace(canvas)[0]!.to).toBeLessThan(x0 + 12);
  });

  it('follows a short curve beside a long one of the same colour', () => {
    const canvas = new Canvas(WIDTH, HEIGHT, [255, 255, 255]);
    canvas.polyline(zigzag(20, 70, 30, 0.8), 1.6, BLUE);
    canvas.polyline(
      [180, 200, 220, 240].map((x, k): Point => [x, 200 + 8 * (k % 2)]),
      1.6,
      BLUE,
    );
    const short = trace(canvas).find((line) => line.span < 0.3);
    expect(short?.from).toBeCloseTo(180, -1);
    expect(short?.to).toBeCloseTo(240, -1);
  });

  it('keeps curves of two colours apart where they cross', () => {
    const canvas = new Canvas(WIDTH, HEIGHT, [255, 255, 255]);
    const first = zigzag(20, 130, 50, 0.8);
    const second = zigzag(40, 135, 30, 2.1);
    canvas.polyline(second, 1.6, ORANGE);
    canvas.polyline(first, 1.6, BLUE);
    const lines = trace(canvas).slice(0, 2);
    for (const points of [first, second]) {
      const own = lines.filter((line) => median(errors(line, points)) < 0.3);
      expect(own).toHaveLength(1);
      expect(own[0]!.seen).toBeGreaterThan(0.9);
    }
  });

  it('follows a dashed curve over its gaps', () => {
    const canvas = new Canvas(WIDTH, HEIGHT, [255, 255, 255]);
    const points = zigzag(50, 130, 60, 0.8);
    for (let x = 10; x < WIDTH - 20; x += 10)
      canvas.polyline(
        [x, x + 6].map((at) => [at, rowOf(points, Math.min(at, WIDTH - 22))] as const),
        2,
        BLUE,
      );
    const [line] = trace(canvas);
    expect(line!.span).toBeGreaterThan(0.85);
    expect(line!.seen).toBeGreaterThan(0.5);
    expect(line!.seen).toBeLessThan(0.75);
  });

  it('says on which side the area is filled and is not drawn off the line by the fill', () => {
    const canvas = new Canvas(WIDTH, HEIGHT, [255, 255, 255]);
    const points = zigzag(14, 110, 50, 0.8);
    for (let x = 10; x < WIDTH - 24; x++)
      for (let y = Math.ceil(rowOf(points, x + 0.5)); y < HEIGHT; y++) {
        const share = 0.4 * (1 - y / HEIGHT);
        canvas.fill(x, y, x + 1, y + 1, BLUE.map((v) => 255 + (v - 255) * share) as unknown as Colour);
      }
    canvas.polyline(points, 2, BLUE);
    const [line] = trace(canvas);
    expect(line!.filled).toBe('below');
    expect(median(errors(line!, points))).toBeLessThan(0.3);
  });

  it('says on which side the area is filled where its colour fades to nothing over the height of the pane', () => {
    const canvas = new Canvas(WIDTH, HEIGHT, [14, 18, 28]);
    const points = Array.from({ length: 41 }, (_, k) => [10 + 10 * k, 140 + 100 * Math.sin(k / 3)] as const);
    for (let x = 10; x < WIDTH - 10; x++)
      for (let y = Math.round(rowOf(points, x + 0.5)); y < HEIGHT; y++) {
        const share = 0.35 * Math.max(0, 1 - y / 230) ** 2;
        canvas.fill(x, y, x + 1, y + 1, [14 + 27 * share, 18 + 80 * share, 28 + 227 * share]);
      }
    canvas.polyline(points, 2, BLUE);
    expect(trace(canvas)[0]!.filled).toBe('below');
  });

  it('finds no clean curve in candles', () => {
    const canvas = new Canvas(WIDTH, HEIGHT, [255, 255, 255]);
    zigzag(9, 130, 50, 0.8).forEach(([x, y], k, all) => {
      const before = all[Math.max(0, k - 1)]![1];
      const colour: Colour = y < before ? [38, 166, 154] : [239, 83, 80];
      canvas.fill(x - 0.5, Math.min(y, before) - 9, x + 0.5, Math.max(y, before) + 7, colour);
      canvas.fill(x - 3, Math.min(y, before), x + 3, Math.max(y, before) + 1, colour);
    });
    for (const line of trace(canvas)) expect(line.span * line.seen).toBeLessThan(0.75);
  });
});
