import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { DeskThrottled } from '../../domain/visitors/desk-errors.ts';
import type { Counted, TryCounter } from '../accounts/try-counter.ts';

/** Counts what visitors send, with an error that speaks of the desk. */
export class DeskCounter {
  private readonly tries: TryCounter;

  constructor(tries: TryCounter) {
    this.tries = tries;
  }

  async count(counted: Counted[]): Promise<Result<null, DeskThrottled>> {
    const result = await this.tries.count(counted);
    if (result.ok) return ok(null);
    return err({ code: 'visitors.desk_throttled', retryAfterSeconds: result.error.retryAfterSeconds });
  }
}
