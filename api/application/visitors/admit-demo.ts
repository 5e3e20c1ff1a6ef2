import type { Throttled } from '../../domain/accounts/errors.ts';
import type { ThrottleRule } from '../../domain/accounts/throttle-rules.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import { isOpen, quotaReached, type QuotaReached } from '../../domain/visitors/quota.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { TryCounter } from '../accounts/try-counter.ts';
import type { Visitor } from './identify-visitor.ts';
import type { VisitorQuota } from './visitor-quota.ts';

/** Pictures from one address, refused ones too: they use up no try, but receiving and looking at them is work. */
export const demoByAddress: ThrottleRule = { name: 'demo-address', limit: 30, windowMs: 3_600_000 };

interface Deps {
  visitorQuota: Pick<VisitorQuota, 'look'>;
  tryCounter: TryCounter;
  clock: Clock;
}

/** Decides before a visitor's picture is received whether it will be looked at; the quota is spent only with the analysis. */
export class AdmitDemo {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(visitor: Visitor): Promise<Result<void, Throttled | QuotaReached>> {
    const counted = await this.deps.tryCounter.count([{ rule: demoByAddress, subject: visitor.address }]);
    if (!counted.ok) return counted;
    const quota = await this.deps.visitorQuota.look(visitor, 'demo');
    return isOpen(quota) ? ok(undefined) : err(quotaReached('demo', quota, this.deps.clock.now()));
  }
}
