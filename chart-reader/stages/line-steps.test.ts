import { inkOf } from '../image/ink.ts';
import { toPicture } from '../image/picture.ts';
import type { Colour } from '../testing/canvas.ts';
import { Canvas } from '../testing/canvas.ts';
import { stepsOf } from './line-steps.ts';
import type { Steps } from './line-steps.ts';
import { traceLines } from './line-trace.ts';

const WIDTH = 760;
const HEIGHT = 320;
const BLUE: Colour = [41, 98, 255];
const SPACING = 12;
const even = (k: number): number => Math.abs(Math.sin(12.9898 * (k + 1)) * 43758.5453) % 1;
const closes = Array.from({ length: 60 }, (_, k) => Math.round(160 + 70 * Math.sin(k / 8) + 40 * even(k)));
const xOf = (slot: number): number => 12 + SPACING * slot;

/** Level from each close to the next slot, then straight to the next close; uprights reach `beyond` rows farther. */
function drawn(
  slots: readonly number[],
  beyond = 0,
  over: (canvas: Canvas) => void = () => {},
): Steps | null {
  const canvas = new Canvas(WIDTH, HEIGHT, [255, 255, 255]);
  slots.forEach((slot, n) => {
    const close = closes[n]!;
    const before = closes[n - 1] ?? close;
    const x = xOf(slot);
    canvas.fill(
      x - 1,
      Math.min(close, before) - 1 - beyond,
      x + 1,
      Math.max(close, before) + 1 + beyond,
      BLUE,
    );
    const next = slots[n + 1];
    if (next !== undefined) canvas.fill(x - 1, close - 1, xOf(next) + 1, close + 1, BLUE);
  });
  over(canvas);
  const picture = toPicture(canvas.raster);
  const [line] = traceLines(picture, inkOf(picture, { x0: 0, y0: 0, x1: WIDTH, y1: HEIGHT }));
  return stepsOf(line!);
}

const everyDay = closes.map((_, k) => k);

describe('stepsOf', () => {
  it('[W-455] gives a point at each upright, as high as the level piece behind it, and one at the end', () => {
    const { points, spacing } = drawn(everyDay)!;
    expect(points).toHaveLength(60);
    expect(Math.abs(spacing - SPACING)).toBeLessThan(0.05);
    points.forEach(({ x, y, slot }, k) => {
      expect(slot).toBe(k);
      expect(Math.abs(x - xOf(k))).toBeLessThan(0.5);
      expect(Math.abs(y - closes[k]!)).toBeLessThan(0.5);
    });
  });

  it('[W-497] takes the height of a level piece that something covers from what is seen beside it', () => {
    const covered = (canvas: Canvas): void => {
      for (const slot of [20, 31]) canvas.fill(xOf(slot) + 3, 0, xOf(slot) + 9, HEIGHT, [255, 140, 0]);
    };
    const { points } = drawn(everyDay, 0, covered)!;
    expect(points).toHaveLength(60);
    expect(Math.abs(points[20]!.y - closes[20]!)).toBeLessThan(1);
  });

  it.each([
    [5.45, 4],
    [7, 5],
  ])('takes no straight pieces between dots %f px apart for steps', (spacing, size) => {
    const canvas = new Canvas(WIDTH, HEIGHT, [255, 255, 255]);
    const points = Array.from(
      { length: 100 },
      (_, k) => [12 + spacing * k, Math.round(160 + 60 * Math.sin(k / 15) + 14 * even(k))] as const,
    );
    canvas.polyline(points, 1.7, BLUE);
    for (const [x, y] of points) {
      const left = Math.round(x - size / 2);
      canvas.fill(left, y - size / 2, left + size, y + size / 2, BLUE);
    }
    const picture = toPicture(canvas.raster);
    const [line] = traceLines(picture, inkOf(picture, { x0: 0, y0: 0, x1: WIDTH, y1: HEIGHT }));
    expect(stepsOf(line!)).toBeNull();
  });

  it('leaves out the weekends of an axis true to time, on which the last close goes on', () => {
    const days = everyDay.slice(0, 44).map((n) => n + 2 * Math.floor(n / 5));
    expect(drawn(days)!.points.map(({ slot }) => slot)).toEqual(days);
  });

  it('takes steps of which one in seven meets something of its colour, as the edge of a fill is', () => {
    const longer = (canvas: Canvas): void => {
      for (let k = 4; k < 60; k += 7) {
        const top = Math.min(closes[k]!, closes[k - 1]!);
        canvas.fill(xOf(k) - 1, top - 9, xOf(k) + 1, top, BLUE);
      }
    };
    expect(drawn(everyDay, 0, longer)?.points).toHaveLength(60);
  });

  it('takes no bars for steps, whose uprights reach beyond their open and close', () => {
    expect(drawn(everyDay, 8)).toBeNull();
  });

  it('takes no line of slanted pieces for steps', () => {
    const canvas = new Canvas(WIDTH, HEIGHT, [255, 255, 255]);
    canvas.polyline(
      closes.map((y, k) => [xOf(k), y]),
      2,
      BLUE,
    );
    const picture = toPicture(canvas.raster);
    const [line] = traceLines(picture, inkOf(picture, { x0: 0, y0: 0, x1: WIDTH, y1: HEIGHT }));
    expect(stepsOf(line!)).toBeNull();
  });
});
