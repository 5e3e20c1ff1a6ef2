import type { CodeRequired, Throttled, WrongCode, WrongPassword } from '../../domain/accounts/errors.ts';
import type { User } from '../../domain/accounts/user.ts';
import { err, type Result } from '../../domain/shared/result.ts';
import type { SessionStore } from '../../ports/accounts/session-store.ts';
import type { MailQueue } from '../../ports/platform/mail-queue.ts';
import type { Site } from '../../ports/platform/site.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import { secondFactorEmail } from './account-emails.ts';
import type { CheckPassword } from './check-password.ts';
import type { SecondFactor } from './second-factor.ts';
import type { GivenProof } from './two-factor-proof.ts';

interface Deps {
  sessions: SessionStore;
  checkPassword: CheckPassword;
  secondFactor: SecondFactor;
  mail: MailQueue;
  site: Site;
  clock: Clock;
}

/** Somebody who is signed in gives the password again, and a code where the account has a second factor, for what is sensitive. */
export class ProveIdentity {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(
    user: User,
    sessionId: string,
    { password, ...given }: GivenProof,
  ): Promise<Result<void, Throttled | WrongPassword | WrongCode | CodeRequired>> {
    const { sessions, checkPassword, secondFactor, mail, site, clock } = this.deps;
    const known = await checkPassword.run(user, password);
    if (!known.ok) return known;
    const done = await secondFactor.whenProven(user.id, given, async (by, tx) => {
      await sessions.prove(sessionId, clock.now(), tx);
      if (by === 'recovery')
        await mail.post(secondFactorEmail(await site.details(tx), user, 'recovered'), tx);
    });
    if (done.ok) return done;
    return err(
      done.error.code === 'accounts.totp_required' ? { code: 'accounts.code_required' } : done.error,
    );
  }
}
