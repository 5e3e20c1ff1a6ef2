import type { User } from '../../api/accounts.ts';
import { countOf } from '../../lib/count-of.ts';
import { formatDay } from '../../lib/format-date.ts';

/** So many credits, or fewer, are said to be left wherever credits are spent. */
const FEW = 3;
/** Credits that expire within this time are said to. */
const SOON_MS = 3 * 24 * 3_600_000;

type Credits = Pick<User, 'credits_balance' | 'credits_unlimited' | 'credits_expiring'>;

/** '7 credits left', or 'Unlimited credits'. */
export function creditsLeft({ credits_balance: left, credits_unlimited: unlimited }: Credits): string {
  if (unlimited) return 'Unlimited credits';
  return left === 0 ? 'No credits left' : `${countOf(left, 'credit')} left`;
}

/** When the credits that expire first do: 'Trial ends on 27 Nov 2026' where there are no others. */
export function creditsExpiry({
  credits_balance,
  credits_unlimited,
  credits_expiring,
}: Credits): string | null {
  if (!credits_expiring || credits_unlimited) return null;
  const { credits, expires_at, source } = credits_expiring;
  const day = formatDay(expires_at);
  if (source === 'trial' && credits >= credits_balance) return `Trial ends on ${day}`;
  const what = source === 'trial' ? 'trial credit' : 'credit';
  return `${countOf(credits, what)} ${credits === 1 ? 'expires' : 'expire'} on ${day}`;
}

/** What is said where credits are spent: nothing while there are enough of them and none expires soon. */
export function creditsNotice(user: Credits, at: Date = new Date()): string | null {
  if (user.credits_unlimited) return null;
  const few = user.credits_balance <= FEW;
  const expires = user.credits_expiring?.expires_at;
  const soon = expires !== undefined && Date.parse(expires) - at.getTime() <= SOON_MS;
  const parts = [few && creditsLeft(user), soon && creditsExpiry(user)].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : null;
}
