/** Every indicator that is computed. Its length is the count that pages quote. */
import { momentumIndicators } from './catalog-momentum.ts';
import { oscillators } from './catalog-oscillators.ts';
import { rangeIndicators } from './catalog-ranges.ts';
import { trendIndicators } from './catalog-trend.ts';
import { volatilityIndicators } from './catalog-volatility.ts';
import type { IndicatorSpec } from './spec.ts';

export const indicatorCatalog: readonly IndicatorSpec[] = [
  ...trendIndicators,
  ...momentumIndicators,
  ...volatilityIndicators,
  ...oscillators,
  ...rangeIndicators,
];
