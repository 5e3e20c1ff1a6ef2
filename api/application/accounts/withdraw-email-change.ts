import type { EmailChangeStore } from '../../ports/accounts/email-change-store.ts';
import type { UserStore } from '../../ports/accounts/user-store.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { UnitOfWork } from '../../ports/shared/unit-of-work.ts';

interface Deps {
  emailChanges: EmailChangeStore;
  users: UserStore;
  unitOfWork: UnitOfWork;
  clock: Clock;
}

/** Ends the change of the caller's address that waits. One that is being confirmed at the same moment wins or loses as a whole. */
export class WithdrawEmailChange {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  run(userId: string): Promise<void> {
    const { emailChanges, users, unitOfWork, clock } = this.deps;
    return unitOfWork.run(async (tx) => {
      await users.hold(userId, tx);
      await emailChanges.endOpen(userId, clock.now(), tx);
    });
  }
}
