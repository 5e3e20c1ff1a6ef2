import type { Session } from '../../domain/accounts/session.ts';
import type { User } from '../../domain/accounts/user.ts';
import type { PlatformSettings } from '../../domain/platform/settings.ts';
import type { Transaction } from '../shared/unit-of-work.ts';

/** What admins have set about sessions. */
export type SessionRules = Pick<PlatformSettings, 'sessionTimeoutMinutes' | 'twoFactorRequired'>;

export interface FoundSession {
  session: Session;
  user: User;
  /** The user has set two-factor sign-in up. */
  hasTwoFactor: boolean;
  /** When the password was last given in this session, at first as it began. */
  provenAt: Date;
  /** Null while no admin has saved any settings. */
  rules: SessionRules | null;
}

/** Sessions, found by the SHA-256 of their token; the token itself is never handed to the store. */
export interface SessionStore {
  add(session: Session & { tokenHash: Buffer }, tx?: Transaction): Promise<void>;
  /**
   * The session and its user, dead or alive: whether it still counts is the domain's rule. Nearly every request asks, so what
   * that rule needs comes in one query.
   */
  findByTokenHash(tokenHash: Buffer): Promise<FoundSession | null>;
  /** The password was given again in this session. */
  prove(id: string, at: Date, tx: Transaction): Promise<void>;
  /** Moves the time of last use forward, never back. */
  touch(id: string, at: Date): Promise<void>;
  /** From now on the token signs nobody in, on every replica. Revoking twice is no error. */
  revoke(id: string, at: Date, tx?: Transaction): Promise<void>;
  /** The same for every session of the user, but `exceptId`. */
  revokeAllOf(userId: string, at: Date, tx: Transaction, exceptId?: string): Promise<void>;
  /** The user's sessions that are stored, newest first. */
  listOf(userId: string): Promise<Session[]>;
  /** Removes sessions last used, or revoked, before `before`; how many. */
  purge(before: Date): Promise<number>;
}
