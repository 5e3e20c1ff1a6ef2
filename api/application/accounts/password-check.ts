import type { Throttled, WrongPassword } from '../../domain/accounts/errors.ts';
import { loginByAccount } from '../../domain/accounts/throttle-rules.ts';
import type { User } from '../../domain/accounts/user.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { PasswordHasher } from '../../ports/password-hasher.ts';
import type { UserStore } from '../../ports/user-store.ts';
import type { TryCounter } from './try-counter.ts';

/** Asks somebody who is signed in for their password again. Guesses count like those at sign-in. */
export class PasswordCheck {
  private readonly users: UserStore;
  private readonly passwords: PasswordHasher;
  private readonly tries: TryCounter;

  constructor(users: UserStore, passwords: PasswordHasher, tries: TryCounter) {
    this.users = users;
    this.passwords = passwords;
    this.tries = tries;
  }

  async run(user: User, password: string): Promise<Result<void, Throttled | WrongPassword>> {
    const guess = { rule: loginByAccount, subject: user.email };
    const counted = await this.tries.count([guess]);
    if (!counted.ok) return counted;
    const found = await this.users.findForLogin(user.email);
    const right = await this.passwords.verify(found?.passwordHash ?? null, password);
    if (!right) return err({ code: 'accounts.wrong_password' });
    await this.tries.clear(guess);
    return ok(undefined);
  }
}
