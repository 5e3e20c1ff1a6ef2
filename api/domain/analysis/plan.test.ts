import { analyseSeries, analyseShape } from './analyse-series.ts';
import type { MeasuredSeries } from './measured-series.ts';
import { buildSeries, upsideDown, zigzag } from './testing/build-series.ts';
import { walk } from './testing/walks.ts';
import type { TradeSetup } from './types.ts';

/** A stair upwards with a last swing low at 133.6, 1.4 average true ranges below the last price. */
const stair = buildSeries(zigzag([100, 112, 106, 120, 113, 128, 121, 136, 134, 136.4], 8, 3), {
  sigma: 0.05,
});

function setupOf(series: MeasuredSeries): TradeSetup {
  const { plan } = analyseShape(series);
  if (plan.direction === 'none') throw new Error(plan.reasons.map(({ code }) => code).join());
  return plan;
}

function codesOf(series: MeasuredSeries): string[] {
  const { plan } = analyseShape(series);
  return plan.direction === 'none' ? plan.reasons.map(({ code }) => code) : [plan.direction];
}

describe('trade plan', () => {
  it('[D-008] is long in a rising stair: stop below the last swing low, entry at the last price, targets above', () => {
    const { direction, entry, stop, takeProfit1, takeProfit2 } = setupOf(stair);
    const { pivots, volatility } = analyseShape(stair);
    expect(direction).toBe('long');
    expect(entry.price).toBe(136.4);
    const lows = pivots.filter(({ kind, price }) => kind === 'low' && price < 136);
    expect(stop.price).toBeCloseTo((lows.at(-1)?.price ?? 0) - 0.5 * volatility.averageTrueRange.value, 2);
    expect(takeProfit1.price).toBeGreaterThan(136.4);
    expect(takeProfit2.price).toBeGreaterThan(takeProfit1.price);
  });

  it('[D-008] is short in the same stair upside down', () => {
    const [long, short] = [setupOf(stair), setupOf(upsideDown(stair))];
    expect(short.direction).toBe('short');
    expect(short.stop.price).toBeGreaterThan(short.entry.price);
    expect(short.takeProfit1.price).toBeLessThan(short.entry.price);
    expect(short.takeProfit2.price).toBeLessThan(short.takeProfit1.price);
    expect(short.riskReward.value).toBeCloseTo(long.riskReward.value, 9);
  });

  it('[D-009] marks targets beyond the visible axis as projected, and only those', () => {
    const { entry, stop, takeProfit1, takeProfit2 } = setupOf({
      ...stair,
      axis: { ...stair.axis, high: 138, low: 90 },
    });
    expect([entry, stop, takeProfit1, takeProfit2].map(({ projected }) => projected)).toEqual([
      false,
      false,
      true,
      true,
    ]);
    const roomy = setupOf({ ...stair, axis: { ...stair.axis, high: 200, low: 90 } });
    expect([roomy.takeProfit1, roomy.takeProfit2].map(({ projected }) => projected)).toEqual([false, false]);
  });

  it('[D-008] carries the measuring errors to every level', () => {
    const { entry, stop, takeProfit1 } = setupOf(stair);
    expect(entry.sigma).toBeCloseTo(0.05, 9);
    expect(stop.sigma).toBeGreaterThanOrEqual(0.05);
    expect(takeProfit1.sigma).toBeGreaterThan(0);
  });

  it('names the level that a target is, and those that lie before it', () => {
    const basis = (series: MeasuredSeries) =>
      setupOf(series).reasons.find(({ code }) => code === 'target_basis')?.text;
    const met = walk({ seed: 2, bars: 110 });
    expect(basis(met)).toBe(
      'First target at the resistance at 1,015.991, touched once; second target at a multiple of the risk, since no level is close ' +
        'enough. Before the first target lies a resistance at 1,013.111, touched once.',
    );
    expect(basis(upsideDown(met))).toMatch(
      /^First target at the support at [\d,.]+, touched once;.* lies a support at/,
    );
  });

  it('[D-010] is none where price goes sideways', () => {
    expect(codesOf(buildSeries(zigzag([105, 110, 100, 110, 100, 110, 105], 8, 3)))).toEqual(['sideways']);
  });

  it('[D-010] is none where the last third does not move to its side, though the trend has a word', () => {
    const charts = Array.from({ length: 300 }, (_, seed) =>
      analyseShape(walk({ seed: seed + 1, bars: 90, drift: (bar) => (bar < 60 ? 0.25 : -0.03) })),
    );
    const turned = charts.filter(({ trend: { direction, lastThird } }) => {
      const third = lastThird?.z.value ?? 0;
      return (direction === 'bullish' && third <= 0) || (direction === 'bearish' && third >= 0);
    });
    expect(turned.length).toBeGreaterThan(20);
    for (const { plan } of turned) {
      expect(plan.direction).toBe('none');
      expect(plan.reasons.map(({ code }) => code)).toContain('mixed');
    }
  });

  it('[D-010] is none with too few bars', () => {
    const few = { ...stair, bars: stair.bars.slice(-20) };
    expect(codesOf(few)).toContain('too_few_bars');
  });

  it('[D-010] is none when the picture was read poorly', () => {
    expect(codesOf({ ...stair, readingQuality: 0.4 })).toEqual(['poor_reading']);
  });

  it('[D-010] is none when the error could take the trend away', () => {
    const drift = zigzag([100, 103, 100.5, 103.4, 101, 103.8, 101.4, 104.1], 8, 3);
    const measured = (sigma: number) => buildSeries(drift, { sigma });
    expect(analyseShape(measured(0)).trend.direction).toBe('bullish');
    expect(codesOf(measured(2))).toContain('trend_uncertain');
  });

  it('[D-010] is none when the swings speak against the line', () => {
    const falling = zigzag([90, 91, 130, 124, 128, 121, 126, 118, 123, 115, 119], 6, 3);
    const { trend } = analyseShape(buildSeries(falling));
    expect([trend.direction, trend.structureBias]).toEqual(['bullish', 'bearish']);
    expect(codesOf(buildSeries(falling))).toContain('structure_disagrees');
  });

  it('[D-010] is none when the last swing lies too far away', () => {
    expect(codesOf(buildSeries(zigzag([100, 108, 101, 109, 150], 12, 0.6)))).toEqual(['stop_too_far']);
  });

  it('[D-010] is none when a rise has no swing to rest a stop on', () => {
    expect(codesOf(buildSeries(zigzag([100, 150], 60, 3)))).toEqual(['no_pivot']);
  });

  it('[D-010] is none right below a strong resistance', () => {
    const capped = zigzag([90, 120, 110, 120, 111, 120, 112, 119], 8, 3);
    expect(codesOf(buildSeries(capped))).toEqual(['no_room']);
  });

  it('[D-008] is none where prices reach zero', () => {
    const lowered = stair.bars.map((bar) => {
      const by = (one: typeof bar.close | null) => (one ? { ...one, value: one.value - 110 } : null);
      return {
        ...bar,
        open: by(bar.open),
        high: by(bar.high),
        low: by(bar.low),
        close: by(bar.close) ?? bar.close,
      };
    });
    expect(codesOf({ ...stair, bars: lowered })).toContain('no_room');
  });

  it('[D-010] is none where single bars were not told apart, and no candlestick or indicator is given', () => {
    const ranges = stair.bars.map((bar) => ({ ...bar, open: null }));
    expect(codesOf({ ...stair, bars: ranges })).toEqual(['no_single_bars']);
    const { patterns, indicators, narrative } = analyseSeries({ ...stair, bars: ranges });
    expect(patterns.filter(({ family }) => family === 'candlestick')).toEqual([]);
    expect(indicators.flatMap(({ outputs }) => outputs.filter(({ value }) => value !== null))).toEqual([]);
    expect(JSON.stringify(narrative)).toContain('the range of each pixel column was measured');
  });

  it('[D-010] is none when the error is large beside the risk', () => {
    const noisy = zigzag([100, 112, 106, 120, 113, 128, 121, 136, 134, 136.4], 8, 3);
    expect(codesOf(buildSeries(noisy, { sigma: 2.5 }))).toEqual(['error_too_large']);
  });
});
