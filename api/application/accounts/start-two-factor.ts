import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { User } from '../../domain/accounts/user.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { UnitOfWork } from '../../ports/shared/unit-of-work.ts';
import type { Throttled, TwoFactorOn, WrongPassword } from '../../domain/accounts/errors.ts';
import type { OneTimeCodes } from '../../ports/accounts/one-time-codes.ts';
import type { SecretBox } from '../../ports/accounts/secret-box.ts';
import type { Site } from '../../ports/platform/site.ts';
import type { TwoFactorStore } from '../../ports/accounts/two-factor-store.ts';
import type { CheckPassword } from './check-password.ts';

interface Deps {
  twoFactor: TwoFactorStore;
  checkPassword: CheckPassword;
  codes: OneTimeCodes;
  box: SecretBox;
  site: Site;
  unitOfWork: UnitOfWork;
  clock: Clock;
}

/** Makes a new secret for the app. Until a code confirms it nothing has changed. */
export class StartTwoFactor {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(
    user: User,
    password: string,
  ): Promise<Result<{ secret: string; url: string }, Throttled | WrongPassword | TwoFactorOn>> {
    const { codes, box, twoFactor, clock, unitOfWork, site } = this.deps;
    const known = await this.deps.checkPassword.run(user, password);
    if (!known.ok) return known;
    const secret = codes.newSecret();
    const sealed = box.seal(secret, user.id);
    const begun = await unitOfWork.run((tx) => twoFactor.begin(user.id, sealed, clock.now(), tx));
    if (!begun) return err({ code: 'accounts.two_factor_on' });
    const { platformName } = await site.details();
    return ok({ secret, url: codes.enrolmentUrl(secret, platformName, user.email) });
  }
}
