import { Model } from 'objection';
import type { User } from '../../../domain/accounts/user.ts';
import type { Role } from '../../../domain/shared/role.ts';
import type { SubscriptionTier } from '../../../domain/shared/subscription-tier.ts';

/** A row of accounts_users. Fields are `declare`d so that the compiler emits no initialiser that would blank them. */
export class UserModel extends Model {
  static override tableName = 'accounts_users';

  declare id: string;
  declare email: string;
  declare full_name: string;
  declare password_hash: string | null;
  declare role: Role;
  declare subscription_tier: SubscriptionTier;
  declare given_tier: SubscriptionTier;
  declare intended_tier: SubscriptionTier;
  declare created_at: Date;
  declare updated_at: Date;
  declare deleted_at: Date | null;
  declare mailbox_proven_at: Date | null;
  declare suspended_at: Date | null;
  declare suspension_reason: string | null;

  toUser(): User {
    return userOf(this);
  }
}

/** The columns of a user that make one. */
export const userColumns = [
  'id',
  'email',
  'full_name',
  'role',
  'subscription_tier',
  'created_at',
  'mailbox_proven_at',
  'suspended_at',
] as const satisfies readonly (keyof UserModel)[];

export type UserRow = Pick<UserModel, (typeof userColumns)[number]>;

export function userOf(row: UserRow): User {
  return {
    id: row.id,
    email: row.email,
    fullName: row.full_name,
    role: row.role,
    tier: row.subscription_tier,
    createdAt: row.created_at,
    mailboxProvenAt: row.mailbox_proven_at,
    suspendedAt: row.suspended_at,
  };
}
