import { inkOf } from '../image/ink.ts';
import { findCandles } from '../testing/candles.ts';
import type { PriceAxis } from '../types.ts';
import type { AxisFit } from './axis-fit.ts';
import { findBars } from './bar-geometry.ts';
import { toSeries } from './price-series.ts';

const fit: AxisFit = {
  ...{ scale: 'linear', base: 300, slope: -1, inliers: [], residual: 0, score: 9, margin: 9 },
};
const axis: PriceAxis = {
  ...{ scale: 'linear', a: { y_px: 0, price: 300 }, b: { y_px: 300, price: 0 }, residual_px: 0, sigma: 0.1 },
  ...{ decimals: 0, labels_used: 9, labels_found: 9 },
};

describe('toSeries', () => {
  it('gives an end at which the pane cuts the bar off an error that the rest of the bar may have', () => {
    const BOTTOM = 175;
    const { picture, found: whole } = findCandles();
    const found = findBars(picture, inkOf(picture, { x0: 0, y0: 0, x1: 420, y1: BOTTOM }), null)!;
    const bars = toSeries(found, fit, axis).bars;
    const cut = bars.filter((b) => b.low!.y_px > BOTTOM - 2);
    const others = bars.filter((b) => b.low!.y_px < BOTTOM - 6);
    expect(cut.length).toBeGreaterThan(1);
    for (const b of cut) {
      const lowest = whole.bars.find(({ x }) => Math.abs(x - b.x_px) < 1)!.lowY;
      expect(Math.abs(lowest - b.low!.y_px) / b.low!.sigma).toBeLessThan(5);
      expect(b.low!.sigma).toBeGreaterThan(0.4 * (b.low!.y_px - b.high!.y_px));
    }
    for (const b of others) expect(b.low!.sigma).toBeLessThan(5);
  });
});
