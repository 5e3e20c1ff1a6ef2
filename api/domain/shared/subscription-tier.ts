/** What an account's plan gives. `none` is a new account: treated as `starter` wherever a limit applies. */
export type SubscriptionTier = 'none' | 'starter' | 'pro' | 'expert';

/** Analyses a day (UTC) by tier; null means unlimited. */
export const dailyAnalyses: Readonly<Record<SubscriptionTier, number | null>> = {
  none: 10,
  starter: 10,
  pro: 50,
  expert: null,
};
