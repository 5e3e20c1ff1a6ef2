import type { Throttled } from '../../domain/accounts/errors.ts';
import { waitSeconds, type ThrottleCount, type ThrottleRule } from '../../domain/accounts/throttle-rules.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { KeyedHash } from '../../ports/shared/keyed-hash.ts';
import type { Transaction } from '../../ports/shared/unit-of-work.ts';
import type { ThrottleStore } from '../../ports/accounts/throttle-store.ts';

/** A rule and whom it counts: an email address or a network address. */
export interface Counted {
  rule: ThrottleRule;
  subject: string;
}

/** A rule and the key of its counter. */
export interface Limit {
  rule: ThrottleRule;
  key: Buffer;
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
  async count(counted: Counted[], tx?: Transaction): Promise<Result<null, Throttled>> {
    const now = this.deps.clock.now();
    const limits = this.limits(counted);
    const counts: ThrottleCount[] = [];
    for (const { key, rule } of limits)
      counts.push(await this.deps.throttles.count(key, rule.windowMs, now, tx));
    return this.verdict(limits, counts);
  }

  /** Rules with their counters. Within a transaction a counter is held until its end, so all take counters in this order. */
  limits(counted: Counted[]): Limit[] {
    const limits = counted.map(({ rule, subject }) => ({ rule, key: this.key({ rule, subject }) }));
    return limits.sort((a, b) => Buffer.compare(a.key, b.key));
  }

  /** What follows from the counts of these rules. */
  verdict(limits: Limit[], counts: ThrottleCount[]): Result<null, Throttled> {
    const now = this.deps.clock.now();
    const waits = counts.map((count, nth) => waitSeconds((limits[nth] as Limit).rule, count, now) ?? 0);
    const wait = Math.max(...waits);
    return wait === 0 ? ok(null) : err({ code: 'accounts.throttled', retryAfterSeconds: wait });
  }

  /** Takes back one counted try. */
  async giveBack(counted: Counted, tx?: Transaction): Promise<void> {
    await this.deps.throttles.giveBack(this.key(counted), tx);
  }

  /** Forgets all tries. */
  async clear(counted: Counted): Promise<void> {
    await this.deps.throttles.clear(this.key(counted));
  }

  private key({ rule, subject }: Counted): Buffer {
    return this.deps.hash.of(`throttle:${rule.name}`, subject);
  }
}
