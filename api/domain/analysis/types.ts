/**
 * The result of an analysis: everything that was worked out from a measured series.
 *
 * Units: prices are in the units of the chart's axis; every `sigma` is one standard deviation in the unit of its
 * value; `bar` numbers count the visible bars from 0 at the left. Names are camelCase here and snake_case on the
 * wire (`analysis-json.ts`).
 */
import type { Measured } from './measured-series.ts';

export type TrendDirection = 'bullish' | 'bearish' | 'sideways';
/** What something speaks for. */
export type Bias = 'bullish' | 'bearish' | 'neutral';

/** Direction of the visible stretch, by the rule in `trend.ts`. */
export interface Trend {
  direction: TrendDirection;
  /** Least-squares slope of the closes × (bars − 1) / (highest high − lowest low): about −1..1. */
  score: Measured;
  /** Price change per bar of the least-squares line. */
  slopePerBar: Measured;
  /** How much of the variance of the closes the line explains, 0..1. */
  rSquared: number;
  /** Successive swing highs and lows compared: how many were higher, how many lower than the one before. */
  structure: { higherHighs: number; lowerHighs: number; higherLows: number; lowerLows: number };
  /** What the structure alone speaks for. */
  structureBias: Bias;
}

export type VolatilityClass = 'low' | 'moderate' | 'high';

export interface Volatility {
  class: VolatilityClass;
  /** Average true range of the last bars (Wilder, 14 or as many as there are); price units. */
  averageTrueRange: Measured;
  /** The same as a share of the visible price range, 0..1: what `class` is decided by. */
  shareOfRange: number;
  /** The same as a share of the last price. */
  shareOfPrice: number;
  /** Average true range of the later half of the bars over that of the earlier half; null below 30 bars. */
  expansion: number | null;
}

export type IndicatorFamily = 'trend' | 'momentum' | 'volatility' | 'channel';
export type IndicatorUnit = 'price' | 'percent' | 'index' | 'ratio';

export interface IndicatorOutput {
  /** `value` for single-line indicators, else the line's name (`macd`, `signal`, `histogram`). */
  name: string;
  /** At the last bar; null before warm-up or where the formula divides by zero. */
  value: number | null;
  /** Error carried from the measured prices; null with the value. */
  sigma: number | null;
}

/** An indicator over all bars. */
export interface IndicatorCurve {
  id: string;
  label: string;
  family: IndicatorFamily;
  unit: IndicatorUnit;
  /** One value for each bar, in their order; null before warm-up. */
  lines: { name: string; values: readonly (number | null)[] }[];
}

export interface IndicatorReading {
  /** Stable key, e.g. `rsi_14`. */
  id: string;
  /** For people, e.g. `RSI (14)`. */
  label: string;
  family: IndicatorFamily;
  parameters: Readonly<Record<string, number>>;
  unit: IndicatorUnit;
  outputs: IndicatorOutput[];
  /** Bars that pass before the first value; the value exists when there are more bars than this. */
  warmUpBars: number;
  /**
   * True when the value depends on bars before the visible ones (recursive averages) and too few are visible for
   * that to have died away: the figure on the trader's own screen may differ.
   */
  longMemory: boolean;
  /** By the indicator's usual reading; null when it has none or no value. */
  bias: Bias | null;
}

export interface Pivot {
  kind: 'high' | 'low';
  bar: number;
  price: number;
  sigma: number;
  /** How far price moved away on the lesser side before passing the pivot again; price units. */
  prominence: number;
}

export type LevelStrength = 'weak' | 'moderate' | 'strong';

export interface KeyLevel {
  /** Support lies below the last price, resistance above. */
  type: 'support' | 'resistance';
  strength: LevelStrength;
  price: number;
  sigma: number;
  /** Swing pivots that turned at this level. */
  touches: number;
  firstTouchBar: number;
  lastTouchBar: number;
}

/** A retracement of the widest visible swing. */
export interface FibonacciLevel {
  /** 0.236, 0.382, 0.5, 0.618 or 0.786, measured back from the swing's end. */
  ratio: number;
  price: number;
  sigma: number;
}

