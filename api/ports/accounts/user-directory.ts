import type { User } from '../../domain/accounts/user.ts';
import type { Role } from '../../domain/shared/role.ts';
import type { SubscriptionTier } from '../../domain/shared/subscription-tier.ts';
import type { ListPart, Total } from '../shared/list-part.ts';

/** An account as admins see it, with what its credits stand at. */
export interface ListedUser {
  user: User;
  credits: number;
  unlimited: boolean;
  /** Somebody has set a password. */
  claimed: boolean;
  twoFactor: boolean;
  /** Why an admin suspended the account; null while it works. */
  suspensionReason: string | null;
}

export interface UserFilter {
  /** Part of the name or the email address, in any case; one or two letters are the beginning of a word in them. */
  q?: string | undefined;
  tier?: SubscriptionTier | undefined;
  role?: Role | undefined;
}

export type UserSort = 'created_at' | 'full_name' | 'email' | 'role' | 'subscription_tier';

export interface UserOrder {
  sort: UserSort;
  descending: boolean;
}

/** Goes on behind an account only where the list is sorted by `created_at`. */
export interface UserPart extends UserOrder, ListPart {}

/** The accounts that are not deleted, for reading. `at`: credits that have expired by then are not counted. */
export interface UserDirectory {
  page(filter: UserFilter, part: UserPart, at: Date): Promise<{ users: ListedUser[] } & Total>;
  /** All that match in this order, some at a time. */
  all(filter: UserFilter, order: UserOrder, at: Date): AsyncIterable<ListedUser[]>;
  /** Of all accounts. */
  counts(): Promise<{ total: number } & Record<SubscriptionTier, number>>;
  find(id: string, at: Date): Promise<ListedUser | null>;
}
