import type { MeasuredPrice, Series } from '../types.ts';
import { refuseEarlyEnd } from './early-end.ts';

describe('bars that end in the middle of the pane', () => {
  /** Sixty bars that close from 159 down to 100. */
  const series = {
    resolution: 'bars',
    bars: Array.from({ length: 60 }, (_, k) => ({ close: { price: 159 - k } })),
  } as unknown as Series;
  const last = (price: number): MeasuredPrice => ({ price }) as MeasuredPrice;

  it('are refused where the last price is another one than that of the last bar', () => {
    expect(() => refuseEarlyEnd(series, last(20))).toThrow('ends_early');
  });

  it('are taken where the last price is theirs', () => {
    expect(() => refuseEarlyEnd(series, last(103))).not.toThrow();
  });
});
