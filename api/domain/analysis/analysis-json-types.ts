/** The shape of `analysis_json` on the wire: the established fields, then the measured ones. */
import type {
  Bias,
  IndicatorFamily,
  IndicatorUnit,
  LevelStrength,
  Mood,
  ObservationTopic,
  PlanReason,
  TrendDirection,
  VolatilityClass,
} from './types.ts';

export interface MeasuredJson {
  value: number;
  sigma: number;
}

export interface KeyLevelJson {
  type: 'support' | 'resistance';
  strength: LevelStrength;
  price: number;
  sigma: number;
  touches: number;
  first_touch_bar: number;
  last_touch_bar: number;
  /** Missing in analyses stored before they were computed. */
  distance_in_ranges?: number | null;
  touch_chance?: number | null;
}

export interface NetMoveJson {
  bars: number;
  z: number;
  z_sigma: number;
  driftless_share: number;
}

export interface TrendJson {
  /** Missing in analyses stored before it was computed. */
  whole?: NetMoveJson;
  last_third?: NetMoveJson | null;
  score: number;
  score_sigma: number;
  slope_per_bar: number;
  slope_sigma: number;
  r_squared: number;
  higher_highs: number;
  lower_highs: number;
  higher_lows: number;
  lower_lows: number;
  structure_bias: Bias;
}

export interface VolatilityJson {
  class: VolatilityClass;
  average_true_range: number;
  average_true_range_sigma: number;
  share_of_range: number;
  share_of_price: number;
  expansion: number | null;
}

export interface IndicatorJson {
  id: string;
  label: string;
  family: IndicatorFamily;
  parameters: Record<string, number>;
  unit: IndicatorUnit;
  /** `past_sigma` is missing in analyses stored before it was computed. */
  outputs: { name: string; value: number | null; sigma: number | null; past_sigma?: number | null }[];
  warm_up_bars: number;
  long_memory: boolean;
  bias: Bias | null;
}

export interface FamilyCountJson {
  family: IndicatorFamily;
  counted: number;
  up: number;
  down: number;
  neutral: number;
  driftless_share: number | null;
}

export interface PivotJson {
  kind: 'high' | 'low';
  bar: number;
  price: number;
  sigma: number;
  prominence: number;
}

export interface FibonacciJson {
  from_bar: number;
  to_bar: number;
  from_price: number;
  to_price: number;
  levels: { ratio: number; price: number; sigma: number }[];
}

export interface PatternJson {
  id: string;
  name: string;
  family: 'candlestick' | 'chart';
  direction: Bias;
  mirror_id: string;
  first_bar: number;
  last_bar: number;
  certain: boolean;
  definition: string;
  source: string;
  /** Missing in analyses stored before it was counted. */
  rate?: { per_100_bars: number; higher_after: number; low: number; high: number; after_bars: number } | null;
  prices: { name: string; price: number; sigma: number }[];
}

export interface PlanLevelJson {
  price: number;
  sigma: number;
  projected: boolean;
}

/** With direction `none` every level and ratio is null. */
export interface PlanJson {
  direction: 'long' | 'short' | 'none';
  entry: PlanLevelJson | null;
  stop: PlanLevelJson | null;
  take_profit_1: PlanLevelJson | null;
  take_profit_2: PlanLevelJson | null;
  risk_reward: MeasuredJson | null;
  risk_reward_2: MeasuredJson | null;
  /** Missing in analyses stored before it was computed. */
  chance?: { bars: number; target: number; stop: number; neither: number } | null;
  reasons: PlanReason[];
}

export interface OutlookJson {
  bars: number;
  cone: { bar: number; low: number; high: number }[];
  scenarios: { kind: 'up_first' | 'down_first' | 'neither'; price: number | null; chance: number }[] | null;
}

export interface RegimeJson {
  break_bar: number | null;
  break_share: number;
  before: NetMoveJson | null;
  after: NetMoveJson | null;
  mood: Mood | null;
  mood_share: number | null;
}

export interface ConfidenceJson {
  reading_quality: number;
  evidence: number;
  /** In analyses stored before evidence was the probability of the same word. */
  features?: { name: string; value: number; weight: number }[];
}

export interface AnalysisJson {
  trend_direction: TrendDirection;
  /** 0..1. */
  confidence_level: number;
  /** As printed or given by the user; null when neither. */
  coin_symbol: string | null;
  /** From the lexicon; null when the symbol is unknown to it. */
  coin_name: string | null;
  time_frame: string | null;
  /** The five below are null when the rule proposes no trade. */
  entry_price: number | null;
  stop_loss: number | null;
  take_profit_1: number | null;
  take_profit_2: number | null;
  risk_reward_ratio: number | null;
  trading_strategy: string;
  analysis_summary: string;
  key_levels: KeyLevelJson[];

  bar_count: number;
  missing_bars: number;
  close_only: boolean;
  last_price: MeasuredJson;
  highest_high: MeasuredJson;
  lowest_low: MeasuredJson;
  axis: { high: number; low: number; scale: 'linear' | 'log' };
  trend: TrendJson;
  volatility: VolatilityJson;
  indicators: IndicatorJson[];
  /** Missing in analyses stored before it was computed. */
  indicator_families?: FamilyCountJson[];
  pivots: PivotJson[];
  fibonacci: FibonacciJson | null;
  patterns: PatternJson[];
  plan: PlanJson;
  /** Both are missing in analyses stored before they were computed. */
  outlook?: OutlookJson | null;
  regime?: RegimeJson | null;
  confidence: ConfidenceJson;
  observations: { topic: ObservationTopic; text: string }[];
}
