/** Candles on a plain ground, for tests of what is read from them. */
import { inkOf } from '../image/ink.ts';
import type { Ink } from '../image/ink.ts';
import { toPicture } from '../image/picture.ts';
import type { Picture } from '../image/picture.ts';
import { findBars } from '../stages/bar-geometry.ts';
import type { BarGeometry } from '../stages/bar-geometry.ts';
import { Canvas } from './canvas.ts';
import type { Colour } from './canvas.ts';

export const GREEN: Colour = [20, 150, 90];

/** Where a candle was drawn. */
export interface DrawnCandle {
  x: number;
  top: number;
  bottom: number;
  /** Rows from which to which its wick goes. */
  high: number;
  low: number;
}

/** Forty candles ten pixels apart, with what `over` draws on them, as they are found in their picture. */
export function findCandles(over: (canvas: Canvas, candles: readonly DrawnCandle[]) => void = () => {}): {
  picture: Picture;
  pane: Ink;
  found: BarGeometry;
} {
  const canvas = new Canvas(420, 300, [250, 250, 252]);
  let s = 7;
  let y = 150;
  const candles: DrawnCandle[] = [];
  for (let i = 0; i < 40; i++) {
    s = (s * 16807) % 2147483647;
    const to = Math.min(240, Math.max(60, y + (s % 41) - 20));
    const [top, bottom] = [Math.min(y, to), Math.max(y, to) + 2];
    const x = 15.5 + 10 * i;
    candles.push({ x, top, bottom, high: top - 8, low: bottom + 8 });
    canvas.fill(x - 0.5, top - 8, x + 0.5, bottom + 8, GREEN);
    canvas.fill(x - 3.5, top, x + 3.5, bottom, GREEN);
    y = to;
  }
  over(canvas, candles);
  const picture = toPicture(canvas.raster);
  const pane = inkOf(picture, { x0: 0, y0: 0, x1: 420, y1: 300 });
  return { picture, pane, found: findBars(picture, pane, null)! };
}
