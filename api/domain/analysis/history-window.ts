import type { Role } from '../shared/role.ts';
import type { SubscriptionTier } from '../shared/subscription-tier.ts';

/** How far back a plan shows analyses. Older ones are stored, and show again after an upgrade. */
export type HistoryWindow = '30_days' | '6_months' | 'unlimited';

const BY_TIER: Readonly<Record<SubscriptionTier, HistoryWindow>> = {
  none: '30_days',
  starter: '30_days',
  pro: '6_months',
  expert: 'unlimited',
};

/** The window of an account; admins are treated as expert. */
export function historyWindowOf({ role, tier }: { role: Role; tier: SubscriptionTier }): HistoryWindow {
  return role === 'admin' ? 'unlimited' : BY_TIER[tier];
}

/** The earliest moment that is shown, to the millisecond; null when everything is. Months are those of the calendar, in UTC. */
export function shownSince(window: HistoryWindow, now: Date): Date | null {
  if (window === 'unlimited') return null;
  const since = new Date(now);
  if (window === '30_days') since.setUTCDate(since.getUTCDate() - 30);
  else moveBackMonths(since, 6);
  return since;
}

/** 31 August minus six months is the last day of February, not a day in March. */
function moveBackMonths(date: Date, months: number): void {
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() - months);
  if (date.getUTCDate() !== day) date.setUTCDate(0);
}
