import { inkOf } from '../image/ink.ts';
import { toPicture } from '../image/picture.ts';
import { Canvas } from '../testing/canvas.ts';
import type { Colour } from '../testing/canvas.ts';
import { findBars } from './bar-geometry.ts';
import { stepLine } from './step-line.ts';

const WIDTH = 700;
const HEIGHT = 320;
const BLUE: Colour = [41, 98, 255];
const even = (k: number): number => Math.abs(Math.sin(12.9898 * (k + 1)) * 43758.5453) % 1;
const closes = Array.from({ length: 44 }, (_, k) => Math.round(160 + 70 * Math.sin(k / 8) + 40 * even(k)));
const xOf = (k: number): number => 12 + 15 * k;

/** Uprights from close to close; `wick` rows beyond both, and ticks so long. */
function drawn(wick: number, tick: number): ReturnType<typeof stepLine> {
  const canvas = new Canvas(WIDTH, HEIGHT, [255, 255, 255]);
  closes.forEach((close, k) => {
    const open = closes[k - 1] ?? close;
    const beyond = wick * even(k + 50);
    canvas.fill(xOf(k), Math.min(open, close) - beyond, xOf(k) + 2, Math.max(open, close) + 2 + beyond, BLUE);
    canvas.fill(xOf(k) - (k ? tick : 0), open, xOf(k), open + 2, BLUE);
    canvas.fill(xOf(k), close, xOf(k) + 2 + tick, close + 2, BLUE);
  });
  const picture = toPicture(canvas.raster);
  const ink = inkOf(picture, { x0: 0, y0: 0, x1: WIDTH, y1: HEIGHT });
  const geometry = findBars(picture, ink, null);
  expect(geometry?.kind).toBe('bars');
  return stepLine(geometry!, []);
}

describe('stepLine', () => {
  it('takes uprights that level pieces join for a line drawn in steps, with the rows of its level pieces', () => {
    const found = drawn(0, 7);
    expect(found?.kind.value).toBe('line');
    for (const { x, y } of found!.points.points) {
      const k = Math.round((x - 13) / 15);
      expect(Math.abs(x - 13 - 15 * k)).toBeLessThan(1);
      expect(Math.abs(y - closes[k]! - 1)).toBeLessThan(1);
    }
    expect(found!.points.points.length).toBeGreaterThan(40);
  });

  it('leaves bars whose ticks do not touch, and bars with wicks, to the bars', () => {
    expect(drawn(0, 4)).toBeNull();
    expect(drawn(24, 7)).toBeNull();
  });
});
