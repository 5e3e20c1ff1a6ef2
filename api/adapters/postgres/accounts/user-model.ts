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
    return {
      id: this.id,
      email: this.email,
      fullName: this.full_name,
      role: this.role,
      tier: this.subscription_tier,
      createdAt: this.created_at,
      mailboxProvenAt: this.mailbox_proven_at,
      suspendedAt: this.suspended_at,
    };
  }
}
