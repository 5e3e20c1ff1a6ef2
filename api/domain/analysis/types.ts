/**
 * The result of an analysis: everything that was worked out from a measured series.
 *
 * Units: prices are in the units of the chart's axis; every `sigma` is one standard deviation in the unit of its
 * value; `bar` numbers count the visible bars from 0 at the left. Names are camelCase here and snake_case on the
 * wire (`analysis-json.ts`).
 */
import type { FirstPassage } from './first-passage.ts';
import type { Measured } from './measured-series.ts';

export type TrendDirection = 'bullish' | 'bearish' | 'mixed' | 'sideways';
/** The direction that something indicates. */
export type Bias = 'bullish' | 'bearish' | 'neutral';

/** How far price went over a stretch, in the axis' own scale. */
export interface NetMove {
  bars: number;
  /** (last close − first close) / √(Σ squared changes from close to close); mean 0 and variance 1 without drift. */
  z: Measured;
  /** Share of driftless charts that move at least as far, 0..1. */
  driftlessShare: number;
}

/** Direction of the visible stretch, by the rule in `trend.ts`. */
export interface Trend {
  direction: TrendDirection;
  whole: NetMove;
  /** Null when fewer than 24 bars are visible. */
  lastThird: NetMove | null;
  /** Least-squares slope of the closes × (bars − 1) / (highest high − lowest low): about −1..1. */
  score: Measured;
  /** Price change per bar of the least-squares line. */
  slopePerBar: Measured;
  /** How much of the variance of the closes the line explains, 0..1. */
  rSquared: number;
  /** Successive swing highs and lows compared: how many were higher, how many lower than the one before. */
  structure: { higherHighs: number; lowerHighs: number; higherLows: number; lowerLows: number };
  /** The direction that the structure alone indicates. */
  structureBias: Bias;
}

/** Against the picture's own past. */
export type VolatilityClass = 'low' | 'moderate' | 'high';

export interface Volatility {
  class: VolatilityClass;
  /** Average true range of the last bars (Wilder, 14 or as many as there are); price units. */
  averageTrueRange: Measured;
  /** The same as a share of the visible price range, 0..1. */
  shareOfRange: number;
  /** The same as a share of the last price. */
  shareOfPrice: number;
  /** Mean true range of the last 14 bars over that of the bars before them: what `class` is decided by; null below 42 bars. */
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
  /** How far bars before the picture might move it; null with the value, and where the formula needs none of them. */
  pastSigma: number | null;
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

/** How many indicators of a family point one way. */
export interface FamilyCount {
  family: IndicatorFamily;
  /** Those that have a value: up + down + neutral. */
  counted: number;
  up: number;
  down: number;
  /** Within their error of the middle. */
  neutral: number;
  /** Share of driftless charts on which at least as many point one way; null where it was not counted. */
  driftlessShare: number | null;
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
  /** From the last price, in average true ranges; null where nothing moved. */
  distanceInRanges: number | null;
  /** Share of driftless continuations that reach it within `OUTLOOK_BARS`; null where there is no outlook. */
  touchChance: number | null;
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

/** What chance alone gives of a pattern, counted on driftless bars. */
export interface PatternRate {
  /** Found in 100 bars. */
  per100Bars: number;
  /** Share after which the close stood higher `afterBars` later, with its 95 % interval, 0..1. */
  higherAfter: number;
  low: number;
  high: number;
  afterBars: number;
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
  /** Whether nine of ten second readings of the same chart would name it again, by the errors of the prices. */
  certain: boolean;
  /** The definition that was applied, in words. */
  definition: string;
  /** Where the definition comes from. */
  source: string;
  /** How often it is found where price moves by chance alone; null until it was counted. */
  rate: PatternRate | null;
  /** Prices that belong to the pattern (a neckline, the two tops); empty for candlesticks. */
  prices: { name: string; price: number; sigma: number }[];
}

/** A pattern before it is known how certain it is. */
export type FoundPattern = Omit<PatternMatch, 'certain'>;

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
  | 'mixed'
  | 'too_few_bars'
  | 'poor_reading'
  | 'trend_uncertain'
  | 'structure_disagrees'
  | 'no_pivot'
  | 'stop_too_far'
  | 'no_room'
  | 'poor_reward'
  | 'error_too_large'
  | 'no_single_bars';

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
  /** How often a price without drift meets the first target or the stop first, within `PLAN_BARS`. */
  chance: FirstPassage;
  reasons: PlanReason[];
}

/** Nothing is proposed; the reasons say why. */
export interface NoTrade {
  direction: 'none';
  reasons: PlanReason[];
}

export type TradePlan = TradeSetup | NoTrade;

/** Where the middle 68 of 100 driftless continuations are after so many bars. */
export interface ConeStep {
  bar: number;
  low: number;
  high: number;
}

/** Which of the nearest measured prices above and below comes first. */
export interface Scenario {
  kind: 'up_first' | 'down_first' | 'neither';
  /** Null for `neither`. */
  price: number | null;
  /** Share of driftless continuations; the three add to 1. */
  chance: number;
}

/** What a price without drift does next, from the sizes of the changes seen. */
export interface Outlook {
  bars: number;
  cone: ConeStep[];
  /** Null where no measured price lies on one of the sides. */
  scenarios: Scenario[] | null;
}

export type Mood = 'calm' | 'as_before' | 'lively';

/** Whether the visible stretch is of one piece. */
export interface Regime {
  /** The bar from which the drift is another; null where charts of one drift bend as far in more than one of twenty. */
  breakBar: number | null;
  /** Share of charts of one drift that bend at least as far. */
  breakShare: number;
  before: NetMove | null;
  after: NetMove | null;
  /** The last bars against those before them; null where there are too few. */
  mood: Mood | null;
  /** Share of charts of one volatility whose last bars differ as much. */
  moodShare: number | null;
}

/** How sure the reading is. Nothing in it is a probability of what a price will do. */
export interface Confidence {
  /** readingQuality × evidence, 0..1. */
  level: number;
  /** Probability that the picture was read right. */
  readingQuality: number;
  /** Probability that a second reading of the same chart gives the same trend word. */
  evidence: number;
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
  | 'regime'
  | 'outlook'
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
  /** The bars were too close to be distinguished: ranges of pixel columns were measured. */
  envelope: boolean;
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
  indicatorFamilies: FamilyCount[];
  pivots: Pivot[];
  /** Nearest to the last price first. */
  levels: KeyLevel[];
  fibonacci: Fibonacci | null;
  /** Latest first. */
  patterns: PatternMatch[];
  plan: TradePlan;
  /** Null below thirty bars, in an envelope, and where nothing moved. */
  outlook: Outlook | null;
  regime: Regime | null;
  confidence: Confidence;
  narrative: Narrative;
}
