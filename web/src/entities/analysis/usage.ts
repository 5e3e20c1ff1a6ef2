import type { AnalysisStats } from '../../api/generated/model';

/** How much of the day's allowance is used, as the server counts and limits it: '3 / 10', or '3 / Unlimited'. */
export function usageText({
  used_today,
  daily_limit,
}: Pick<AnalysisStats, 'used_today' | 'daily_limit'>): string {
  return `${used_today} / ${daily_limit ?? 'Unlimited'}`;
}
