import { inkOf } from '../image/ink.ts';
import { toPicture } from '../image/picture.ts';
import { Canvas } from '../testing/canvas.ts';
import type { Colour } from '../testing/canvas.ts';
import { findBars } from './bar-geometry.ts';
import { shareNested } from './nested-columns.ts';

const INK: Colour = [40, 90, 220];
const even = (k: number): number => Math.abs(Math.sin(12.9898 * (k + 1)) * 43758.5453) % 1;
const rowOf = (k: number): number => Math.round(140 + 50 * Math.sin(k / 25) + 12 * even(k));

/** Share of nested columns of the bars that are found in what is drawn, whatever that is. */
function shareIn(draw: (canvas: Canvas) => void): { spacing: number; nested: number | null } {
  const canvas = new Canvas(620, 300, [255, 255, 255]);
  draw(canvas);
  const picture = toPicture(canvas.raster);
  const found = findBars(picture, inkOf(picture, { x0: 0, y0: 0, x1: 620, y1: 300 }), null)!;
  return { spacing: found.comb.spacing, nested: shareNested(found.bars, found) };
}

describe('shareNested', () => {
  it('is about 1 of candles three pixels apart', () => {
    const { spacing, nested } = shareIn((canvas) => {
      for (let k = 0; k < 200; k++) {
        const [x, y] = [5 + 3 * k, rowOf(k)];
        canvas.fill(x, y - 12, x + 1, y + 14, INK);
        canvas.fill(x, y - 5, x + 2, y + 6, INK);
      }
    });
    expect(spacing).toBeCloseTo(3, 1);
    expect(nested!).toBeGreaterThan(0.95);
  });

  it('is low of bars one pixel wide and nearer than two pixels, which leave gaps as far apart as bars are', () => {
    const { spacing, nested } = shareIn((canvas) => {
      for (let k = 0; k < 360; k++) {
        const [x, y] = [Math.round(5 + 1.6 * k), rowOf(k) + Math.round(16 * even(k + 500))];
        canvas.fill(x, y - 9, x + 1, y + 10, INK);
      }
    });
    expect(spacing).toBeGreaterThan(2.4);
    expect(nested!).toBeLessThan(0.7);
  });

  it('tells nothing of bars of one column', () => {
    const { nested } = shareIn((canvas) => {
      for (let k = 0; k < 100; k++) canvas.fill(6 * k + 5, rowOf(k) - 12, 6 * k + 6, rowOf(k) + 12, INK);
    });
    expect(nested).toBeNull();
  });
});
