import { normaliseEmail } from '../../domain/accounts/email.ts';
import type { Throttled } from '../../domain/accounts/errors.ts';
import { linkByAccount, linkByAddress } from '../../domain/accounts/throttle-rules.ts';
import { ok, type Result } from '../../domain/shared/result.ts';
import type { UnitOfWork } from '../../ports/shared/unit-of-work.ts';
import type { UserStore } from '../../ports/accounts/user-store.ts';
import type { LinkSender } from './link-sender.ts';
import type { TryCounter } from './try-counter.ts';

interface Deps {
  users: UserStore;
  links: LinkSender;
  tries: TryCounter;
  unitOfWork: UnitOfWork;
}

/**
 * Posts a link that sets a new password, when there is an account; tells nobody whether there is. An account that nobody
 * has claimed gets the link that claims it: both prove the same mailbox.
 */
export class RequestPasswordReset {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** `address`: network address of the caller. */
  async run(input: { email: string; address: string }): Promise<Result<null, Throttled>> {
    const email = normaliseEmail(input.email);
    const counted = await this.deps.tries.count([
      { rule: linkByAccount, subject: email },
      { rule: linkByAddress, subject: input.address },
    ]);
    if (!counted.ok) return counted;
    await this.deps.unitOfWork.run(async (tx) => {
      const found = await this.deps.users.findForLogin(email, tx);
      if (found) await this.deps.links.send(found.user, found.passwordHash === null ? 'claim' : 'reset', tx);
    });
    return ok(null);
  }
}
