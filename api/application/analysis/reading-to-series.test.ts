import { buildReadBar, buildReadout } from '../../testing/build-readout.ts';
import { priceAt, readingToSeries } from './reading-to-series.ts';

describe('what the analysis takes from a reading', () => {
  it('is every bar with its errors, and the visible stretch of the axis', () => {
    const series = readingToSeries(buildReadout(), null);
    expect(series.bars).toHaveLength(30);
    expect(series.bars[0]).toEqual({
      slot: 0,
      open: { value: 110, sigma: 0.1 },
      high: { value: 114, sigma: 0.1 },
      low: { value: 107, sigma: 0.1 },
      close: { value: 112, sigma: 0.1 },
    });
    expect(series).toMatchObject({
      axis: { high: 200, low: 100, scale: 'linear' },
      readingQuality: 0.97,
      timeframe: '1h',
    });
  });

  it("puts the caller's symbol before the printed one", () => {
    expect(readingToSeries(buildReadout(), 'ETHUSDT').symbol).toBe('ETHUSDT');
    expect(readingToSeries(buildReadout(), null).symbol).toBe('BTCUSDT');
    expect(readingToSeries(buildReadout({ symbol: null }), null).symbol).toBeNull();
  });

  it('leaves open what a line chart does not show', () => {
    const bars = [
      buildReadBar({
        open: null,
        open_sigma: null,
        high: null,
        high_sigma: null,
        low: null,
        low_sigma: null,
      }),
    ];
    expect(readingToSeries(buildReadout({ bars }), null).bars[0]).toMatchObject({
      open: null,
      high: null,
      low: null,
    });
  });

  it('follows a logarithmic axis', () => {
    const axis = {
      ...buildReadout().axis,
      scale: 'log' as const,
      a: { y_px: 0, price: 100 },
      b: { y_px: 200, price: 1 },
    };
    expect(priceAt(axis, 100)).toBeCloseTo(10);
  });
});
