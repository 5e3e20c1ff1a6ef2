import { inkOf } from '../image/ink.ts';
import { toPicture } from '../image/picture.ts';
import { Canvas } from '../testing/canvas.ts';
import type { BarGeometry } from './bar-geometry.ts';
import { refuseOnFill } from './bars-on-fill.ts';

const [WIDTH, HEIGHT, COUNT] = [440, 300, 100];
const even = (k: number): number => Math.abs(Math.sin(12.9898 * (k + 1)) * 43758.5453) % 1;
const bars = Array.from({ length: COUNT }, (_, k) => {
  const highY = Math.round(90 + 60 * Math.sin(k / 12) + 20 * even(k));
  return { x: 22 + 4 * k, highY, lowY: highY + 8 };
});

/** What is thrown for bars so far apart above a fill that is so many rows deep, below a share of them, and below one. */
function refused(deep: number, spacing = 4, above = 0, share = 1): () => void {
  const canvas = new Canvas(WIDTH, HEIGHT, [255, 255, 255]);
  for (const { x, highY, lowY } of bars) {
    canvas.fill(x - 2, highY - above, x + 2, highY, [226, 236, 255]);
    const end = even(x) < share ? Math.min(HEIGHT, lowY + deep) : lowY;
    canvas.fill(x - 2, lowY, x + 2, end, [226, 236, 255]);
    canvas.fill(x - 1, highY, x + 2, lowY, [41, 98, 255]);
  }
  const picture = toPicture(canvas.raster);
  const ink = inkOf(picture, { x0: 0, y0: 0, x1: WIDTH, y1: HEIGHT });
  const geometry = { bars, comb: { spacing } } as unknown as BarGeometry;
  return () => refuseOnFill(geometry, picture, ink);
}

describe('refuseOnFill', () => {
  it('refuses near bars from which a fill goes down to the floor, as under the line of an area', () => {
    expect(refused(HEIGHT)).toThrow(/is_line/);
  });

  it('refuses them where the fill is seen below a third of them, as the others reach to the floor or lie over a window', () => {
    expect(refused(HEIGHT, 4, 0, 0.35)).toThrow(/is_line/);
    expect(refused(HEIGHT, 4, 0, 0.1)).not.toThrow();
  });

  it('leaves bars on the page, above a band that ends below them, below one, and those that stand apart', () => {
    expect(refused(0)).not.toThrow();
    expect(refused(25)).not.toThrow();
    expect(refused(0, 4, 40)).not.toThrow();
    expect(refused(HEIGHT, 9)).not.toThrow();
  });
});
