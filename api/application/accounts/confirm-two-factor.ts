import { err, type Result } from '../../domain/shared/result.ts';
import type { User } from '../../domain/accounts/user.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { SessionStore } from '../../ports/accounts/session-store.ts';
import type { Throttled, TwoFactorOff, TwoFactorOn, WrongCode } from '../../domain/accounts/errors.ts';
import type { TwoFactorStore } from '../../ports/accounts/two-factor-store.ts';
import type { RecoveryCodes } from './recovery-codes.ts';
import type { SecondFactor } from './second-factor.ts';
import type { TwoFactorNotice } from './two-factor-notice.ts';

interface Deps {
  twoFactor: TwoFactorStore;
  secondFactor: SecondFactor;
  recoveryCodes: RecoveryCodes;
  twoFactorNotice: TwoFactorNotice;
  sessions: SessionStore;
  clock: Clock;
}

/** Switches the second factor on and signs out everywhere but in the session that asks. */
export class ConfirmTwoFactor {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** The recovery codes, to be shown once. */
  async run(
    user: User,
    sessionId: string,
    code: string,
  ): Promise<Result<string[], Throttled | WrongCode | TwoFactorOn | TwoFactorOff>> {
    const { twoFactor, secondFactor, recoveryCodes, twoFactorNotice, sessions, clock } = this.deps;
    const waiting = await twoFactor.find(user.id);
    if (!waiting) return err({ code: 'accounts.two_factor_off' });
    if (waiting.confirmedAt) return err({ code: 'accounts.two_factor_on' });
    return secondFactor.whenShown(user.id, waiting, code, async (tx) => {
      const now = clock.now();
      // Of two parallel confirmations only one passes the code check, so this one is the first.
      await twoFactor.confirm(user.id, now, tx);
      await sessions.revokeAllOf(user.id, now, tx, sessionId);
      await twoFactorNotice.send(user, 'on', tx);
      return recoveryCodes.renew(user.id, tx);
    });
  }
}
