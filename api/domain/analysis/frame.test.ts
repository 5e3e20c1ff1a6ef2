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

  it('carries the distance of a printed last price on the axis that is not believed in the error of the close', () => {
    const sigmaWith = (value: number) =>
      frameSeries(buildSeries(bars, { lastPrice: { value, sigma: 0.01 } })).lastPrice.sigma;
    expect(sigmaWith(101)).toBeCloseTo((118 - 101) / 2, 9);
    // What stands off the axis is no price of this chart.
    expect(sigmaWith(300)).toBe(0);
  });

  it('goes as far as the last price where that lies beyond all bars, with the error of a bar that is not seen', () => {
    const tall: Ohlc[] = [...bars, [118, 119, 117, 119]];
    const { highestHigh } = frameSeries(buildSeries(tall, { lastPrice: { value: 121, sigma: 0.01 } }));
    expect(highestHigh.value).toBeCloseTo(121, 6);
    expect(highestHigh.sigma).toBeCloseTo(1, 2);
    const within = frameSeries(buildSeries(tall, { sigma: 0.5, lastPrice: { value: 121, sigma: 0.01 } }));
    expect(within.highestHigh.value).toBe(120);
  });

  it('widens the error of an extreme beside which a bar is not seen, and not that of one far from it', () => {
    const walked: Ohlc[] = Array.from({ length: 30 }, (_, i) => [100 - i, 101 - i, 99 - i, 100 - i]);
    const whole = buildSeries(walked, { sigma: 0.01 });
    const without = (lost: number) => ({ ...whole, bars: whole.bars.filter((_, i) => i !== lost) });
    const [all, near, far] = [whole, without(1), without(15)].map(
      (one) => frameSeries(one).highestHigh.sigma,
    );
    expect(all).toBeCloseTo(0.01, 4);
    expect(near).toBeGreaterThan(0.5);
    expect(far).toBeCloseTo(0.01, 4);
    // Five bars of seven: the others are days on which nothing is traded.
    const weeks = { ...whole, bars: whole.bars.filter((_, i) => i % 7 < 5) };
    expect(frameSeries(weeks).highestHigh.sigma).toBeCloseTo(0.01, 4);
  });

  it('refuses a series without bars or with a close that is no number', () => {
    expect(() => frameSeries({ ...buildSeries(bars), bars: [] })).toThrow(RangeError);
    expect(() => frameSeries(buildSeries([[1, 2, 0, NaN]]))).toThrow(RangeError);
  });
});
