import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { RequestsThrottled } from '../../domain/visitors/contact-errors.ts';
import type { Counted, TryCounter } from '../accounts/try-counter.ts';

interface Deps {
  tryCounter: TryCounter;
}

/** Counts what visitors send and refuses when it is too much, with an error of this context. */
export class ContactLimiter {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async count(counted: Counted[]): Promise<Result<null, RequestsThrottled>> {
    const result = await this.deps.tryCounter.count(counted);
    if (result.ok) return ok(null);
    return err({ code: 'visitors.requests_throttled', retryAfterSeconds: result.error.retryAfterSeconds });
  }
}
