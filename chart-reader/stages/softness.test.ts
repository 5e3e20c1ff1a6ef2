import { inkOf } from '../image/ink.ts';
import { toPicture } from '../image/picture.ts';
import { Canvas } from '../testing/canvas.ts';
import { isSoft } from './softness.ts';

const BOX = { x0: 0, y0: 0, x1: 300, y1: 200 };

/** Candles on white; `ripple` is how far the background is off, as compression leaves it. */
function drawing(ripple: number): boolean {
  const canvas = new Canvas(300, 200, [240, 240, 244]);
  for (let i = 0; i < 25; i++)
    canvas.fill(12 * i + 3, 60 + (i % 7) * 9, 12 * i + 9, 100 + (i % 5) * 12, [20, 150, 90]);
  const { data } = canvas.raster;
  for (let p = 0; p < data.length; p += 4)
    if (data[p] === 240) data.fill(240 - ((p / 4) % 3) * ripple, p, p + 3);
  const picture = toPicture(canvas.raster);
  return isSoft(picture, inkOf(picture, BOX));
}

describe('isSoft', () => {
  it('tells the ripples of compression from a plain background', () => {
    expect(drawing(0)).toBe(false);
    expect(drawing(2)).toBe(true);
  });
});
