import type { User } from '../../domain/accounts/user.ts';
import type { ApiKey } from '../../domain/integrations/api-key.ts';
import type { Transaction } from '../shared/unit-of-work.ts';

/** API keys, found by the SHA-256 of the key; the key itself is never handed to the store. */
export interface ApiKeyStore {
  /** Adds the key; false, with nothing changed, when its owner has `most` in force already. */
  add(key: ApiKey & { keyHash: Buffer }, most: number, tx: Transaction): Promise<boolean>;
  /** The key and its owner, in force or not: whether it still counts is the domain's rule. */
  findByHash(keyHash: Buffer): Promise<{ key: ApiKey; user: User } | null>;
  /** Moves the time of last use forward, never back. */
  touch(id: string, at: Date): Promise<void>;
  /** The user's keys, newest first, without those revoked before `revokedSince`. */
  listOf(userId: string, revokedSince: Date): Promise<ApiKey[]>;
  /** From now on the key opens nothing, on every replica; false when the user has no such key in force. */
  revoke(userId: string, id: string, at: Date, tx: Transaction): Promise<boolean>;
  /** The same for every key of the user. */
  revokeAllOf(userId: string, at: Date, tx: Transaction): Promise<void>;
  /** Removes keys revoked before `before`; how many. */
  purge(before: Date): Promise<number>;
}
