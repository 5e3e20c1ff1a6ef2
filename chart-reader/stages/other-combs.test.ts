import { inkOf } from '../image/ink.ts';
import { toPicture } from '../image/picture.ts';
import { Canvas } from '../testing/canvas.ts';
import type { Colour } from '../testing/canvas.ts';
import { lookAtCandleLayer } from './candle-layer.ts';
import { barsOnOtherComb, barsWithoutTicks } from './other-combs.ts';
import { findSeries } from './series.ts';
import type { FoundSeries } from './series.ts';

const [WIDTH, HEIGHT] = [1318, 400];
const GREEN: Colour = [20, 150, 90];
const RED: Colour = [220, 50, 60];
const even = (k: number): number => Math.abs(Math.sin(12.9898 * (k + 1)) * 43758.5453) % 1;

/** Candles whose sides lie between pixels: every seventh or eighth of them is drawn sharply. One in so many has a wick. */
function chart(oneIn: number): { first: () => FoundSeries; other: FoundSeries | null } {
  const canvas = new Canvas(WIDTH, HEIGHT, [255, 255, 255]);
  let y = 200;
  for (let k = 0; 4 + k * 4.5664 < WIDTH - 8; k++) {
    const [x, open] = [1.84 + k * 4.5664, y];
    const close = Math.min(360, Math.max(40, open + Math.round(26 * even(k)) - 13));
    const [top, bottom] = [Math.min(open, close), Math.max(open, close) + 1];
    const colour = close < open ? GREEN : RED;
    if (k % oneIn === 0)
      canvas.fill(x - 0.35, top - 3 - Math.round(5 * even(k + 50)), x + 0.35, bottom + 4, colour);
    canvas.fill(x - 1.4, top, x + 1.4, bottom, colour);
    y = close;
  }
  const picture = toPicture(canvas.raster);
  const ink = inkOf(picture, { x0: 0, y0: 0, x1: WIDTH, y1: HEIGHT });
  const first = (): FoundSeries => findSeries(picture, ink, null);
  const other = barsOnOtherComb(picture, ink, (comb) =>
    findSeries(picture, ink, null, undefined, undefined, comb),
  );
  return { first, other };
}

describe('barsOnOtherComb', () => {
  it('[W-535] reads bars on the comb of all that is drawn where they are refused on that of the few that are drawn sharply', () => {
    const { first, other } = chart(1);
    expect(first).toThrow('missing');
    expect(other?.geometry.comb.spacing).toBeCloseTo(4.57, 1);
    expect(other?.geometry.bars.length).toBeGreaterThan(280);
  });

  it('takes none of which few have wicks, which may be steps of a curve', () => {
    expect(chart(3).other).toBeNull();
  });
});

describe('barsWithoutTicks', () => {
  /** Candles whose bodies are hardly wider than their wicks. */
  function slender(spacing: number, wick: number, body: number): FoundSeries | null {
    const canvas = new Canvas(620, 300, [255, 255, 255]);
    let y = 150;
    for (let k = 0; 10 + k * spacing < 600; k++) {
      const [x, to] = [10 + k * spacing, Math.round(y + 8 * even(k) - 4)];
      const [top, bottom] = [Math.min(y, to), Math.max(y, to) + 1];
      const colour = to < y ? GREEN : RED;
      canvas.fill(x - wick / 2, top - 3 - Math.round(3 * even(k + 50)), x + wick / 2, bottom + 3, colour);
      canvas.fill(x - body / 2, top, x + body / 2, bottom, colour);
      y = to;
    }
    const picture = toPicture(canvas.raster);
    const ink = inkOf(picture, { x0: 0, y0: 0, x1: 620, y1: 300 });
    return barsWithoutTicks(lookAtCandleLayer(picture, ink), () =>
      findSeries(picture, ink, null, undefined, 'no ticks'),
    );
  }

  it('reads uprights without ticks as candles where their bodies are seen and explain what is drawn, and takes no others', () => {
    expect(slender(4.1, 2, 2.6)?.kind.value).toBe('candles');
    expect(slender(3.57, 1.4, 2.5)).toBeNull();
  });
});
