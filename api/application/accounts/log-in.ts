import { normaliseEmail } from '../../domain/accounts/email.ts';
import type {
  Throttled,
  TotpRequired,
  WrongCredentials,
  WrongSecondFactor,
} from '../../domain/accounts/errors.ts';
import { loginByAccount, loginByAddress } from '../../domain/accounts/throttle-rules.ts';
import type { User } from '../../domain/accounts/user.ts';
import { err, type Result } from '../../domain/shared/result.ts';
import type { MailQueue } from '../../ports/platform/mail-queue.ts';
import type { PasswordHasher } from '../../ports/accounts/password-hasher.ts';
import type { Site } from '../../ports/platform/site.ts';
import type { UserStore } from '../../ports/accounts/user-store.ts';
import { secondFactorEmail } from './account-emails.ts';
import type { SignedIn } from './register-user.ts';
import type { GivenFactor, SecondFactor } from './second-factor.ts';
import type { SessionOpener } from './session-opener.ts';
import type { TryCounter } from './try-counter.ts';

export interface LogInInput extends GivenFactor {
  email: string;
  password: string;
  /** Network address of the caller. */
  address: string;
  /** What the caller's browser calls itself; null when unknown. */
  device: string | null;
}

interface Deps {
  users: UserStore;
  passwords: PasswordHasher;
  sessionOpener: SessionOpener;
  tries: TryCounter;
  secondFactor: SecondFactor;
  mail: MailQueue;
  site: Site;
}

type SecondStep = Result<SignedIn, TotpRequired | WrongSecondFactor | Throttled>;

/**
 * Signs in by e-mail and password, and a code where the account has a second factor. An unknown e-mail answers, and works,
 * like a wrong password; of the second factor nobody hears who does not know the password.
 */
export class LogIn {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(
    input: LogInInput,
  ): Promise<Result<SignedIn, WrongCredentials | TotpRequired | WrongSecondFactor | Throttled>> {
    const { users, passwords, tries } = this.deps;
    const email = normaliseEmail(input.email);
    const byAccount = { rule: loginByAccount, subject: email };
    const byAddress = { rule: loginByAddress, subject: input.address };
    const counted = await tries.count([byAccount, byAddress]);
    if (!counted.ok) return counted;

    const found = await users.findForLogin(email);
    const right = await passwords.verify(found?.passwordHash ?? null, input.password);
    if (!found || !right) return err({ code: 'accounts.wrong_credentials' });

    await Promise.all([tries.clear(byAccount), tries.giveBack(byAddress)]);
    return this.secondStep(found.user, input);
  }

  private async secondStep(user: User, input: LogInInput): Promise<SecondStep> {
    const { secondFactor, sessionOpener, mail, site } = this.deps;
    const opened = await secondFactor.whenProven(user.id, input, async (by, tx) => {
      if (by === 'recovery')
        await mail.post(secondFactorEmail(await site.details(tx), user, 'recovered'), tx);
      return { user, token: await sessionOpener.open(user.id, input.device, tx) };
    });
    if (opened.ok) return opened;
    const { error } = opened;
    return err(error.code === 'accounts.wrong_code' ? { code: 'accounts.wrong_second_factor' } : error);
  }
}
