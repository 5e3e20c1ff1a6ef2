import { randomUUID } from 'node:crypto';
import { normaliseEmail } from '../domain/accounts/email.ts';
import type { NewUser } from '../ports/accounts/user-store.ts';

/** A user as a store takes it; say only what the test is about. The password hash belongs to no password. */
export function buildUser(wanted: Partial<NewUser> = {}): NewUser {
  const id = wanted.id ?? randomUUID();
  const createdAt = wanted.createdAt ?? new Date('2026-03-01T12:00:00.000Z');
  return {
    id,
    fullName: 'Ada Lovelace',
    role: 'user',
    tier: 'none',
    intendedTier: 'none',
    createdAt,
    mailboxProvenAt: createdAt,
    suspendedAt: null,
    passwordHash: '$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5$aGFzIHRoaXMgcGFzc3dvcmQ',
    ...wanted,
    email: normaliseEmail(wanted.email ?? `user-${id.slice(0, 8)}@example.com`),
  };
}
