import {
  expiryOf,
  KEY_MARK,
  MOST_KEYS,
  prefixOf,
  REVOKED_KEPT_MS,
  type ApiKey,
  type KeyScope,
} from '../../domain/integrations/api-key.ts';
import type { IntegrationsError } from '../../domain/integrations/errors.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { ApiKeyStore } from '../../ports/api-key-store.ts';
import type { Clock } from '../../ports/clock.ts';
import type { IdSource } from '../../ports/id-source.ts';
import type { SessionTokens } from '../../ports/session-tokens.ts';

export interface KeyWish {
  name: string;
  scopes: readonly KeyScope[];
  /** Null: it does not expire. */
  expiresInDays: number | null;
}

interface Deps {
  apiKeys: ApiKeyStore;
  sessionTokens: SessionTokens;
  ids: IdSource;
  clock: Clock;
}

/** The API keys of an account, for its owner to make, see and revoke. */
export class OwnKeys {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** Those in force or expired, and for a month those revoked; newest first. */
  list(userId: string): Promise<ApiKey[]> {
    return this.deps.apiKeys.listOf(userId, new Date(this.deps.clock.now().getTime() - REVOKED_KEPT_MS));
  }

  /** The key as it is kept, and `secret`, the key itself, which is never known again. */
  async create(
    userId: string,
    wish: KeyWish,
  ): Promise<Result<{ key: ApiKey; secret: string }, IntegrationsError>> {
    const name = wish.name.trim();
    if (name === '') return err({ code: 'integrations.blank_name' });
    const secret = `${KEY_MARK}${this.deps.sessionTokens.issue().token}`;
    const now = this.deps.clock.now();
    const key: ApiKey = {
      id: this.deps.ids.next(),
      userId,
      name,
      prefix: prefixOf(secret),
      scopes: wish.scopes,
      createdAt: now,
      expiresAt: expiryOf(now, wish.expiresInDays),
      lastUsedAt: null,
      revokedAt: null,
    };
    const added = await this.deps.apiKeys.add(
      { ...key, keyHash: this.deps.sessionTokens.hash(secret) },
      MOST_KEYS,
    );
    return added ? ok({ key, secret }) : err({ code: 'integrations.too_many_keys' });
  }

  /** One that is not the user's, or revoked already, is not there. */
  async revoke(userId: string, id: string): Promise<Result<void, IntegrationsError>> {
    const revoked = await this.deps.apiKeys.revoke(userId, id, this.deps.clock.now());
    return revoked ? ok(undefined) : err({ code: 'integrations.key_not_found' });
  }
}
