/** How much of the day's allowance is used, as the header of the analysis screen states it. */
import type { AnalysisRecord, User } from '../../api/generated/model';

/** Analyses a day by tier, for as long as the server has not named the limit in force; null is unlimited. */
const TIER_LIMITS = { none: 10, starter: 10, pro: 50, expert: null } as const;

/** How many of the loaded analyses were created on the day of `now`; days begin at 00:00 UTC, as the server counts. */
export function usedToday(analyses: readonly Pick<AnalysisRecord, 'created_at'>[], now: Date): number {
  const today = now.toISOString().slice(0, 10);
  return analyses.filter(({ created_at }) => new Date(created_at).toISOString().slice(0, 10) === today)
    .length;
}

/**
 * Analyses a day for this account; null means unlimited. Admins count as expert tier.
 * @param stated the limit the server states; undefined while it is not known
 */
export function dailyLimit(
  user: Pick<User, 'role' | 'subscription_tier'>,
  stated: number | null | undefined,
): number | null {
  if (user.role === 'admin' || user.subscription_tier === 'expert') return null;
  return stated === undefined ? TIER_LIMITS[user.subscription_tier] : stated;
}

/** '3 / 10', or '3 / Unlimited'. */
export function usageText(used: number, limit: number | null): string {
  return `${used} / ${limit === null ? 'Unlimited' : limit}`;
}
