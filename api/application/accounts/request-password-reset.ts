import { normaliseEmail } from '../../domain/accounts/email.ts';
import type { Throttled } from '../../domain/accounts/errors.ts';
import { linkByAccount, linkByAddress } from '../../domain/accounts/throttle-rules.ts';
import { ok, type Result } from '../../domain/shared/result.ts';
import type { ResetRequests } from '../../ports/accounts/reset-requests.ts';
import type { TryCounter } from './try-counter.ts';

interface Deps {
  resetRequests: ResetRequests;
  tryCounter: TryCounter;
}

/**
 * Has a link posted that sets a new password, when there is an account; tells nobody whether there is, by no word and, since the
 * account is looked for afterwards, by no longer wait.
 */
export class RequestPasswordReset {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** `address`: network address of the caller. */
  async run(input: { email: string; address: string }): Promise<Result<null, Throttled>> {
    const email = normaliseEmail(input.email);
    const counted = await this.deps.tryCounter.count([
      { rule: linkByAccount, subject: email },
      { rule: linkByAddress, subject: input.address },
    ]);
    if (!counted.ok) return counted;
    await this.deps.resetRequests.post(email);
    return ok(null);
  }
}
