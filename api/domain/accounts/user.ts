import type { Role } from '../shared/role.ts';
import type { SubscriptionTier } from '../shared/subscription-tier.ts';

/** A person with an account. The password hash is not part of it: only the store and the hasher ever see it. */
export interface User {
  id: string;
  /** Normalised, unique. */
  email: string;
  fullName: string;
  role: Role;
  tier: SubscriptionTier;
  createdAt: Date;
}
