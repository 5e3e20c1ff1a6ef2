import type { AnalysisJson } from '../domain/analysis/analysis-json-types.ts';

const measured = (value: number) => ({ value, sigma: 0.1 });

/** An `analysis_json` without a trade plan; say only what the test is about. */
export function buildAnalysisJson(wanted: Partial<AnalysisJson> = {}): AnalysisJson {
  return {
    trend_direction: 'sideways',
    confidence_level: 0.6,
    coin_symbol: 'BTCUSDT',
    coin_name: 'Bitcoin',
    time_frame: '1h',
    entry_price: null,
    stop_loss: null,
    take_profit_1: null,
    take_profit_2: null,
    risk_reward_ratio: null,
    trading_strategy: 'No trade.',
    analysis_summary: 'The price moved sideways.',
    key_levels: [
      {
        type: 'support',
        strength: 'weak',
        price: 115,
        sigma: 0.4,
        touches: 2,
        first_touch_bar: 1,
        last_touch_bar: 9,
      },
    ],
    bar_count: 30,
    missing_bars: 0,
    close_only: false,
    last_price: measured(141),
    highest_high: measured(143),
    lowest_low: measured(107),
    axis: { high: 200, low: 100, scale: 'linear' },
    trend: {
      score: 0.1,
      score_sigma: 0.01,
      slope_per_bar: 0.1,
      slope_sigma: 0.01,
      r_squared: 0.5,
      higher_highs: 1,
      lower_highs: 1,
      higher_lows: 1,
      lower_lows: 1,
      structure_bias: 'neutral',
    },
    volatility: {
      class: 'low',
      average_true_range: 7,
      average_true_range_sigma: 0.1,
      share_of_range: 0.1,
      share_of_price: 0.05,
      expansion: 1,
    },
    indicators: [],
    pivots: [],
    fibonacci: null,
    patterns: [],
    plan: {
      direction: 'none',
      entry: null,
      stop: null,
      take_profit_1: null,
      take_profit_2: null,
      risk_reward: null,
      risk_reward_2: null,
      reasons: [{ code: 'sideways', text: 'The price moves sideways.' }],
    },
    confidence: { reading_quality: 0.9, evidence: 0.7, features: [] },
    observations: [],
    ...wanted,
  };
}

const level = (price: number) => ({ price, sigma: 0.1, projected: false });
/** What a trade plan adds to it: a buy. */
export const buyOfAnalysis = {
  entry_price: 141,
  stop_loss: 131,
  take_profit_1: 161,
  take_profit_2: 171,
  risk_reward_ratio: 2,
  plan: {
    direction: 'long' as const,
    entry: level(141),
    stop: level(131),
    take_profit_1: level(161),
    take_profit_2: level(171),
    risk_reward: measured(2),
    risk_reward_2: measured(3),
    reasons: [],
  },
};
