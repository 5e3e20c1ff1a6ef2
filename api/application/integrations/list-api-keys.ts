import type { Clock } from '../../ports/shared/clock.ts';
import type { ApiKeyStore } from '../../ports/integrations/api-key-store.ts';
import { REVOKED_KEY_RETENTION_MS, type ApiKey } from '../../domain/integrations/api-key.ts';

interface Deps {
  apiKeys: ApiKeyStore;
  clock: Clock;
}

/** The API keys of an account in force or expired, and for a month those revoked; newest first. */
export class ListApiKeys {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  run(userId: string): Promise<ApiKey[]> {
    const since = new Date(this.deps.clock.now().getTime() - REVOKED_KEY_RETENTION_MS);
    return this.deps.apiKeys.listOf(userId, since);
  }
}
