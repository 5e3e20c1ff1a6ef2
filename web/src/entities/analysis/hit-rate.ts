/** The graded hit rate as text. */
import type { HitRate } from '../../api/generated/model';

const percent = (share: number): string => `${Math.round(100 * share)}%`;

/**
 * 'Hit rate 62% of 13 graded (95%: 36% to 82%), 41% by chance alone', or null while nothing is decided. Graded means
 * that a later picture decided whether target or stop came first.
 */
export function hitRateText({ rate, low, high, base_rate, hits, misses }: HitRate): string | null {
  if (rate === null) return null;
  const interval = low === null || high === null ? '' : ` (95%: ${percent(low)} to ${percent(high)})`;
  const chance = base_rate === null ? '' : `, ${percent(base_rate)} by chance alone`;
  return `Hit rate ${percent(rate)} of ${hits + misses} graded${interval}${chance}`;
}
