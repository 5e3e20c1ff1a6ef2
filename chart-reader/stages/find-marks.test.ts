import { inkOf } from '../image/ink.ts';
import { toPicture } from '../image/picture.ts';
import { GREEN } from '../testing/candles.ts';
import { Canvas } from '../testing/canvas.ts';
import { findBars } from './bar-geometry.ts';

/** Number of bars found among 21 candles twenty pixels apart, in a pane that ends within so many columns of the middle of the next one. */
function barsIn(width: number): number {
  const canvas = new Canvas(width, 300, [250, 250, 252]);
  for (let i = 0; i < 22; i++) {
    const [x, top] = [10.5 + 20 * i, Math.round(130 + 40 * Math.sin(i / 3) + 9 * (i % 3))];
    canvas.fill(x - 0.5, top - 12, x + 0.5, top + 32, GREEN);
    canvas.fill(x - 7.5, top, x + 7.5, top + 20, GREEN);
  }
  const picture = toPicture(canvas.raster);
  return findBars(picture, inkOf(picture, { x0: 0, y0: 0, x1: width, y1: 300 }), null, false)!.bars.length;
}

describe('the marks of bars', () => {
  it('are none where the middle of the slot lies beyond the edge of the pane, though a piece of a body is seen', () => {
    expect(barsIn(428)).toBe(21);
    expect(barsIn(434)).toBe(22);
  });
});
