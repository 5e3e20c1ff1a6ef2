import type { User } from '../../../api/accounts.ts';
import type { Session } from '../session.tsx';

/** Ada, who has no plan; say only what the test or story is about. */
export function buildUser(wanted: Partial<User> = {}): User {
  return {
    id: '6f9c2f2e-4a53-4a0b-9b1e-0d5f5f1d2a11',
    email: 'ada@example.com',
    email_confirmed: true,
    full_name: 'Ada Lovelace',
    plan: 'none',
    subscription_tier: 'none',
    role: 'user',
    user_type: 'user',
    credits_balance: 0,
    credits_unlimited: false,
    credits_expiring: null,
    created_at: '2026-11-01T10:00:00Z',
    ...wanted,
  };
}

/** The session of a user, standing still. */
export const sessionOf = (user: User) =>
  ({ status: 'signed-in', user, left: false, refresh: async () => undefined }) satisfies Session;

/** Somebody who may do everything in the admin console. */
export const sampleAdmin: User = buildUser({
  id: '0b7f6f0a-5a55-4a54-9c0e-2f1f0d6b7a01',
  email: 'olive@example.com',
  full_name: 'Olive Operator',
  role: 'admin',
  user_type: 'admin',
});

export const adminSession: Session = sessionOf(sampleAdmin);
