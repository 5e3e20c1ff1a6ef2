import { DAY_MS } from '../shared-with-web/time.ts';
/** What a key may be allowed to do. An operation names the scope that opens it to keys. */
export const keyScopes = [
  'profile:read',
  'analysis:read',
  'analysis:write',
  'credits:read',
  'orders:read',
  'webhooks:read',
  'webhooks:write',
] as const;
export type KeyScope = (typeof keyScopes)[number];

/** A key for programs. The key itself is stored nowhere, only its hash. */
export interface ApiKey {
  id: string;
  userId: string;
  /** What its owner calls it. */
  name: string;
  /** How it begins, to tell it from others. */
  prefix: string;
  scopes: readonly KeyScope[];
  createdAt: Date;
  /** Null: it does not expire. */
  expiresAt: Date | null;
  lastUsedAt: Date | null;
  revokedAt: Date | null;
}

export type KeyStatus = 'active' | 'expired' | 'revoked';

/** What every key begins with, so that a leaked one is recognised for what it is. */
export const KEY_MARK = 'wk_';
/** Characters that are stored to be shown: the mark and 8 of 43, which leaves 208 bits unknown. */
const PREFIX_LENGTH = KEY_MARK.length + 8;
/** Keys that one account may have in force at a time. */
export const MOST_KEYS = 20;
/** Revoked keys are listed for 30 days, then forgotten. */
export const REVOKED_KEY_RETENTION_MS = 30 * DAY_MS;

/** How stale the stored time of last use may be, so that a busy program costs one write a minute. */
const TOUCH_INTERVAL_MS = 60_000;

/** Whether what somebody signs in with is a key, not a session's token. */
export function looksLikeKey(token: string): boolean {
  return token.startsWith(KEY_MARK);
}

/** The part of a key that may be shown again. */
export function prefixOf(key: string): string {
  return key.slice(0, PREFIX_LENGTH);
}

/** When a key made at `now` ends; null when it does not. */
export function expiryOf(now: Date, days: number | null): Date | null {
  return days === null ? null : new Date(now.getTime() + days * DAY_MS);
}

/** Whether the key is in force, and if not, why. */
export function statusOfKey(key: Pick<ApiKey, 'revokedAt' | 'expiresAt'>, now: Date): KeyStatus {
  if (key.revokedAt !== null) return 'revoked';
  return key.expiresAt !== null && key.expiresAt <= now ? 'expired' : 'active';
}

/** Whether the time of last use wants writing. */
export function wantsTouch({ lastUsedAt }: Pick<ApiKey, 'lastUsedAt'>, now: Date): boolean {
  return lastUsedAt === null || now.getTime() - lastUsedAt.getTime() >= TOUCH_INTERVAL_MS;
}
