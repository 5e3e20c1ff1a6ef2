/** How sure the stated direction is. */
import { confidenceCoefficients, type ConfidenceFeatureName } from './confidence-coefficients.ts';
import type { MeasuredBar, MeasuredSeries } from './measured-series.ts';
import { TREND_THRESHOLD } from './trend.ts';
import type { Confidence, Trend } from './types.ts';

const ENOUGH_BARS = 60;
const ENOUGH_SIGMAS = 3;
/** A modelling error of the score beside the measured one: bars cut off or missed at the edges move it by about this. */
const SCORE_FLOOR = 0.01;
const COARSE = 0.01;

const clamp = (value: number) => Math.min(1, Math.max(0, Number.isFinite(value) ? value : 0));

/** Share of the bars that pass `test`. */
function shareOf(bars: readonly MeasuredBar[], test: (bar: MeasuredBar) => boolean): number {
  return bars.length === 0 ? 0 : bars.filter(test).length / bars.length;
}

/** Whether open and close lie between low and high, give or take two errors. */
function consistent({ open, high, low, close }: MeasuredBar): boolean {
  if (!high || !low) return true;
  return [open ?? close, close].every(
    (price) =>
      price.value <= high.value + 2 * Math.hypot(price.sigma, high.sigma) &&
      price.value >= low.value - 2 * Math.hypot(price.sigma, low.sigma),
  );
}

/** Slots between the first and the last bar without a bar. */
export function missingBars(bars: readonly MeasuredBar[]): number {
  const first = bars[0]?.slot ?? 0;
  const last = bars.at(-1)?.slot ?? 0;
  return Math.max(0, last - first + 1 - bars.length);
}

/** The features, each 0..1, that the evidence is computed from; `range` is the visible price range. */
export function confidenceFeatures(
  series: MeasuredSeries,
  trend: Trend,
  range: number,
): Record<ConfidenceFeatureName, number> {
  const { bars } = series;
  const sigmas = bars.map(({ close }) => close.sigma).sort((a, b) => a - b);
  const typical = sigmas[Math.floor(sigmas.length / 2)] ?? 0;
  const toThreshold = Math.abs(Math.abs(trend.score.value) - TREND_THRESHOLD);
  return {
    trend_margin: clamp(toThreshold / (ENOUGH_SIGMAS * Math.hypot(trend.score.sigma, SCORE_FLOOR))),
    bar_count: clamp(bars.length / ENOUGH_BARS),
    consistent_bars: shareOf(bars, consistent),
    precision: range > 0 ? clamp(1 - typical / (COARSE * range)) : 0,
    continuity: clamp(bars.length / (bars.length + missingBars(bars))),
  };
}

/** Combines features and reading quality by the table. */
export function combineConfidence(
  readingQuality: number,
  features: Readonly<Record<ConfidenceFeatureName, number>>,
): Confidence {
  const { intercept, weights } = confidenceCoefficients;
  const names = Object.keys(weights) as ConfidenceFeatureName[];
  const sum = names.reduce((total, name) => total + weights[name] * features[name], Number(intercept));
  const evidence = 1 / (1 + Math.exp(-sum));
  const quality = clamp(readingQuality);
  return {
    level: quality * evidence,
    readingQuality: quality,
    evidence,
    features: names.map((name) => ({ name, value: features[name], weight: weights[name] })),
  };
}
