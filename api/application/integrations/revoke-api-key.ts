import type { IntegrationsError } from '../../domain/integrations/errors.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { ApiKeyStore } from '../../ports/integrations/api-key-store.ts';
import type { Clock } from '../../ports/shared/clock.ts';

interface Deps {
  apiKeys: ApiKeyStore;
  clock: Clock;
}

/** Revokes one of the user's API keys; one that is not theirs, or revoked already, is not there. */
export class RevokeApiKey {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(userId: string, id: string): Promise<Result<void, IntegrationsError>> {
    const revoked = await this.deps.apiKeys.revoke(userId, id, this.deps.clock.now());
    return revoked ? ok(undefined) : err({ code: 'integrations.key_not_found' });
  }
}
