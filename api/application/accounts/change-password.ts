import type { Throttled, WeakPassword, WrongPassword } from '../../domain/accounts/errors.ts';
import { checkPassword } from '../../domain/accounts/password-policy.ts';
import type { User } from '../../domain/accounts/user.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { MailQueue } from '../../ports/platform/mail-queue.ts';
import type { PasswordHasher } from '../../ports/accounts/password-hasher.ts';
import type { SessionStore } from '../../ports/accounts/session-store.ts';
import type { Site } from '../../ports/platform/site.ts';
import type { UnitOfWork } from '../../ports/shared/unit-of-work.ts';
import type { UserStore } from '../../ports/accounts/user-store.ts';
import { passwordChangedEmail } from './account-emails.ts';
import type { CheckPassword } from './check-password.ts';

interface Deps {
  users: UserStore;
  sessions: SessionStore;
  passwords: PasswordHasher;
  mail: MailQueue;
  checkPassword: CheckPassword;
  unitOfWork: UnitOfWork;
  clock: Clock;
  site: Site;
}

export interface PasswordChange {
  current: string;
  next: string;
  /** The session that asks; it alone stays signed in. */
  sessionId: string;
}

/**
 * Sets a new password for somebody who knows the present one, signs out everywhere else, and tells the owner by email.
 * Guesses of the current password count like those at sign-in.
 */
export class ChangePassword {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(
    user: User,
    { current, next, sessionId }: PasswordChange,
  ): Promise<Result<void, Throttled | WrongPassword | WeakPassword>> {
    const { users, sessions, passwords, mail, unitOfWork, clock, site } = this.deps;
    const strong = checkPassword(next, user.email, user.role);
    if (!strong.ok) return strong;
    const known = await this.deps.checkPassword.run(user, current);
    if (!known.ok) return known;

    const passwordHash = await passwords.hash(next);
    return unitOfWork.run(async (tx): Promise<Result<void, WrongPassword>> => {
      const now = clock.now();
      // The account was deleted in parallel and has no password to compare with.
      const changed = await users.setPassword(user.id, { passwordHash }, now, tx);
      if (!changed) return err({ code: 'accounts.wrong_password' });
      await sessions.revokeAllOf(user.id, now, tx, sessionId);
      await mail.post(passwordChangedEmail(await site.details(tx), user, 'every other device'), tx);
      return ok(undefined);
    });
  }
}
