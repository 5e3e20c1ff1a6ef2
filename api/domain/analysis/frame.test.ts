import { measured } from './estimate.ts';
import { frameSeries } from './frame.ts';
import { buildSeries, type Ohlc } from './testing/build-series.ts';

const bars: Ohlc[] = [
  [100, 110, 95, 105],
  [105, 120, 100, 118],
];

describe('frame', () => {
  it('counts from the middle of the range and gives prices back as they were', () => {
    const frame = frameSeries(buildSeries(bars));
    expect(frame.bars[1]?.high.value).toBe(500_000);
    expect(frame.bars[0]?.low.value).toBe(-500_000);
    expect(frame.bars.map(({ close }) => frame.priceOf(close).price)).toEqual([105, 118]);
  });

  it('counts equal percentages as equal heights on a logarithmic axis', () => {
    const axis = { high: 1000, low: 1, scale: 'log' as const };
    const doubled: Ohlc[] = [1, 10, 100].map((close) => [close, close, close, close]);
    const frame = frameSeries(buildSeries(doubled, { axis, sigma: 0.1 }));
    expect(frame.bars.map(({ close }) => close.value)).toEqual([-500_000, 0, 500_000]);
    expect(frame.bars.map(({ close }) => frame.priceOf(close).price)).toEqual([1, 10, 100]);
    for (const { close } of frame.bars) expect(frame.priceOf(close).sigma).toBeCloseTo(0.1, 9);
  });

  it('counts prices where a logarithmic axis cannot: at zero and below', () => {
    const axis = { high: 3, low: -1, scale: 'log' as const };
    const frame = frameSeries(buildSeries([[0, 2, 0, 1]], { axis }));
    expect(frame.bars[0]?.close.value).toBe(0);
  });

  it('draws a wick out to the body when it was read too short', () => {
    const frame = frameSeries(buildSeries([[100, 101, 99, 104], ...bars]));
    expect(frame.priceOf(frame.bars[0]?.high ?? measured(0)).price).toBe(104);
  });

  it('believes a printed last price only near the last close', () => {
    const printed = (value: number) =>
      frameSeries(buildSeries(bars, { lastPrice: { value, sigma: 0.01 } })).lastPrice.value;
    // The range is 25: a label is believed within 2.5.
    expect([118.2, 120.4, 115.6].map(printed)).toEqual([118.2, 120.4, 115.6]);
    expect([101, 120.6, 115.4].map(printed)).toEqual([118, 118, 118]);
  });

  it('widens the error of an extreme that two bars share', () => {
    const [alone, shared] = [bars, [...bars, bars[1]!]].map(
      (some) => frameSeries(buildSeries(some, { sigma: 0.1 })).highestHigh,
    );
    expect(alone).toEqual({ value: 120, sigma: expect.closeTo(0.1, 9) as number });
    expect(shared).toEqual({ value: 120, sigma: expect.closeTo(0.1 * Math.hypot(1, 0.5642), 4) as number });
  });

  it('refuses a series without bars or with a close that is no number', () => {
    expect(() => frameSeries({ ...buildSeries(bars), bars: [] })).toThrow(RangeError);
    expect(() => frameSeries(buildSeries([[1, 2, 0, NaN]]))).toThrow(RangeError);
  });
});
