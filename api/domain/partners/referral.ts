import { DAY_MS } from '../shared-with-web/time.ts';
/** How long a click stands (product rule: 60 days). */
export const referralWindowDays = 60;

/** A visit through a partner's link, as far as it bound the visitor. */
export interface ReferralClick {
  id: string;
  brandId: string;
  at: Date;
  expiresAt: Date;
}

/** When a click made at `at` stops standing. */
export function referralExpiry(at: Date): Date {
  return new Date(at.getTime() + referralWindowDays * DAY_MS);
}

/** Whether a click stands: within its window, and its partner still takes part. At the end of the window it does not. */
export function clickStands(click: { expiresAt: Date }, brandActive: boolean, now: Date): boolean {
  return brandActive && now.getTime() < click.expiresAt.getTime();
}
