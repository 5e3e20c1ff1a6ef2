import type { Result } from '../../domain/shared/result.ts';
import type { User } from '../../domain/accounts/user.ts';
import type { RecoveryCodes } from './recovery-codes.ts';
import type { TwoFactorNotice } from './two-factor-notice.ts';
import type { GivenProof, ProofRefused, TwoFactorProof } from './two-factor-proof.ts';

interface Deps {
  proof: TwoFactorProof;
  recoveryCodes: RecoveryCodes;
  notice: TwoFactorNotice;
}

/** Puts new recovery codes in place of the earlier ones, to be shown once. */
export class RenewRecoveryCodes {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  run(user: User, given: GivenProof): Promise<Result<string[], ProofRefused>> {
    const { proof, recoveryCodes, notice } = this.deps;
    return proof.whenGiven(user, given, async (tx) => {
      await notice.send(user, 'codes', tx);
      return recoveryCodes.renew(user.id, tx);
    });
  }
}
