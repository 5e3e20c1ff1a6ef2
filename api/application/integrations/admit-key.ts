import { statusOfKey, wantsTouch, type ApiKey } from '../../domain/integrations/api-key.ts';
import { usageOf, type Allowance, type Usage } from '../../domain/integrations/allowance.ts';
import type { User } from '../../domain/accounts/user.ts';
import type { ApiKeyStore } from '../../ports/integrations/api-key-store.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { KeyedHash } from '../../ports/shared/keyed-hash.ts';
import type { SessionTokens } from '../../ports/accounts/session-tokens.ts';
import type { ThrottleStore } from '../../ports/accounts/throttle-store.ts';

export interface AdmittedKey {
  user: User;
  key: ApiKey;
  /** This request counted in. */
  usage: Usage;
}

interface Deps {
  apiKeys: ApiKeyStore;
  sessionTokens: SessionTokens;
  throttles: ThrottleStore;
  hash: KeyedHash;
  clock: Clock;
  allowance: Allowance;
}

/** Who holds this key, and how much of its allowance is used. Counted where all replicas count. */
export class AdmitKey {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** Null for an unknown, revoked or expired key, and for a suspended user's. Whether its owner's plan still allows keys is for the caller to ask. */
  async run(token: string): Promise<AdmittedKey | null> {
    const { apiKeys, sessionTokens, throttles, hash, clock, allowance } = this.deps;
    const found = await apiKeys.findByHash(sessionTokens.hash(token));
    const now = clock.now();
    if (!found || found.user.suspendedAt || statusOfKey(found.key, now) !== 'active') return null;
    const { key, user } = found;
    const counter = hash.of('api-key-allowance', key.id);
    const count = await throttles.count(counter, allowance.windowMs, now);
    if (wantsTouch(key, now)) await apiKeys.touch(key.id, now);
    const standing = { startedAt: count.windowStartedAt, requests: count.tries };
    return { user, key, usage: usageOf(allowance, standing, now) };
  }
}
