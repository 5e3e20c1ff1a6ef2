import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { User } from '../../domain/accounts/user.ts';
import type { Transaction } from '../../ports/shared/unit-of-work.ts';
import type { Throttled, TwoFactorOff, WrongCode, WrongPassword } from '../../domain/accounts/errors.ts';
import type { TwoFactorStore } from '../../ports/accounts/two-factor-store.ts';
import type { CheckPassword } from './check-password.ts';
import type { GivenFactor, SecondFactor } from './second-factor.ts';

export interface GivenProof extends GivenFactor {
  password: string;
}

export type ProofRefused = Throttled | WrongPassword | WrongCode | TwoFactorOff;

interface Deps {
  twoFactor: TwoFactorStore;
  secondFactor: SecondFactor;
  checkPassword: CheckPassword;
}

/** Asks for the password and a code again before the second factor is touched. */
export class TwoFactorProof {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** Does `then` once both are right, in the transaction that uses the code up. */
  async whenGiven<T>(
    user: User,
    { password, ...given }: GivenProof,
    then: (tx: Transaction) => Promise<T>,
  ): Promise<Result<T, ProofRefused>> {
    const known = await this.deps.checkPassword.run(user, password);
    if (!known.ok) return known;
    const standing = await this.deps.twoFactor.find(user.id);
    if (!standing?.confirmedAt) return err({ code: 'accounts.two_factor_off' });
    const done = await this.deps.secondFactor.whenProven(user.id, given, (_by, tx) => then(tx));
    if (done.ok) return ok(done.value);
    const { error } = done;
    return err(error.code === 'accounts.totp_required' ? { code: 'accounts.wrong_code' } : error);
  }
}
