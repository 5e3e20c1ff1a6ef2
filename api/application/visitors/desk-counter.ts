import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { DeskThrottled } from '../../domain/visitors/desk-errors.ts';
import type { Counted, TryCounter } from '../accounts/try-counter.ts';

interface Deps {
  tries: TryCounter;
}

/** Counts what visitors send, with an error that speaks of the desk. */
export class DeskCounter {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async count(counted: Counted[]): Promise<Result<null, DeskThrottled>> {
    const result = await this.deps.tries.count(counted);
    if (result.ok) return ok(null);
    return err({ code: 'visitors.desk_throttled', retryAfterSeconds: result.error.retryAfterSeconds });
  }
}
