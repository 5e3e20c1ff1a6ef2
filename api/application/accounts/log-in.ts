import { normaliseEmail } from '../../domain/accounts/email.ts';
import type { Throttled, WrongCredentials } from '../../domain/accounts/errors.ts';
import { loginByAccount, loginByAddress } from '../../domain/accounts/throttle-rules.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { PasswordHasher } from '../../ports/password-hasher.ts';
import type { UserStore } from '../../ports/user-store.ts';
import type { SignedIn } from './register-user.ts';
import type { SessionOpener } from './session-opener.ts';
import type { TryCounter } from './try-counter.ts';

export interface LogInInput {
  email: string;
  password: string;
  /** Network address of the caller. */
  address: string;
  /** What the caller's browser calls itself; null when unknown. */
  device: string | null;
}

/** Signs in by e-mail and password. An unknown e-mail answers, and works, like a wrong password. */
export class LogIn {
  private readonly users: UserStore;
  private readonly passwords: PasswordHasher;
  private readonly sessions: SessionOpener;
  private readonly tries: TryCounter;

  constructor(users: UserStore, passwords: PasswordHasher, sessions: SessionOpener, tries: TryCounter) {
    this.users = users;
    this.passwords = passwords;
    this.sessions = sessions;
    this.tries = tries;
  }

  async run(input: LogInInput): Promise<Result<SignedIn, WrongCredentials | Throttled>> {
    const email = normaliseEmail(input.email);
    const byAccount = { rule: loginByAccount, subject: email };
    const byAddress = { rule: loginByAddress, subject: input.address };
    const counted = await this.tries.count([byAccount, byAddress]);
    if (!counted.ok) return counted;

    const found = await this.users.findForLogin(email);
    const right = await this.passwords.verify(found?.passwordHash ?? null, input.password);
    if (!found || !right) return err({ code: 'accounts.wrong_credentials' });

    await Promise.all([this.tries.clear(byAccount), this.tries.giveBack(byAddress)]);
    return ok({ user: found.user, token: await this.sessions.open(found.user.id, input.device) });
  }
}
