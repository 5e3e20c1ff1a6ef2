import type { User } from '../../../domain/accounts/user.ts';
import type { components } from '../generated/contract.ts';

/**
 * The user as answers show it: a list of what goes out, so a new column never leaks. A balance is what a ledger says, and
 * there is no ledger yet: nobody holds credits, nobody is unlimited.
 */
export function presentUser(user: User): components['schemas']['User'] {
  return {
    id: user.id,
    email: user.email,
    full_name: user.fullName,
    plan: user.tier,
    subscription_tier: user.tier,
    role: user.role,
    user_type: user.role,
    credits_balance: 0,
    credits_unlimited: false,
    created_at: user.createdAt.toISOString(),
  };
}
