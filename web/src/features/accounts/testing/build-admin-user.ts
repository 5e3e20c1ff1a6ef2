import type { AdminUser } from '../../../api/accounts-admin.ts';

/** A user as admins see it; say only what the test or story is about. */
export function buildAdminUser(wanted: Partial<AdminUser> = {}): AdminUser {
  return {
    id: '6f9c2f2e-4a53-4a0b-9b1e-0d5f5f1d2a21',
    full_name: 'Grace Hopper',
    email: 'grace@example.com',
    email_confirmed: true,
    role: 'user',
    user_type: 'user',
    plan: 'starter',
    subscription_tier: 'starter',
    credits_balance: 1250,
    credits_unlimited: false,
    created_at: '2026-10-05T09:00:00Z',
    claimed: true,
    two_factor: false,
    suspended_at: null,
    suspension_reason: null,
    ...wanted,
  };
}

/** A page of users as the server answers it. */
export const buildUserList = (users: AdminUser[], meta = { page: 1, pages: 1, total: users.length }) => ({
  users,
  meta: { ...meta, total_is_exact: true, next_cursor: null },
  stats: { total: 1204, starter: 610, pro: 95, expert: 12 },
});

/** Every kind of account there is. */
export const someUsers: AdminUser[] = [
  buildAdminUser(),
  buildAdminUser({
    id: '6f9c2f2e-4a53-4a0b-9b1e-0d5f5f1d2a22',
    full_name: 'Ada Lovelace',
    email: 'ada@example.com',
    role: 'admin',
    user_type: 'admin',
    plan: 'expert',
    subscription_tier: 'expert',
    credits_unlimited: true,
    two_factor: true,
  }),
  buildAdminUser({
    id: '6f9c2f2e-4a53-4a0b-9b1e-0d5f5f1d2a23',
    full_name: 'Alan Turing',
    email: 'alan@example.com',
    plan: 'none',
    subscription_tier: 'none',
    credits_balance: 0,
    claimed: false,
    email_confirmed: false,
  }),
];

/** Sessions of another user. */
export const someSessions = [
  {
    id: '6f9c2f2e-4a53-4a0b-9b1e-0d5f5f1d2a31',
    created_at: '2026-11-01T10:00:00Z',
    last_used_at: '2026-11-02T10:00:00Z',
    device: 'Safari on iOS',
    current: false,
  },
  {
    id: '6f9c2f2e-4a53-4a0b-9b1e-0d5f5f1d2a32',
    created_at: '2026-11-01T10:00:00Z',
    last_used_at: '2026-11-02T10:00:00Z',
    device: null,
    current: false,
  },
];
