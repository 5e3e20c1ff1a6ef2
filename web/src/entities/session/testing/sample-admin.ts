import type { User } from '../../../api/accounts.ts';
import type { Session } from '../session.tsx';

/** Somebody who may do everything in the admin console. */
export const sampleAdmin: User = {
  id: '0b7f6f0a-5a55-4a54-9c0e-2f1f0d6b7a01',
  email: 'olive@example.com',
  email_confirmed: true,
  full_name: 'Olive Operator',
  plan: 'none',
  subscription_tier: 'none',
  role: 'admin',
  user_type: 'admin',
  credits_balance: 0,
  credits_unlimited: false,
  credits_expiring: null,
  created_at: '2026-11-01T10:00:00Z',
};

export const adminSession: Session = {
  status: 'signed-in',
  user: sampleAdmin,
  left: false,
  refresh: () => Promise.resolve(),
};
