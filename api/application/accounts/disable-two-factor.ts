import type { Result } from '../../domain/shared/result.ts';
import type { User } from '../../domain/accounts/user.ts';
import type { TwoFactorStore } from '../../ports/accounts/two-factor-store.ts';
import type { TwoFactorNotice } from './two-factor-notice.ts';
import type { GivenProof, ProofRefused, TwoFactorProof } from './two-factor-proof.ts';

interface Deps {
  twoFactorProof: TwoFactorProof;
  twoFactor: TwoFactorStore;
  twoFactorNotice: TwoFactorNotice;
}

/** Switches the second factor off: from now on the password alone signs in. */
export class DisableTwoFactor {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  run(user: User, given: GivenProof): Promise<Result<void, ProofRefused>> {
    const { twoFactorProof, twoFactor, twoFactorNotice } = this.deps;
    return twoFactorProof.whenGiven(user, given, async (tx) => {
      await twoFactor.remove(user.id, tx);
      await twoFactorNotice.send(user, 'off', tx);
    });
  }
}
