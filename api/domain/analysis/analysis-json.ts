/** Maps an analysis to `analysis_json`: pure renaming, and the plan's prices lifted to the top level. */
import type {
  AnalysisJson,
  FamilyCountJson,
  FibonacciJson,
  IndicatorJson,
  KeyLevelJson,
  NetMoveJson,
  PatternJson,
  PlanJson,
  RegimeJson,
  TrendJson,
} from './analysis-json-types.ts';
import { coinName } from './coin-names.ts';
import type {
  Analysis,
  FamilyCount,
  Fibonacci,
  IndicatorReading,
  KeyLevel,
  NetMove,
  PatternMatch,
  Regime,
  TradePlan,
  Trend,
} from './types.ts';

function netMoveJson({ bars, z, driftlessShare }: NetMove): NetMoveJson {
  return { bars, z: z.value, z_sigma: z.sigma, driftless_share: driftlessShare };
}

function trendJson({
  whole,
  lastThird,
  score,
  slopePerBar,
  rSquared,
  structure,
  structureBias,
}: Trend): TrendJson {
  return {
    whole: netMoveJson(whole),
    last_third: lastThird && netMoveJson(lastThird),
    score: score.value,
    score_sigma: score.sigma,
    slope_per_bar: slopePerBar.value,
    slope_sigma: slopePerBar.sigma,
    r_squared: rSquared,
    higher_highs: structure.higherHighs,
    lower_highs: structure.lowerHighs,
    higher_lows: structure.higherLows,
    lower_lows: structure.lowerLows,
    structure_bias: structureBias,
  };
}

function indicatorJson(reading: IndicatorReading): IndicatorJson {
  const { warmUpBars, longMemory, parameters, outputs, ...same } = reading;
  return {
    ...same,
    parameters: { ...parameters },
    outputs: outputs.map(({ pastSigma, ...output }) => ({ ...output, past_sigma: pastSigma })),
    warm_up_bars: warmUpBars,
    long_memory: longMemory,
  };
}

function familyCountJson({ driftlessShare, ...same }: FamilyCount): FamilyCountJson {
  return { ...same, driftless_share: driftlessShare };
}

function fibonacciJson({ fromBar, toBar, fromPrice, toPrice, levels }: Fibonacci): FibonacciJson {
  return { from_bar: fromBar, to_bar: toBar, from_price: fromPrice, to_price: toPrice, levels };
}

function patternJson({ mirrorId, firstBar, lastBar, rate, ...same }: PatternMatch): PatternJson {
  return {
    ...same,
    mirror_id: mirrorId,
    first_bar: firstBar,
    last_bar: lastBar,
    rate: rate && {
      per_100_bars: rate.per100Bars,
      higher_after: rate.higherAfter,
      low: rate.low,
      high: rate.high,
      after_bars: rate.afterBars,
    },
  };
}

function planJson(plan: TradePlan): PlanJson {
  const setup = plan.direction === 'none' ? null : plan;
  return {
    direction: plan.direction,
    entry: setup?.entry ?? null,
    stop: setup?.stop ?? null,
    take_profit_1: setup?.takeProfit1 ?? null,
    take_profit_2: setup?.takeProfit2 ?? null,
    risk_reward: setup?.riskReward ?? null,
    risk_reward_2: setup?.riskReward2 ?? null,
    chance: setup?.chance ?? null,
    reasons: plan.reasons,
  };
}

function regimeJson({ breakBar, breakShare, before, after, mood, moodShare }: Regime): RegimeJson {
  return {
    break_bar: breakBar,
    break_share: breakShare,
    before: before && netMoveJson(before),
    after: after && netMoveJson(after),
    mood,
    mood_share: moodShare,
  };
}

function levelJson(level: KeyLevel): KeyLevelJson {
  const { firstTouchBar, lastTouchBar, distanceInRanges, touchChance, ...same } = level;
  return {
    ...same,
    first_touch_bar: firstTouchBar,
    last_touch_bar: lastTouchBar,
    distance_in_ranges: distanceInRanges,
    touch_chance: touchChance,
  };
}

/** The plan's prices where every reader of `analysis_json` looks for them; all null without a trade. */
function planFields(plan: TradePlan) {
  const setup = plan.direction === 'none' ? null : plan;
  return {
    entry_price: setup?.entry.price ?? null,
    stop_loss: setup?.stop.price ?? null,
    take_profit_1: setup?.takeProfit1.price ?? null,
    take_profit_2: setup?.takeProfit2.price ?? null,
    risk_reward_ratio: setup?.riskReward.value ?? null,
  };
}

function measuredFields(analysis: Analysis) {
  const { volatility, confidence } = analysis;
  return {
    bar_count: analysis.barCount,
    missing_bars: analysis.missingBars,
    close_only: analysis.closeOnly,
    last_price: analysis.lastPrice,
    highest_high: analysis.highestHigh,
    lowest_low: analysis.lowestLow,
    axis: analysis.axis,
    trend: trendJson(analysis.trend),
    volatility: {
      class: volatility.class,
      average_true_range: volatility.averageTrueRange.value,
      average_true_range_sigma: volatility.averageTrueRange.sigma,
      share_of_range: volatility.shareOfRange,
      share_of_price: volatility.shareOfPrice,
      expansion: volatility.expansion,
    },
    indicators: analysis.indicators.map(indicatorJson),
    indicator_families: analysis.indicatorFamilies.map(familyCountJson),
    pivots: analysis.pivots,
    fibonacci: analysis.fibonacci ? fibonacciJson(analysis.fibonacci) : null,
    patterns: analysis.patterns.map(patternJson),
    plan: planJson(analysis.plan),
    outlook: analysis.outlook,
    regime: analysis.regime && regimeJson(analysis.regime),
    confidence: {
      reading_quality: confidence.readingQuality,
      evidence: confidence.evidence,
    },
    observations: analysis.narrative.observations,
  };
}

/**
 * The analysis as it goes over the wire.
 * @param printed Overrides for what was not read: a symbol given by the user, a time frame known otherwise.
 */
export function analysisJson(
  analysis: Analysis,
  printed: { symbol?: string | null; timeframe?: string | null } = {},
): AnalysisJson {
  const symbol = analysis.symbol ?? printed.symbol ?? null;
  return {
    trend_direction: analysis.trend.direction,
    confidence_level: analysis.confidence.level,
    coin_symbol: symbol,
    coin_name: symbol === null ? null : coinName(symbol),
    time_frame: analysis.timeframe ?? printed.timeframe ?? null,
    ...planFields(analysis.plan),
    trading_strategy: analysis.narrative.strategy,
    analysis_summary: analysis.narrative.summary,
    key_levels: analysis.levels.map(levelJson),
    ...measuredFields(analysis),
  };
}
