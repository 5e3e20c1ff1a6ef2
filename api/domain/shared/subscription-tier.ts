/** What an account's plan gives. `none` is a new account: treated as `starter` wherever a limit applies. */
export type SubscriptionTier = 'none' | 'starter' | 'pro' | 'expert';

/** How a plan may be named: by its tier, or `professional` as another name of `pro`. */
export type PlanName = SubscriptionTier | 'professional';

/** The tier that a plan's name means. */
export function tierOfPlan(plan: PlanName): SubscriptionTier {
  return plan === 'professional' ? 'pro' : plan;
}

/** Analyses a day (UTC) by tier; null means unlimited. */
export const dailyAnalyses: Readonly<Record<SubscriptionTier, number | null>> = {
  none: 10,
  starter: 10,
  pro: 50,
  expert: null,
};

const RANKS: Readonly<Record<SubscriptionTier, number>> = { none: 0, starter: 1, pro: 2, expert: 3 };

/** The highest of some tiers; `none` of none. */
export function highestTier(tiers: readonly SubscriptionTier[]): SubscriptionTier {
  return tiers.reduce((best, tier) => (RANKS[tier] > RANKS[best] ? tier : best), 'none');
}
