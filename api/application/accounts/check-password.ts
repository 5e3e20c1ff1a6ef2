import type { Throttled, WrongPassword } from '../../domain/accounts/errors.ts';
import { passwordAgain } from '../../domain/accounts/throttle-rules.ts';
import type { User } from '../../domain/accounts/user.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { PasswordHasher } from '../../ports/accounts/password-hasher.ts';
import type { UserStore } from '../../ports/accounts/user-store.ts';
import type { TryCounter } from './try-counter.ts';

interface Deps {
  users: UserStore;
  passwords: PasswordHasher;
  tryCounter: TryCounter;
}

/** Asks somebody who is signed in for their password again. Guesses are counted apart from those
 * at sign-in, which anybody may make. */
export class CheckPassword {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(user: User, password: string): Promise<Result<void, Throttled | WrongPassword>> {
    const guess = { rule: passwordAgain, subject: user.id };
    const counted = await this.deps.tryCounter.count([guess]);
    if (!counted.ok) return counted;
    const found = await this.deps.users.findForLogin(user.email);
    const right = await this.deps.passwords.verify(found?.passwordHash ?? null, password);
    if (!right) return err({ code: 'accounts.wrong_password' });
    await this.deps.tryCounter.clear(guess);
    return ok(undefined);
  }
}
