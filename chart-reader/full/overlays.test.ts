import { inkOf } from '../image/ink.ts';
import { toPicture } from '../image/picture.ts';
import type { Colour } from '../testing/canvas.ts';
import { Canvas } from '../testing/canvas.ts';
import { traceLines } from '../stages/line-trace.ts';
import { levelsOf, overlaysOf } from './overlays.ts';

const WIDTH = 500;
const HEIGHT = 300;
const AVERAGE: Colour = [41, 98, 255];
const LEVEL: Colour = [156, 39, 176];
const even = (k: number): number => Math.abs(Math.sin(12.9898 * (k + 1)) * 43758.5453) % 1;

function candlesWithOverlays(): Canvas {
  const canvas = new Canvas(WIDTH, HEIGHT, [255, 255, 255]);
  const middle = (k: number): number => 150 + 50 * Math.sin(k / 8);
  for (let k = 0; k < 48; k++) {
    const x = 10 + 10 * k;
    const y = middle(k);
    const colour: Colour = even(k) > 0.5 ? [38, 166, 154] : [239, 83, 80];
    canvas.fill(x - 0.5, y - 20 - 15 * even(k), x + 0.5, y + 18 + 20 * even(k + 7), colour);
    canvas.fill(x - 3, y - 12 - 9 * even(k), x + 3, y + 9 + 9 * even(k + 3), colour);
  }
  canvas.polyline(
    Array.from({ length: 48 }, (_, k) => [10 + 10 * k, middle(k - 3) + 6] as const),
    2,
    AVERAGE,
  );
  for (let x = 0; x < WIDTH; x += 10) canvas.fill(x, 40, x + 6, 42, LEVEL);
  return canvas;
}

describe('overlaysOf', () => {
  const picture = toPicture(candlesWithOverlays().raster);
  const ink = inkOf(picture, { x0: 0, y0: 0, x1: WIDTH, y1: HEIGHT });
  const fit = { scale: 'linear' as const, base: 200, slope: -0.5 };
  const overlays = overlaysOf(traceLines(picture, ink), ink, fit, [{ text: 'MA 9', colour: [45, 100, 250] }]);

  it('gives an average over candles in prices, named by the legend text of its colour', () => {
    const average = overlays.filter((o) => o.name === 'MA 9');
    expect(average).toHaveLength(1);
    expect(average[0]!.shape).toBe('curve');
    expect(average[0]!.seen).toBeGreaterThan(0.9);
    for (const point of average[0]!.points.filter((p) => p.x_px > 12 && p.x_px < 478)) {
      const k = (point.x_px - 10) / 10;
      const y = 150 + 50 * Math.sin((k - 3) / 8) + 6;
      expect(Math.abs(point.y_px - y)).toBeLessThan(1);
      expect(point.price).toBeCloseTo(200 - 0.5 * point.y_px, 6);
    }
  });

  it('gives a broken level with its ends and its price', () => {
    const levels = levelsOf(picture, ink, fit);
    expect(levels).toHaveLength(1);
    const [level] = levels;
    LEVEL.forEach((v, c) => expect(Math.abs(level!.colour[c]! - v)).toBeLessThan(12));
    expect(level!.points.map((p) => p.y_px)).toEqual([41, 41]);
    expect(level!.points[0]!.price).toBeCloseTo(200 - 0.5 * 41, 6);
    expect(level!.points[1]!.x_px - level!.points[0]!.x_px).toBeGreaterThan(0.9 * WIDTH);
  });

  it('takes no candles for curves', () => {
    const others = overlays.filter((o) => o.shape === 'curve' && o.name === null);
    expect(others).toHaveLength(0);
  });
});
