import { inkOf } from '../image/ink.ts';
import { toPicture } from '../image/picture.ts';
import { Canvas } from '../testing/canvas.ts';
import { findBars } from './bar-geometry.ts';
import type { BarGeometry } from './bar-geometry.ts';
import { shareRedrawn } from './redraw.ts';

/** Forty candles ten pixels apart, as they were found in their picture. */
function candles(): BarGeometry {
  const canvas = new Canvas(420, 300, [250, 250, 252]);
  let s = 7;
  let y = 150;
  for (let i = 0; i < 40; i++) {
    s = (s * 16807) % 2147483647;
    const to = Math.min(240, Math.max(60, y + (s % 41) - 20));
    const [top, bottom] = [Math.min(y, to), Math.max(y, to) + 2];
    canvas.fill(15 + 10 * i, top - 8, 16 + 10 * i, bottom + 8, [20, 150, 90]);
    canvas.fill(12 + 10 * i, top, 19 + 10 * i, bottom, [20, 150, 90]);
    y = to;
  }
  const picture = toPicture(canvas.raster);
  return findBars(picture, inkOf(picture, { x0: 0, y0: 0, x1: 420, y1: 300 }), null)!;
}

describe('shareRedrawn', () => {
  const found = candles();

  it('finds bars to agree with the picture that they were read from', () => {
    expect(shareRedrawn(found)).toBe(1);
  });

  it('finds wicks that nothing drew, and bodies where only a wick is', () => {
    const taller = found.bars.map((b) => ({ ...b, highY: b.highY - 60 }));
    expect(shareRedrawn({ ...found, bars: taller })).toBeLessThan(0.2);
    const fuller = found.bars.map((b) => ({ ...b, openY: b.lowY, closeY: b.highY }));
    expect(shareRedrawn({ ...found, bars: fuller })).toBeLessThan(0.9);
  });
});
