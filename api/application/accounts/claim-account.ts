import type {
  AccountSuspended,
  BlankName,
  DeadLink,
  Throttled,
  WeakPassword,
} from '../../domain/accounts/errors.ts';
import { parseFullName } from '../../domain/accounts/full-name.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { GiveTrial } from '../credits/give-trial.ts';
import type { RedeemLink, Redemption } from './redeem-link.ts';
import type { SignedIn } from './register-user.ts';
import type { SessionOpener } from './session-opener.ts';

interface Deps {
  redeemLink: RedeemLink;
  sessionOpener: SessionOpener;
  giveTrial: GiveTrial;
  clock: Clock;
}

/**
 * Sets the password of an account that was made for somebody, or by somebody else with their address, and signs in. A
 * customer's trial begins here.
 */
export class ClaimAccount {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(
    given: Redemption,
    device: string | null,
  ): Promise<Result<SignedIn, BlankName | Throttled | DeadLink | AccountSuspended | WeakPassword>> {
    const name = given.fullName === undefined ? null : parseFullName(given.fullName);
    if (name && !name.ok) return name;
    return this.deps.redeemLink.run(
      { ...given, fullName: name?.value },
      ['claim', 'invitation', 'confirm'],
      async (user, tx) => {
        if (user.role === 'user') await this.deps.giveTrial.run(tx, user, this.deps.clock.now());
        return { user, token: await this.deps.sessionOpener.open(user.id, device, tx) };
      },
    );
  }
}
