import type { LastAdmin, Throttled, WrongPassword } from '../../domain/accounts/errors.ts';
import type { User } from '../../domain/accounts/user.ts';
import { ok, type Result } from '../../domain/shared/result.ts';
import type { UserStore } from '../../ports/accounts/user-store.ts';
import type { UnitOfWork } from '../../ports/shared/unit-of-work.ts';
import type { AccountRemoval } from './account-removal.ts';
import type { CheckPassword } from './check-password.ts';

interface Deps {
  users: UserStore;
  unitOfWork: UnitOfWork;
  accountRemoval: AccountRemoval;
  checkPassword: CheckPassword;
}

/** Deletes the caller's account. The password is asked again, and guesses of it count like those at sign-in. */
export class DeleteOwnAccount {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(user: User, password: string): Promise<Result<void, Throttled | WrongPassword | LastAdmin>> {
    const { users, unitOfWork, checkPassword, accountRemoval } = this.deps;
    const known = await checkPassword.run(user, password);
    if (!known.ok) {
      // A parallel request has deleted the account, and with it the password that this one is compared with.
      const gone = (await unitOfWork.run((tx) => users.hold(user.id, tx))) === null;
      return gone ? ok(undefined) : known;
    }
    const removed = await accountRemoval.remove(user, 'owner');
    return removed.ok ? ok(undefined) : removed;
  }
}
