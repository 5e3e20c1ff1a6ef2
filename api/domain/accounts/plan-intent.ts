import { tierOfPlan, type PlanName, type SubscriptionTier } from '../shared/subscription-tier.ts';

/** The tier meant by the `plan` that somebody names when registering. It grants nothing. */
export function planIntent(plan: PlanName | undefined): SubscriptionTier {
  return plan === undefined ? 'none' : tierOfPlan(plan);
}
