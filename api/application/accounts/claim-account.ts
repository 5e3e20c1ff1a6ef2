import type { BlankName, DeadLink, Throttled, WeakPassword } from '../../domain/accounts/errors.ts';
import { parseFullName } from '../../domain/accounts/full-name.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { Clock } from '../../ports/clock.ts';
import type { GiveTrial } from '../credits/give-trial.ts';
import type { LinkRedeemer, Redemption } from './link-redeemer.ts';
import type { SignedIn } from './register-user.ts';
import type { SessionOpener } from './session-opener.ts';

/** Sets the first password of an account that was made for somebody, and signs in. A customer's trial begins here. */
export class ClaimAccount {
  private readonly redeemer: LinkRedeemer;
  private readonly opener: SessionOpener;
  private readonly giveTrial: GiveTrial;
  private readonly clock: Clock;

  constructor(redeemer: LinkRedeemer, opener: SessionOpener, giveTrial: GiveTrial, clock: Clock) {
    this.redeemer = redeemer;
    this.opener = opener;
    this.giveTrial = giveTrial;
    this.clock = clock;
  }

  async run(
    given: Redemption,
    device: string | null,
  ): Promise<Result<SignedIn, BlankName | Throttled | DeadLink | WeakPassword>> {
    const name = given.fullName === undefined ? null : parseFullName(given.fullName);
    if (name && !name.ok) return name;
    return this.redeemer.run(
      { ...given, fullName: name?.value },
      ['claim', 'invitation'],
      async (user, tx) => {
        if (user.role === 'user') await this.giveTrial.run(tx, user, this.clock.now());
        return { user, token: await this.opener.open(user.id, device, tx) };
      },
    );
  }
}
