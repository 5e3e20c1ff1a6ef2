import type { UserStore } from '../../ports/accounts/user-store.ts';
import type { UnitOfWork } from '../../ports/shared/unit-of-work.ts';
import type { LinkSender } from './link-sender.ts';

interface Deps {
  users: UserStore;
  linkSender: LinkSender;
  unitOfWork: UnitOfWork;
}

/**
 * Posts a link that sets a new password, when there is an account. One that nobody has claimed gets the link that claims it: both
 * prove the same mailbox.
 */
export class SendResetLink {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** `email`: normalised. */
  run(email: string): Promise<void> {
    const { users, linkSender, unitOfWork } = this.deps;
    return unitOfWork.run(async (tx) => {
      const found = await users.findForLogin(email, tx);
      if (found) await linkSender.send(found.user, found.passwordHash === null ? 'claim' : 'reset', tx);
    });
  }
}
