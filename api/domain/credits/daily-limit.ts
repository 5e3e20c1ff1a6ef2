import { DAY_MS } from '../shared-with-web/time.ts';
import { err, ok, type Result } from '../shared/result.ts';
import type { Role } from '../shared/role.ts';
import { dailyAnalyses, type SubscriptionTier } from '../shared/subscription-tier.ts';
import type { DailyLimitReached } from './errors.ts';

/** Analyses a day for an account; null means unlimited. Administrators count as expert. */
export function dailyLimitOf({ role, tier }: { role: Role; tier: SubscriptionTier }): number | null {
  return role === 'admin' ? dailyAnalyses.expert : dailyAnalyses[tier];
}

/** 00:00 UTC of the day of `now`. */
export function startOfDay(now: Date): Date {
  return new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS);
}

/** The 00:00 UTC that comes after `now`. */
export function nextDay(now: Date): Date {
  return new Date(startOfDay(now).getTime() + DAY_MS);
}

/** Whether one more analysis is allowed after `used` of the same UTC day. */
export function withinDay(used: number, limit: number | null, now: Date): Result<null, DailyLimitReached> {
  if (limit === null || used < limit) return ok(null);
  const resetsAt = nextDay(now);
  const retryAfterSeconds = Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 1000));
  return err({ code: 'credits.daily_limit', limit, resetsAt, retryAfterSeconds });
}
