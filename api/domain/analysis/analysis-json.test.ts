import { analysisJson } from './analysis-json.ts';
import { analyseSeries } from './analyse-series.ts';
import { buildSeries, zigzag } from './testing/build-series.ts';

const stair = buildSeries(zigzag([100, 112, 106, 120, 113, 128, 121, 136, 134, 136.4], 8, 3), {
  sigma: 0.05,
});
const sideways = buildSeries(zigzag([105, 110, 100, 110, 100, 110, 105], 8, 3));

/** Every key anywhere in a value. */
function keysIn(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return [];
  const own = Array.isArray(value) ? [] : Object.keys(value);
  return [...own, ...Object.values(value).flatMap(keysIn)];
}

describe('analysis_json', () => {
  it('[V-132] has the known fields, filled from the analysis', () => {
    const analysis = analyseSeries(stair);
    const json = analysisJson(analysis);
    if (analysis.plan.direction === 'none') throw new Error('the stair has a plan');
    expect(json).toMatchObject({
      trend_direction: 'bullish',
      coin_symbol: 'BTC/USDT',
      coin_name: 'Bitcoin',
      time_frame: '1h',
      entry_price: 136.4,
      stop_loss: analysis.plan.stop.price,
      take_profit_1: analysis.plan.takeProfit1.price,
      take_profit_2: analysis.plan.takeProfit2.price,
      risk_reward_ratio: analysis.plan.riskReward.value,
      trading_strategy: analysis.narrative.strategy,
      analysis_summary: analysis.narrative.summary,
    });
    expect(json.confidence_level).toBeGreaterThan(0);
    expect(json.confidence_level).toBeLessThanOrEqual(1);
  });

  it('[V-133] lists key levels with type, strength and price, and the measured extras', () => {
    const { key_levels: levels } = analysisJson(analyseSeries(sideways));
    expect(levels.length).toBeGreaterThan(1);
    for (const level of levels) {
      expect(['support', 'resistance']).toContain(level.type);
      expect(['weak', 'moderate', 'strong']).toContain(level.strength);
      expect(Object.keys(level).sort()).toEqual(
        [
          'distance_in_ranges',
          'first_touch_bar',
          'last_touch_bar',
          'price',
          'sigma',
          'strength',
          'touch_chance',
          'touches',
          'type',
        ].sort(),
      );
    }
  });

  it('[D-010] has null prices and the reasons when there is no trade', () => {
    const json = analysisJson(analyseSeries(sideways));
    expect(json).toMatchObject({
      trend_direction: 'sideways',
      entry_price: null,
      stop_loss: null,
      take_profit_1: null,
      take_profit_2: null,
      risk_reward_ratio: null,
    });
    expect(json.plan).toMatchObject({ direction: 'none', entry: null, risk_reward: null });
    expect(json.plan.reasons.map(({ code }) => code)).toEqual(['sideways']);
  });

  it('is snake_case throughout and survives JSON', () => {
    const json = analysisJson(analyseSeries(stair));
    expect(keysIn(json).filter((key) => !/^[a-z][a-z0-9_]*$/.test(key))).toEqual([]);
    expect(JSON.parse(JSON.stringify(json))).toEqual(json);
  });

  it('takes a symbol from the user only where none was read, and names nothing unknown', () => {
    const unnamed = analyseSeries({ ...sideways, symbol: null, timeframe: null });
    expect(analysisJson(unnamed)).toMatchObject({ coin_symbol: null, coin_name: null, time_frame: null });
    expect(analysisJson(unnamed, { symbol: 'ETHUSDT', timeframe: '4h' })).toMatchObject({
      coin_symbol: 'ETHUSDT',
      coin_name: 'Ethereum',
      time_frame: '4h',
    });
    expect(analysisJson(analyseSeries(stair), { symbol: 'ETHUSDT' }).coin_symbol).toBe('BTC/USDT');
  });

  it('[D-007] carries indicators, pivots, patterns, volatility, trend and Fibonacci levels', () => {
    const json = analysisJson(analyseSeries(stair));
    expect(json.indicators.length).toBeGreaterThanOrEqual(15);
    expect(json.indicators.find(({ id }) => id === 'cci_20')).toMatchObject({
      warm_up_bars: 19,
      long_memory: false,
    });
    expect(json.indicators.find(({ id }) => id === 'macd_12_26_9')?.long_memory).toBe(true);
    expect(json.pivots.length).toBeGreaterThan(3);
    expect(json.trend.higher_highs).toBeGreaterThan(0);
    expect(json.volatility.average_true_range).toBeGreaterThan(0);
    expect(json.fibonacci?.levels).toHaveLength(5);
  });
});
