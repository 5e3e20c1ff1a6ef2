/** The whole analysis of a measured series. */
import { confidenceOf, missingBars } from './confidence.ts';
import { measured } from './estimate.ts';
import { fibonacciOf } from './fibonacci.ts';
import { frameSeries, type Frame } from './frame.ts';
import { countFamilies } from './indicators/family-counts.ts';
import { findLevels, type FramedLevel } from './levels.ts';
import type { MeasuredSeries } from './measured-series.ts';
import { narrate } from './narrative/narrate.ts';
import { findCandlesticks } from './patterns/candlesticks.ts';
import { findChartPatterns } from './patterns/chart-patterns.ts';
import { namedAgain } from './patterns/named-again.ts';
import { withoutParts } from './patterns/parts.ts';
import { outlookOf, touchChanceOf } from './outlook.ts';
import { findPivots, type FramedPivot } from './pivots.ts';
import { makePlan } from './plan.ts';
import { readIndicators } from './read-indicators.ts';
import { regimeOf } from './regime.ts';
import { assessTrend } from './trend.ts';
import type { Analysis, KeyLevel, PatternMatch, Pivot } from './types.ts';
import { assessVolatility, averageTrueRange } from './volatility.ts';

/** Candlesticks are reported when they end within the last bars, chart patterns within the last quarter of the bars. */
const RECENT_CANDLESTICKS = 15;
const RECENT_CHART_PATTERNS = 0.25;

function pivotPrice(frame: Frame, { kind, bar, at, prominence }: FramedPivot): Pivot {
  const { price, sigma } = frame.priceOf(at);
  const foot = frame.priceOf(measured(at.value + (kind === 'high' ? -prominence : prominence)));
  return { kind, bar, price, sigma, prominence: Math.abs(price - foot.price) };
}

function levelPrice(frame: Frame, { at, ...level }: FramedLevel, range: number): KeyLevel {
  const { price, sigma } = frame.priceOf(at);
  const distance = Math.abs(at.value - frame.last.value);
  return {
    ...level,
    price,
    sigma,
    distanceInRanges: range > 0 ? distance / range : null,
    touchChance: touchChanceOf(frame, distance),
  };
}

/** Recent patterns, the latest first; where both end at one bar, the longer first. */
function recentPatterns(frame: Frame): PatternMatch[] {
  const n = frame.bars.length;
  const candlesticks =
    frame.closeOnly || frame.envelope
      ? []
      : withoutParts(findCandlesticks(frame.bars, Math.max(0, n - RECENT_CANDLESTICKS)));
  const shapes = namedAgain(frame.bars, (bars) => {
    const range = averageTrueRange(bars).value;
    const all = findChartPatterns({ bars, priceOf: frame.priceOf }, findPivots(bars, range), range);
    return withoutParts(all.filter(({ lastBar }) => lastBar >= n - 1 - RECENT_CHART_PATTERNS * n));
  });
  return [...shapes, ...candlesticks].sort((a, b) => b.lastBar - a.lastBar || a.firstBar - b.firstBar);
}

/**
 * Everything but the indicators and the text: what turns exactly when the series is turned upside down.
 * @throws RangeError when the series has no bar or a close that is no finite number.
 */
export function analyseShape(
  series: MeasuredSeries,
): Omit<Analysis, 'indicators' | 'indicatorFamilies' | 'narrative'> {
  const frame = frameSeries(series);
  const range = averageTrueRange(frame.bars);
  const pivots = findPivots(frame.bars, range.value);
  const levels = findLevels(pivots, frame.last, range.value);
  const trend = assessTrend(frame, pivots);
  const volatility = assessVolatility(frame, range);
  return {
    barCount: series.bars.length,
    missingBars: missingBars(series.bars),
    closeOnly: frame.closeOnly,
    envelope: frame.envelope,
    symbol: series.symbol,
    timeframe: series.timeframe,
    lastPrice: frame.lastPrice,
    highestHigh: frame.highestHigh,
    lowestLow: frame.lowestLow,
    axis: { ...series.axis },
    trend,
    volatility,
    outlook: outlookOf(frame, levels, range),
    regime: regimeOf(frame, volatility),
    pivots: pivots.map((pivot) => pivotPrice(frame, pivot)),
    levels: levels.map((level) => levelPrice(frame, level, range.value)),
    fibonacci: fibonacciOf(frame),
    patterns: recentPatterns(frame),
    plan: makePlan({
      frame,
      trend,
      range,
      pivots,
      levels,
      readingQuality: series.readingQuality,
      axis: series.axis,
    }),
    confidence: confidenceOf(series, trend),
  };
}

/**
 * Analyses a measured series: trend, volatility, indicators, pivots, levels, patterns, plan, confidence, narrative.
 * The same series always gives the same analysis, and a series turned upside down the mirrored one.
 * @throws RangeError when the series has no bar or a close that is no finite number.
 */
export function analyseSeries(series: MeasuredSeries): Analysis {
  const shape = analyseShape(series);
  const indicators = readIndicators(series.bars, shape.closeOnly);
  const facts = { ...shape, indicators, indicatorFamilies: countFamilies(indicators, shape.closeOnly) };
  return { ...facts, narrative: narrate(facts) };
}
