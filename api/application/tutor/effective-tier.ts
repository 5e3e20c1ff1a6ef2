import type { User } from '../../domain/accounts/user.ts';
import type { SubscriptionTier } from '../../domain/shared/subscription-tier.ts';

/** The tier that decides which topics are open: admins count as expert. */
export function effectiveTier({ role, tier }: Pick<User, 'role' | 'tier'>): SubscriptionTier {
  return role === 'admin' ? 'expert' : tier;
}
