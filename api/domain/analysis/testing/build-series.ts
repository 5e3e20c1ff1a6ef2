/** Builders of measured series for tests. */
import fc from 'fast-check';
import type { Measured, MeasuredBar, MeasuredSeries } from '../measured-series.ts';

/** Open, high, low, close. */
export type Ohlc = readonly [number, number, number, number];

/** A series of these bars, every price with the same error, on an axis that ends a tenth of the range outside them. */
export function buildSeries(
  bars: readonly Ohlc[],
  over: Partial<MeasuredSeries> & { sigma?: number } = {},
): MeasuredSeries {
  const { sigma = 0, ...rest } = over;
  const at = (value: number): Measured => ({ value, sigma });
  const high = Math.max(...bars.map((bar) => bar[1]));
  const low = Math.min(...bars.map((bar) => bar[2]));
  const margin = 0.1 * (high - low);
  return {
    bars: bars.map(([o, h, l, c], slot): MeasuredBar => ({
      slot,
      open: at(o),
      high: at(h),
      low: at(l),
      close: at(c),
    })),
    axis: { high: high + margin, low: low - margin, scale: 'linear' },
    timeframe: '1h',
    symbol: 'BTC/USDT',
    lastPrice: null,
    readingQuality: 0.95,
    ...rest,
  };
}

/** Bars that run straight from one corner to the next, `steps` bars each, every bar one `height` tall around its close. */
export function zigzag(corners: readonly number[], steps: number, height: number): Ohlc[] {
  const bars: Ohlc[] = [];
  let before = corners[0] ?? 0;
  for (let leg = 1; leg < corners.length; leg++) {
    const [from, to] = [corners[leg - 1] ?? 0, corners[leg] ?? 0];
    for (let i = 1; i <= steps; i++) {
      const close = from + ((to - from) * i) / steps;
      bars.push([before, Math.max(before, close) + height / 4, Math.min(before, close) - height / 4, close]);
      before = close;
    }
  }
  return bars;
}

/**
 * The same chart upside down: on a linear axis p → highest high + lowest low − p, on a logarithmic one p → highest high ×
 * lowest low ÷ p; for the axis and the last price, too.
 */
export function upsideDown(series: MeasuredSeries): MeasuredSeries {
  const all = series.bars.flatMap(({ open, high, low, close }) => [open, high, low, close]);
  const values = all.filter((one) => one !== null).map(({ value }) => value);
  const [top, bottom] = [Math.max(...values), Math.min(...values)];
  const turned = (price: number) =>
    series.axis.scale === 'log' ? (top * bottom) / price : top + bottom - price;
  const flip = ({ value, sigma }: Measured): Measured => ({
    value: turned(value),
    // The same height on the axis is another span of prices at another price.
    sigma: series.axis.scale === 'log' ? (sigma * turned(value)) / value : sigma,
  });
  const flipOrNull = (one: Measured | null) => (one ? flip(one) : null);
  return {
    ...series,
    bars: series.bars.map(({ slot, open, high, low, close }) => ({
      slot,
      open: flipOrNull(open),
      high: flipOrNull(low),
      low: flipOrNull(high),
      close: flip(close),
    })),
    axis: { ...series.axis, high: turned(series.axis.low), low: turned(series.axis.high) },
    lastPrice: flipOrNull(series.lastPrice),
  };
}

/** A random walk with a drift, waves and bars of uneven height; prices in hundredths, well above zero or close to it. */
export function anySeries(least = 1, most = 130): fc.Arbitrary<MeasuredSeries> {
  const bar = fc.record({
    step: fc.integer({ min: -100, max: 100 }),
    up: fc.integer({ min: 0, max: 60 }),
    down: fc.integer({ min: 0, max: 60 }),
    gap: fc.constantFrom(0, 0, 0, 12, -12),
  });
  return fc
    .record({
      bars: fc.array(bar, { minLength: least, maxLength: most, size: 'max' }),
      floor: fc.constantFrom(1, 50, 5_000, 1_000_000),
      drift: fc.integer({ min: -60, max: 60 }),
      wave: fc.integer({ min: 0, max: 400 }),
      waveLength: fc.integer({ min: 6, max: 40 }),
      sigma: fc.constantFrom(0, 0.03, 0.3),
      quality: fc.double({ min: 0, max: 1, noNaN: true }),
      printed: fc.boolean(),
      closeOnly: fc.boolean(),
    })
    .map(({ bars, floor, drift, wave, waveLength, sigma, quality, printed, closeOnly }) => {
      let level = 0;
      let close = 0;
      const cents = bars.map((one, i) => {
        level += one.step + drift;
        const open = close + one.gap;
        close = level + Math.round(wave * Math.sin((2 * Math.PI * i) / waveLength));
        return [open, Math.max(open, close) + one.up, Math.min(open, close) - one.down, close];
      });
      const lift = floor - Math.min(...cents.map((four) => four[2] ?? 0));
      const ohlc = cents.map((four) => four.map((value) => (value + lift) / 100) as unknown as Ohlc);
      const series = buildSeries(ohlc, { sigma, readingQuality: quality });
      const last = series.bars.at(-1)?.close ?? null;
      return {
        ...series,
        lastPrice: printed ? last : null,
        bars: closeOnly ? series.bars.map((b) => ({ ...b, open: null, high: null, low: null })) : series.bars,
      };
    });
}

/** The same chart on a logarithmic axis: each price to the power that makes the highest fifty times the lowest. */
export function onLogAxis(series: MeasuredSeries): MeasuredSeries {
  const all = series.bars.flatMap(({ open, high, low, close }) => [open, high, low, close]);
  const values = all.filter((one) => one !== null).map(({ value }) => value);
  const [top, bottom] = [Math.max(...values), Math.min(...values)];
  const power = top > bottom ? Math.log(50) / (top - bottom) : 0;
  const raised = (price: number) => 100 * Math.exp(power * (price - bottom));
  const lift = ({ value, sigma }: Measured): Measured => ({
    value: raised(value),
    sigma: sigma * power * raised(value),
  });
  const liftOrNull = (one: Measured | null) => (one ? lift(one) : null);
  return {
    ...series,
    bars: series.bars.map(({ slot, open, high, low, close }) => ({
      slot,
      open: liftOrNull(open),
      high: liftOrNull(high),
      low: liftOrNull(low),
      close: lift(close),
    })),
    axis: { scale: 'log', high: raised(series.axis.high), low: raised(series.axis.low) },
    lastPrice: liftOrNull(series.lastPrice),
  };
}
