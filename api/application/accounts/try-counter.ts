import type { Throttled } from '../../domain/accounts/errors.ts';
import { waitSeconds, type ThrottleRule } from '../../domain/accounts/throttle-rules.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { KeyedHash } from '../../ports/shared/keyed-hash.ts';
import type { ThrottleStore } from '../../ports/accounts/throttle-store.ts';

/** A rule and whom it counts: an email address or a network address. */
export interface Counted {
  rule: ThrottleRule;
  subject: string;
}

interface Deps {
  throttles: ThrottleStore;
  hash: KeyedHash;
  clock: Clock;
}

/**
 * Counts tries before the work they lead to, so that a burst of parallel guesses is stopped too; what turns out to be no
 * guess is given back. Counters are shared by all replicas, and their keys do not tell whom they count.
 */
export class TryCounter {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** Counts one try under each rule; `accounts.throttled` with the longest wait when any is over its limit. */
  async count(counted: Counted[]): Promise<Result<null, Throttled>> {
    const now = this.deps.clock.now();
    const waits = await Promise.all(
      counted.map(async (each) => waitSeconds(each.rule, await this.countOne(each, now), now) ?? 0),
    );
    const wait = Math.max(0, ...waits);
    return wait === 0 ? ok(null) : err({ code: 'accounts.throttled', retryAfterSeconds: wait });
  }

  /** Takes back one counted try. */
  async giveBack(counted: Counted): Promise<void> {
    await this.deps.throttles.giveBack(this.key(counted));
  }

  /** Forgets all tries. */
  async clear(counted: Counted): Promise<void> {
    await this.deps.throttles.clear(this.key(counted));
  }

  private countOne(counted: Counted, now: Date) {
    return this.deps.throttles.count(this.key(counted), counted.rule.windowMs, now);
  }

  private key({ rule, subject }: Counted): Buffer {
    return this.deps.hash.of(`throttle:${rule.name}`, subject);
  }
}
