import { indicatorCatalog } from './indicators/catalog.ts';
import { indicatorCurves, readIndicators } from './read-indicators.ts';
import { buildSeries, upsideDown, zigzag } from './testing/build-series.ts';

const stair = buildSeries(zigzag([100, 112, 106, 120, 113, 128, 121, 136, 134, 136.4], 8, 3), {
  sigma: 0.05,
});
const reading = (series: typeof stair, id: string) =>
  readIndicators(series.bars, false).find((one) => one.id === id);

describe('indicator readings', () => {
  it('[D-007] are one per entry of the catalogue', () => {
    expect(readIndicators(stair.bars, false).map(({ id }) => id)).toEqual(
      indicatorCatalog.map(({ id }) => id),
    );
  });

  it('[D-007] have no value before warm-up', () => {
    const few = { ...stair, bars: stair.bars.slice(0, 14) };
    expect(reading(few, 'rsi_14')?.outputs).toEqual([{ name: 'value', value: null, sigma: null }]);
    expect(reading({ ...stair, bars: stair.bars.slice(0, 15) }, 'rsi_14')?.outputs[0]?.value).not.toBeNull();
  });

  it('[D-007] are marked where they still depend on what came before the picture', () => {
    expect(reading(stair, 'ema_50')?.longMemory).toBe(true);
    expect(reading(stair, 'ema_12')?.longMemory).toBe(false);
    expect(reading(stair, 'sma_50')?.longMemory).toBe(false);
  });

  it('[D-007] carry the error of the prices: an average of n closes has a √n-th of it', () => {
    const sigma = reading(stair, 'sma_20')?.outputs[0]?.sigma ?? 0;
    const expected = 0.05 / Math.sqrt(20);
    // Estimated from sixteen copies: right within a factor of two.
    expect(sigma).toBeGreaterThan(expected / 2);
    expect(sigma).toBeLessThan(expected * 2);
    expect(reading(buildSeries(zigzag([1, 9, 4], 20, 1)), 'sma_20')?.outputs[0]?.sigma).toBe(0);
  });

  it('[D-007] lean with the market, and the other way upside down', () => {
    expect([reading(stair, 'sma_50')?.bias, reading(upsideDown(stair), 'sma_50')?.bias]).toEqual([
      'bullish',
      'bearish',
    ]);
    expect(reading(stair, 'atr_14')?.bias).toBeNull();
  });

  it('[D-007] of highs and lows have no value on a chart of closes', () => {
    const closes = readIndicators(stair.bars, true);
    expect(closes.find(({ id }) => id === 'atr_14')?.outputs[0]?.value).toBeNull();
    expect(closes.find(({ id }) => id === 'rsi_14')?.outputs[0]?.value).not.toBeNull();
  });
});

describe('indicators over all bars', () => {
  it('[D-007] have one value for each bar and end in the reading at the last one', () => {
    const readings = readIndicators(stair.bars, false);
    const curves = indicatorCurves(stair.bars, false);
    expect(curves.map(({ id }) => id)).toEqual(indicatorCatalog.map(({ id }) => id));
    for (const [index, { lines }] of curves.entries()) {
      expect(lines.map(({ values }) => values.length)).toEqual(lines.map(() => stair.bars.length));
      expect(lines.map(({ name, values }) => [name, values.at(-1)])).toEqual(
        readings[index]?.outputs.map(({ name, value }) => [name, value]),
      );
    }
  });

  it('leave out what needs more than closes on a chart that shows closes only', () => {
    const ids = indicatorCurves(stair.bars, true).map(({ id }) => id);
    expect(ids).toContain('sma_20');
    expect(ids).not.toContain('atr_14');
  });
});
