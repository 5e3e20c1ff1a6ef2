import type { AdminUser, SubscriptionTier } from '../../../api/accounts-admin.ts';
import { ApiError } from '../../../api/errors.ts';
import { numberText } from '../../../lib/formatting.ts';

export const TIER_OPTIONS: readonly { value: SubscriptionTier; label: string }[] = [
  { value: 'none', label: 'None' },
  { value: 'starter', label: 'Starter' },
  { value: 'pro', label: 'Pro' },
  { value: 'expert', label: 'Expert' },
];

export const tierName = (tier: SubscriptionTier): string =>
  TIER_OPTIONS.find(({ value }) => value === tier)?.label ?? tier;

const ROLE_NAMES: Readonly<Record<AdminUser['role'], string>> = {
  user: 'User',
  brand: 'Partner',
  admin: 'Admin',
  support: 'Support',
  finance: 'Finance',
};

export const roleName = (role: AdminUser['role']): string => ROLE_NAMES[role];

export const ROLE_OPTIONS = (['user', 'admin', 'support', 'finance', 'brand'] as const).map((value) => ({
  value,
  label: roleName(value),
}));

/** Roles that an admin gives; partners are made with their brand. */
export const STAFF_ROLE_OPTIONS = [
  { value: 'user', label: 'User' },
  { value: 'admin', label: 'Admin' },
  { value: 'support', label: 'Support: orders, users, inbox; no money' },
  { value: 'finance', label: 'Finance: orders, refunds, payouts' },
] as const;

/** What an account can spend. */
export const creditsText = ({ credits_balance: credits, credits_unlimited: unlimited }: AdminUser): string =>
  unlimited ? 'Unlimited' : numberText(credits);

/** The server's message about a failure, or `fallback` when it sent none. */
export function serverMessage(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError) || error.message === `HTTP ${error.status}`) return fallback;
  return error.message;
}
