import type { MeasuredPrice, Series } from '../types.ts';
import { refuseEarlyEnd } from './early-end.ts';

describe('bars that end in the middle of the pane', () => {
  const pane = { x0: 0, x1: 1000, y0: 0, y1: 500 };
  /** Sixty bars that close from 159 down to 100, the last one at column 250. */
  const series = {
    resolution: 'bars',
    bars: Array.from({ length: 60 }, (_, k) => ({ x_px: (250 * (k + 1)) / 60, close: { price: 159 - k } })),
  } as unknown as Series;
  const last = (price: number): MeasuredPrice => ({ price }) as MeasuredPrice;

  it('are refused where the last price is another one than that of the last bar, with how many there is room for', () => {
    expect(() => refuseEarlyEnd(pane, series, last(20))).toThrow('missing 60 243');
  });

  it('are taken where the last price is theirs', () => {
    expect(() => refuseEarlyEnd(pane, series, last(103))).not.toThrow();
  });
});
