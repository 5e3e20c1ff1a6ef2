import { indicatorCatalog } from './indicators/catalog.ts';
import { columnsOf } from './indicators/price-copies.ts';
import { inScratch } from './indicators/scratch.ts';
import { indicatorCurves, readIndicators } from './read-indicators.ts';
import type { MeasuredBar } from './measured-series.ts';
import { randomFrom } from './random.ts';
import { buildSeries, upsideDown, zigzag } from './testing/build-series.ts';
import { reread, walk } from './testing/walks.ts';

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
    expect(reading(few, 'rsi_14')?.outputs).toEqual([
      { name: 'value', value: null, sigma: null, pastSigma: null },
    ]);
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
    expect(sigma).toBeCloseTo(expected, 3);
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

/** Last value of every output, by indicator and name, each bar in one series: what the curves end in, without drawing them. */
function lastValues(bars: readonly MeasuredBar[]): Map<string, number> {
  const columns = columnsOf(bars);
  const values = indicatorCatalog.flatMap((spec) =>
    inScratch(() =>
      Object.entries(spec.compute(columns)).map(
        ([name, line]) => [`${spec.id} ${name}`, line.last()] as const,
      ),
    ),
  );
  return new Map(values.filter(([, value]) => !Number.isNaN(value)));
}

/** The bars with normal errors of their stated size; high and low enclose the others. */
function disturbed(bars: readonly MeasuredBar[], normal: () => number): MeasuredBar[] {
  return bars.map(({ slot, ...prices }) => {
    const [open, high, low, close] = [prices.open, prices.high, prices.low, prices.close].map((price) =>
      price ? price.value + price.sigma * normal() : 0,
    ) as [number, number, number, number];
    const at = (value: number) => ({ value, sigma: 0 });
    return {
      slot,
      open: at(open),
      high: at(Math.max(open, high, low, close)),
      low: at(Math.min(open, high, low, close)),
      close: at(close),
    };
  });
}

describe('errors of indicators', () => {
  it.each([
    { bars: 120, sigma: 0.05 },
    { bars: 80, sigma: 0.2 },
  ])('[D-007] are those of a simulation with many copies: %o', ({ bars, sigma }) => {
    const COPIES = 2_000;
    const series = reread(walk({ seed: bars, bars }), sigma, 9);
    const next = randomFrom(77);
    const normal = () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
    const base = lastValues(series.bars);
    const errors = new Map([...base.keys()].map((key) => [key, [] as number[]]));
    for (let copy = 0; copy < COPIES; copy++)
      for (const [key, value] of lastValues(disturbed(series.bars, normal)))
        errors.get(key)?.push(value - (base.get(key) ?? value));
    const compared = readIndicators(series.bars, false).flatMap(({ id, outputs }) =>
      outputs.flatMap(({ name, sigma: stated }) => {
        const all = errors.get(`${id} ${name}`) ?? [];
        const moved = all.filter((one) => Math.abs(one) > 1e-9).length;
        const simulated = Math.sqrt(all.reduce((sum, one) => sum + one ** 2, 0) / COPIES);
        // What fewer than a hundred of the copies change is not known well enough to be compared.
        return stated === null || moved < 100 ? [] : [stated / simulated];
      }),
    );
    expect(compared.length).toBeGreaterThan(60);
    const share = (low: number, high: number) =>
      compared.filter((ratio) => ratio > low && ratio < high).length / compared.length;
    expect(share(0.91, 1.09)).toBeGreaterThan(0.96);
    expect(share(0.87, 1.15)).toBe(1);
  });

  it('[D-007] tell how far bars before the picture move what remembers them', () => {
    const CHARTS = 80;
    const VISIBLE = 60;
    const deviations = Array.from({ length: CHARTS }, (_, seed) => {
      const { bars } = walk({ seed: seed + 1, bars: 360 });
      const whole = lastValues(bars);
      return readIndicators(bars.slice(-VISIBLE), false)
        .filter(({ longMemory, id }) => longMemory && id !== 'parabolic_sar')
        .flatMap(({ id, outputs }) =>
          outputs.flatMap(({ name, value, pastSigma }) =>
            value === null || !pastSigma
              ? []
              : [Math.abs((whole.get(`${id} ${name}`) ?? value) - value) / pastSigma],
          ),
        );
    }).flat();
    const within = (limit: number) => deviations.filter((one) => one <= limit).length / deviations.length;
    expect(deviations.length).toBeGreaterThan(CHARTS * 15);
    expect(within(1)).toBeGreaterThan(0.58);
    expect(within(1)).toBeLessThan(0.75);
    expect(within(2)).toBeGreaterThan(0.93);
    expect(within(3)).toBeGreaterThan(0.985);
  });

  it('[D-007] have no part from the past where the formula sees visible bars only', () => {
    const pasts = readIndicators(stair.bars, false).map(({ longMemory, outputs }) =>
      outputs.every(({ value, pastSigma }) => value === null || (pastSigma !== null) === longMemory),
    );
    expect(pasts).not.toContain(false);
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
