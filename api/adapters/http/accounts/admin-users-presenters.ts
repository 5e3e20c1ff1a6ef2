import { columnsOf, fields } from '../csv.ts';
import type { ListedUser } from '../../../ports/accounts/user-directory.ts';
import type { components } from '../generated/contract.ts';
import { presentAccount } from './user-presenters.ts';

/** An account as admins see it. */
export function presentListedUser(listed: ListedUser): components['schemas']['AdminUser'] {
  const { user, credits, unlimited, claimed, twoFactor, suspensionReason } = listed;
  return {
    ...presentAccount(user, { credits, unlimited }),
    claimed,
    two_factor: twoFactor,
    suspended_at: user.suspendedAt?.toISOString() ?? null,
    suspension_reason: suspensionReason,
  };
}

/** Accounts as a table. */
export const USER_COLUMNS = columnsOf(
  presentListedUser,
  fields(
    'id',
    'full_name',
    'email',
    'role',
    'subscription_tier',
    'credits_balance',
    'credits_unlimited',
    'claimed',
    'email_confirmed',
    'two_factor',
    'suspended_at',
    'created_at',
  ),
);
