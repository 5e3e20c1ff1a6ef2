import type { Throttled } from '../../domain/accounts/errors.ts';
import { linkByAccount } from '../../domain/accounts/throttle-rules.ts';
import type { User } from '../../domain/accounts/user.ts';
import { ok, type Result } from '../../domain/shared/result.ts';
import type { UnitOfWork } from '../../ports/shared/unit-of-work.ts';
import type { LinkSender } from './link-sender.ts';
import type { TryCounter } from './try-counter.ts';

interface Deps {
  linkSender: LinkSender;
  tryCounter: TryCounter;
  unitOfWork: UnitOfWork;
}

/** Posts another link that confirms the caller's address; nothing when that has been done. */
export class RequestEmailConfirmation {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(user: User): Promise<Result<null, Throttled>> {
    if (user.mailboxProvenAt) return ok(null);
    const counted = await this.deps.tryCounter.count([{ rule: linkByAccount, subject: user.email }]);
    if (!counted.ok) return counted;
    await this.deps.unitOfWork.run((tx) => this.deps.linkSender.send(user, 'confirm', tx));
    return ok(null);
  }
}
