import type { SessionTokens } from '../../ports/accounts/session-tokens.ts';
import type { Transaction } from '../../ports/shared/unit-of-work.ts';
import { recoveryCodeCount, showRecoveryCode } from '../../domain/accounts/two-factor.ts';
import type { OneTimeCodes } from '../../ports/accounts/one-time-codes.ts';
import type { TwoFactorStore } from '../../ports/accounts/two-factor-store.ts';

interface Deps {
  twoFactor: TwoFactorStore;
  codes: OneTimeCodes;
  sessionTokens: SessionTokens;
}

/** Recovery codes of a second factor. */
export class RecoveryCodes {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** Puts new codes in place of the earlier ones; they are to be shown once. */
  async renew(userId: string, tx: Transaction): Promise<string[]> {
    const { codes, sessionTokens, twoFactor } = this.deps;
    const fresh = Array.from({ length: recoveryCodeCount }, () => codes.newRecoveryCode());
    await twoFactor.replaceRecoveryCodes(userId, fresh.map(sessionTokens.hash), tx);
    return fresh.map(showRecoveryCode);
  }
}
