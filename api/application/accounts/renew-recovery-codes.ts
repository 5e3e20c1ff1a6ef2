import type { Result } from '../../domain/shared/result.ts';
import type { User } from '../../domain/accounts/user.ts';
import type { RecoveryCodes } from './recovery-codes.ts';
import type { TwoFactorNotice } from './two-factor-notice.ts';
import type { GivenProof, ProofRefused, TwoFactorProof } from './two-factor-proof.ts';

interface Deps {
  twoFactorProof: TwoFactorProof;
  recoveryCodes: RecoveryCodes;
  twoFactorNotice: TwoFactorNotice;
}

/** Puts new recovery codes in place of the earlier ones, to be shown once. */
export class RenewRecoveryCodes {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  run(user: User, given: GivenProof): Promise<Result<string[], ProofRefused>> {
    const { twoFactorProof, recoveryCodes, twoFactorNotice } = this.deps;
    return twoFactorProof.whenGiven(user, given, async (tx) => {
      await twoFactorNotice.send(user, 'codes', tx);
      return recoveryCodes.renew(user.id, tx);
    });
  }
}