export interface Fibonacci {
  fromBar: number;
  toBar: number;
  fromPrice: number;
  toPrice: number;
  levels: FibonacciLevel[];
}

export interface PatternMatch {
  /** Stable key, e.g. `bullish_engulfing`. */
  id: string;
  name: string;
  family: 'candlestick' | 'chart';
  direction: Bias;
  /** Id of what this pattern is when the chart is turned upside down; its own id when it is its own mirror. */
  mirrorId: string;
  firstBar: number;
  lastBar: number;
  /** False when a shift of the measured prices by one sigma could undo the pattern. */
  certain: boolean;
  /** The definition that was applied, in words. */
  definition: string;
  /** Where the definition comes from. */
  source: string;
  /** Prices that belong to the pattern (a neckline, the two tops); empty for candlesticks. */
  prices: { name: string; price: number; sigma: number }[];
}

export interface PlanLevel {
  price: number;
  sigma: number;
  /** Outside the visible price axis: extrapolated, not seen. */
  projected: boolean;
}

export type PlanReasonCode =
  | 'trend'
  | 'structure'
  | 'stop_basis'
  | 'target_basis'
  | 'sideways'
  | 'too_few_bars'
  | 'poor_reading'
  | 'trend_uncertain'
  | 'structure_disagrees'
  | 'no_pivot'
  | 'stop_too_far'
  | 'no_room'
  | 'poor_reward'
  | 'error_too_large';

/** Why a plan is as it is, or why there is none. */
export interface PlanReason {
  code: PlanReasonCode;
  text: string;
}

/** Long: stop < entry < takeProfit1 < takeProfit2. Short: the mirror image. All prices above zero. */
export interface TradeSetup {
  direction: 'long' | 'short';
  entry: PlanLevel;
  stop: PlanLevel;
  takeProfit1: PlanLevel;
  takeProfit2: PlanLevel;
  /** (takeProfit1 − entry) / (entry − stop). */
  riskReward: Measured;
  /** The same to takeProfit2. */
  riskReward2: Measured;
  reasons: PlanReason[];
}

/** Nothing is proposed; the reasons say why. */
export interface NoTrade {
  direction: 'none';
  reasons: PlanReason[];
}

export type TradePlan = TradeSetup | NoTrade;

export interface ConfidenceFeature {
  name: string;
  /** 0..1. */
  value: number;
  /** Its coefficient in the table of `confidence-coefficients.ts`. */
  weight: number;
}

/** Probability that the picture was read right and the stated direction follows from it. */
export interface Confidence {
  /** readingQuality × evidence, 0..1. */
  level: number;
  readingQuality: number;
  /** Probability of the direction, given a right reading. */
  evidence: number;
  features: ConfidenceFeature[];
}

export type ObservationTopic =
  | 'reading'
  | 'trend'
  | 'structure'
  | 'levels'
  | 'volatility'
  | 'momentum'
  | 'patterns'
  | 'plan'
  | 'not_measured';

export interface Observation {
  topic: ObservationTopic;
  text: string;
}

/** Plain English in which every numeral is one of the measured facts. */
export interface Narrative {
  /** What the rule makes of it: plan, conditions, what would undo it. */
  strategy: string;
  /** The whole in a few sentences. */
  summary: string;
  observations: Observation[];
}

export interface Analysis {
  barCount: number;
  /** Slots between the first and last bar on which no bar was read. */
  missingBars: number;
  /** Line or area chart: only closes were measured; what needs highs and lows uses closes, candlesticks are left out. */
  closeOnly: boolean;
  symbol: string | null;
  timeframe: string | null;
  /** The printed last price where it agrees with the last close, else the last close. */
  lastPrice: Measured;
  /** Extremes of the visible bars. */
  highestHigh: Measured;
  lowestLow: Measured;
  axis: { high: number; low: number; scale: 'linear' | 'log' };
  trend: Trend;
  volatility: Volatility;
  indicators: IndicatorReading[];
  pivots: Pivot[];
  /** Nearest to the last price first. */
  levels: KeyLevel[];
  fibonacci: Fibonacci | null;
  /** Latest first. */
  patterns: PatternMatch[];
  plan: TradePlan;
  confidence: Confidence;
  narrative: Narrative;
}
