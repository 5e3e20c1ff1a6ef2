import type { Balance } from '../../../application/credits/get-balance.ts';
import type { User } from '../../../domain/accounts/user.ts';
import type { components } from '../generated/contract.ts';

/** The user as answers show it, with what the credit ledger says: a list of what goes out, so a new column never leaks. */
export function presentUser(user: User, balance: Balance): components['schemas']['User'] {
  const { expiring } = balance;
  return {
    ...presentAccount(user, balance),
    credits_expiring: expiring && {
      credits: expiring.remaining,
      expires_at: expiring.expiresAt.toISOString(),
      source: expiring.source,
    },
  };
}

/** What the account itself and those who run the platform see of it. */
export function presentAccount(user: User, balance: Pick<Balance, 'credits' | 'unlimited'>) {
  return {
    id: user.id,
    email: user.email,
    email_confirmed: user.mailboxProvenAt !== null,
    full_name: user.fullName,
    plan: user.tier,
    subscription_tier: user.tier,
    role: user.role,
    user_type: user.role,
    credits_balance: balance.credits,
    credits_unlimited: balance.unlimited,
    created_at: user.createdAt.toISOString(),
  };
}
