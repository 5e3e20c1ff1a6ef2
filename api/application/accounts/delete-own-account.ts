import type { LastAdmin, Throttled, WrongPassword } from '../../domain/accounts/errors.ts';
import type { User } from '../../domain/accounts/user.ts';
import { ok, type Result } from '../../domain/shared/result.ts';
import type { AccountRemoval } from './account-removal.ts';
import type { CheckPassword } from './check-password.ts';

interface Deps {
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
    const known = await this.deps.checkPassword.run(user, password);
    if (!known.ok) return known;
    const removed = await this.deps.accountRemoval.remove(user, 'owner');
    return removed.ok ? ok(undefined) : removed;
  }
}
