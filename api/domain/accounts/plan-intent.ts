import type { SubscriptionTier } from '../shared/subscription-tier.ts';

/** The tier meant by the `plan` that somebody names when registering; `professional` is an alias of `pro`. It grants nothing. */
export function planIntent(plan: SubscriptionTier | 'professional' | undefined): SubscriptionTier {
  if (plan === undefined) return 'none';
  return plan === 'professional' ? 'pro' : plan;
}
