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
  /** When a link mailed to the address was redeemed for the first time; null: anybody may have typed the address. */
  mailboxProvenAt: Date | null;
  /** Since when nobody may sign in to the account; null while it works. */
  suspendedAt: Date | null;
}
