import { shareByAddress } from '../../domain/accounts/throttle-rules.ts';
import type { Throttled } from '../../domain/accounts/errors.ts';
import type { ShareNotFound } from '../../domain/analysis/errors.ts';
import type { Share } from '../../domain/analysis/share.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { SessionTokens } from '../../ports/accounts/session-tokens.ts';
import type { ShareStore } from '../../ports/analysis/share-store.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { TryCounter } from '../accounts/try-counter.ts';

interface Deps {
  shares: ShareStore;
  sessionTokens: SessionTokens;
  tryCounter: TryCounter;
  clock: Clock;
}

/** The link that a stranger has, if it works. Each try is counted by network address. */
export class OpenShare {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(given: {
    token: string;
    address: string;
  }): Promise<Result<Share & { ownerId: string }, ShareNotFound | Throttled>> {
    const counted = await this.deps.tryCounter.count([{ rule: shareByAddress, subject: given.address }]);
    if (!counted.ok) return counted;
    const hash = this.deps.sessionTokens.hash(given.token);
    const share = await this.deps.shares.findWorking(hash, this.deps.clock.now());
    return share === null ? err({ code: 'analysis.share_not_found' }) : ok(share);
  }
}
