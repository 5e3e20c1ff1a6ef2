import { inkOf } from '../image/ink.ts';
import { toPicture } from '../image/picture.ts';
import { Canvas } from '../testing/canvas.ts';
import type { Colour } from '../testing/canvas.ts';
import { withoutBaseLine } from './base-line.ts';
import { traceLines } from './line-trace.ts';

const [WIDTH, HEIGHT, BASE] = [440, 300, 150];
const WHITE: Colour = [255, 255, 255];
const GREEN: Colour = [38, 166, 154];
const RED: Colour = [239, 83, 80];

type Point = readonly [number, number];

/** Closes from left to right about the base line. */
const closes: Point[] = Array.from({ length: 40 }, (_, k) => [
  20 + 10 * k,
  BASE + 70 * Math.sin(k / 4) + 20 * Math.cos(1.7 * k),
]);

const rowAt = (x: number): number => {
  const k = closes.findIndex(([px], i) => i > 0 && px >= x);
  const [[ax, ay], [bx, by]] = [closes[k - 1]!, closes[k]!];
  return ay + ((by - ay) * (x - ax)) / (bx - ax);
};

const paler = (colour: Colour): Colour => colour.map((v) => Math.round(255 - 0.2 * (255 - v))) as never;

/** A chart about a base line: green above it, red below it, filled towards it where `filled`. */
function aboutBase(filled: boolean): Canvas {
  const canvas = new Canvas(WIDTH, HEIGHT, WHITE);
  for (let x = 21; x < 409; x++) {
    const y = rowAt(x + 0.5);
    if (filled) canvas.fill(x, Math.min(y, BASE), x + 1, Math.max(y, BASE), paler(y < BASE ? GREEN : RED));
  }
  closes.slice(1).forEach((to, i) => {
    const from = closes[i]!;
    const crossing = (BASE - from[1]) / (to[1] - from[1]);
    const middle: Point = [from[0] + crossing * (to[0] - from[0]), BASE];
    const parts =
      crossing > 0 && crossing < 1
        ? [
            [from, middle],
            [middle, to],
          ]
        : [[from, to]];
    for (const [a, b] of parts) canvas.polyline([a!, b!], 2, a![1] + b![1] < 2 * BASE ? GREEN : RED);
  });
  return canvas;
}

const paneOf = (canvas: Canvas) => {
  const picture = toPicture(canvas.raster);
  return { picture, ink: inkOf(picture, { x0: 0, y0: 0, x1: WIDTH, y1: HEIGHT }) };
};

describe('withoutBaseLine', () => {
  it('makes the curve of two colours one, from end to end, to half a pixel', () => {
    const { picture, ink } = paneOf(aboutBase(true));
    const levelled = withoutBaseLine(picture, ink)!;
    const [line] = traceLines(levelled.picture, levelled.ink);
    expect(line!.span).toBeGreaterThan(0.85);
    expect(line!.seen).toBeGreaterThan(0.97);
    const errors = closes.slice(1, -1).map(([x]) => {
      const own = [-3, 3].map((d) => Math.abs(line!.y[Math.floor(x) + d]! - rowAt(Math.floor(x) + d + 0.5)));
      return Math.min(...own);
    });
    expect(errors.sort((a, b) => a - b)[Math.floor(0.9 * errors.length)]).toBeLessThan(0.5);
  });

  it('leaves a curve without a fill, an area above a floor and two zones that meet at one row alone', () => {
    const bare = paneOf(aboutBase(false));
    expect(withoutBaseLine(bare.picture, bare.ink)).toBeNull();
    const area = new Canvas(WIDTH, HEIGHT, WHITE);
    for (let x = 21; x < 409; x++) area.fill(x, rowAt(x + 0.5), x + 1, 290, paler(GREEN));
    area.polyline(closes, 2, GREEN);
    const filled = paneOf(area);
    expect(withoutBaseLine(filled.picture, filled.ink)).toBeNull();
    const zones = aboutBase(false);
    zones.fill(30, 90, 220, BASE, paler(GREEN));
    zones.fill(220, BASE, 400, 210, paler(RED));
    const boxes = paneOf(zones);
    expect(withoutBaseLine(boxes.picture, boxes.ink)).toBeNull();
  });
});
