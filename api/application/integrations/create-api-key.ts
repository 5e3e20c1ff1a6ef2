import type { IntegrationsError } from '../../domain/integrations/errors.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { ApiKeyStore } from '../../ports/integrations/api-key-store.ts';
import type { AuditLog } from '../../ports/platform/audit-log.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { IdSource } from '../../ports/shared/id-source.ts';
import type { SessionTokens } from '../../ports/accounts/session-tokens.ts';
import type { UnitOfWork } from '../../ports/shared/unit-of-work.ts';
import {
  expiryOf,
  KEY_MARK,
  MOST_KEYS,
  prefixOf,
  type ApiKey,
  type KeyScope,
} from '../../domain/integrations/api-key.ts';

export interface KeyWish {
  name: string;
  scopes: readonly KeyScope[];
  /** Null: it does not expire. */
  expiresInDays: number | null;
}

interface Deps {
  apiKeys: ApiKeyStore;
  audit: AuditLog;
  unitOfWork: UnitOfWork;
  sessionTokens: SessionTokens;
  ids: IdSource;
  clock: Clock;
}

/** Makes an API key for an account; the audit log says so, as the key opens what is the account's. */
export class CreateApiKey {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** The key as it is stored, and `secret`, the key itself, which is never known again. */
  async run(
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
    const { apiKeys, audit, sessionTokens, unitOfWork } = this.deps;
    const added = await unitOfWork.run(async (tx) => {
      const isRoom = await apiKeys.add({ ...key, keyHash: sessionTokens.hash(secret) }, MOST_KEYS, tx);
      if (isRoom)
        await audit.record(tx, {
          actorId: userId,
          action: 'integrations.key_made',
          subject: `api_key:${key.id}`,
          details: {
            prefix: key.prefix,
            scopes: key.scopes.join(', '),
            expires: key.expiresAt?.toISOString() ?? 'never',
          },
          at: now,
        });
      return isRoom;
    });
    return added ? ok({ key, secret }) : err({ code: 'integrations.too_many_keys' });
  }
}
