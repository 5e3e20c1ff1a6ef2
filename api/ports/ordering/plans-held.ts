import type { SubscriptionTier } from '../../domain/shared/subscription-tier.ts';
import type { Transaction } from '../shared/unit-of-work.ts';

/** A plan that an account got with an order. */
export interface HeldPlan {
  orderId: string;
  userId: string;
  tier: SubscriptionTier;
  grantedAt: Date;
  /** Null: it stays. */
  endsAt: Date | null;
}

/** A plan in force, as its owner sees it. */
export interface OwnPlan {
  orderId: string;
  /** Its id in the catalogue, and its name as it was sold. */
  id: string;
  name: string;
  tier: SubscriptionTier;
  /** Null: it stays. */
  endsAt: Date | null;
}

/** A plan that ends, with what the email about it needs. */
export interface EndingPlan {
  orderId: string;
  userId: string;
  /** As it was sold. */
  name: string;
  endsAt: Date;
  /** Whether its order is in force: one that was refunded ends in silence. */
  inForce: boolean;
}

/** Plans by the orders that gave them. A plan counts while its order is in force and it has not ended. */
export interface PlansHeld {
  /** Nothing when the order gave one before. */
  add(plan: HeldPlan, tx: Transaction): Promise<void>;
  /** The tiers of all plans of the account that count at `at`. */
  tiersOf(userId: string, at: Date, tx: Transaction): Promise<SubscriptionTier[]>;
  /** All plans of the account that count at `at`, those that last longest first. */
  ofOwner(userId: string, at: Date): Promise<OwnPlan[]>;
  /** Plans in force that end by `until`, last longer than `lead` (milliseconds), and whose owner was not warned yet. */
  endingSoon(times: { now: Date; until: Date; lead: number }, limit: number): Promise<EndingPlan[]>;
  /** Plans that have ended and whose end was not entered yet. */
  ended(now: Date, limit: number): Promise<EndingPlan[]>;
  /** False, with nothing changed, when somebody has done so before. */
  markWarned(orderId: string, at: Date, tx: Transaction): Promise<boolean>;
  markEnded(orderId: string, at: Date, tx: Transaction): Promise<boolean>;
}
