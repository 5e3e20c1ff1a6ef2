import type { User } from '../../api/accounts.ts';

type Named = Pick<User, 'full_name'> | null;

/** The letter in the avatar: the first of the name in upper case, 'U' when there is no name. */
export function avatarLetter(user: Named): string {
  return user?.full_name.trim().at(0)?.toUpperCase() ?? 'U';
}

export function accountName(user: Named): string {
  return user?.full_name.trim() || 'User';
}

const tiers = { none: 'No Package', starter: 'Starter', pro: 'Pro', expert: 'Expert' } as const;

/** What the account's plan is called; 'No Package' when there is none. */
export function tierLabel(user: Pick<User, 'subscription_tier'> | null): string {
  return tiers[user?.subscription_tier ?? 'none'];
}
