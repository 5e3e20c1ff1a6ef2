/** The measured facts that a text about an analysis may quote, and the check that it quotes nothing else. */
import { TREND_THRESHOLD } from '../trend.ts';
import type { Analysis } from '../types.ts';

export interface NarrativeFacts {
  /** Numbers in the form in which a text says them: prices, counts, shares as fractions and as percentages. */
  values: readonly number[];
  /** Words that contain digits and are no numbers: the symbol, the time frame, names of the targets. */
  words: readonly string[];
}

/** A share is quoted as 0.42 or as 42%. */
const share = (value: number) => [value, 100 * value];

function planValues({ plan }: Analysis): number[] {
  if (plan.direction === 'none') return [];
  const levels = [plan.entry, plan.stop, plan.takeProfit1, plan.takeProfit2];
  return [
    ...levels.flatMap(({ price, sigma }) => [price, sigma]),
    ...[plan.riskReward, plan.riskReward2].flatMap(({ value, sigma }) => [value, sigma]),
    Math.abs(plan.entry.price - plan.stop.price),
    // "1:2.50" and "1 to 2.50" name the risk as one.
    1,
  ];
}

function trendValues({ trend }: Analysis): number[] {
  const { higherHighs, lowerHighs, higherLows, lowerLows } = trend.structure;
  return [
    ...[trend.score, trend.slopePerBar].flatMap(({ value, sigma }) => [value, sigma]),
    // So that a score can be compared with it.
    TREND_THRESHOLD,
    ...share(trend.rSquared),
    higherHighs,
    lowerHighs,
    higherLows,
    lowerLows,
  ];
}

function indicatorValues({ indicators }: Analysis): number[] {
  return indicators.flatMap(({ outputs, parameters }) => [
    ...Object.values(parameters),
    ...outputs.flatMap(({ value, sigma }) => [value, sigma]).filter((value) => value !== null),
  ]);
}

/** Counts that sentences give: how many levels, patterns, indicators and of what kind. */
function counts({ indicators, levels, patterns, pivots }: Analysis): number[] {
  const leaning = (bias: string) => indicators.filter((one) => one.bias === bias).length;
  return [
    indicators.length,
    indicators.filter((one) => one.outputs.some(({ value }) => value !== null)).length,
    indicators.filter(({ longMemory }) => longMemory).length,
    ...['bullish', 'bearish', 'neutral'].map(leaning),
    levels.length,
    patterns.length,
    patterns.filter(({ certain }) => certain).length,
    pivots.length,
  ];
}

/** Everything in an analysis that a text may quote. */
export function collectFacts(analysis: Omit<Analysis, 'narrative'>): NarrativeFacts {
  const all = analysis as Analysis;
  const { volatility, confidence, fibonacci } = analysis;
  const values = [
    analysis.barCount,
    analysis.missingBars,
    ...[analysis.lastPrice, analysis.highestHigh, analysis.lowestLow].flatMap(({ value, sigma }) => [
      value,
      sigma,
    ]),
    analysis.axis.high,
    analysis.axis.low,
    ...trendValues(all),
    volatility.averageTrueRange.value,
    volatility.averageTrueRange.sigma,
    ...share(volatility.shareOfRange),
    ...share(volatility.shareOfPrice),
    ...(volatility.expansion === null ? [] : [volatility.expansion]),
    ...indicatorValues(all),
    ...analysis.pivots.flatMap(({ price, sigma }) => [price, sigma]),
    ...analysis.levels.flatMap(({ price, sigma, touches }) => [price, sigma, touches]),
    ...(fibonacci ? [fibonacci.fromPrice, fibonacci.toPrice] : []),
    ...(fibonacci?.levels ?? []).flatMap(({ ratio, price, sigma }) => [...share(ratio), price, sigma]),
    ...analysis.patterns.flatMap(({ prices }) => prices.flatMap(({ price, sigma }) => [price, sigma])),
    ...planValues(all),
    ...[confidence.level, confidence.readingQuality, confidence.evidence].flatMap(share),
    ...counts(all),
  ];
  const words = [analysis.symbol, analysis.timeframe, 'TP1', 'TP2'].filter((word) => word !== null);
  return { values: [...new Set(values.map(Math.abs))], words };
}
