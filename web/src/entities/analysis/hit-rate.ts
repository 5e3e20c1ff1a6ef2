/** The graded hit rate as text. */
import type { HitRate, RangeCoverage } from '../../api/generated/model';
import { roundedPercent } from './display.ts';

/**
 * 'Hit rate 57% of 14 followed up (95%: 33% to 79%), 34% by chance alone', or null while none is. Plans that are still open count
 * as not hit; chance is taken over the same bars.
 */
export function hitRateText({ rate, low, high, base_rate, hits, misses, open }: HitRate): string | null {
  if (rate === null) return null;
  const interval =
    low === null || high === null ? '' : ` (95%: ${roundedPercent(low)} to ${roundedPercent(high)})`;
  const chance = base_rate === null ? '' : `, ${roundedPercent(base_rate)} by chance alone`;
  return `Hit rate ${roundedPercent(rate)} of ${hits + misses + open} followed up${interval}${chance}`;
}

/** '10 of 14 later closes within the 68% range', or null while none was graded. */
export function rangeText(coverage: RangeCoverage | undefined): string | null {
  return coverage ? `${coverage.held} of ${coverage.graded} later closes within the 68% range` : null;
}
