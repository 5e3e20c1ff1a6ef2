/** Direction of the visible closes: rising, falling or neither. */
export type TrendDirection = 'bullish' | 'bearish' | 'sideways';

/** Beyond this score, either way, the closes count as rising or falling. */
export const TREND_THRESHOLD = 0.15;

/**
 * Slope of the least-squares line through the closes, times (n - 1), over the visible range (highest high minus lowest
 * low). Antisymmetric under reflection of the prices; 0 for fewer than two closes or no range.
 */
export function trendScore(closes: readonly number[], highest: number, lowest: number): number {
  const n = closes.length;
  const range = highest - lowest;
  if (n < 2 || !(range > 0)) return 0;
  const middle = (n - 1) / 2;
  let sxy = 0;
  let sxx = 0;
  closes.forEach((close, i) => {
    sxy += (i - middle) * close;
    sxx += (i - middle) * (i - middle);
  });
  return ((sxy / sxx) * (n - 1)) / range;
}

export function trendOf(score: number): TrendDirection {
  if (score > TREND_THRESHOLD) return 'bullish';
  return score < -TREND_THRESHOLD ? 'bearish' : 'sideways';
}
