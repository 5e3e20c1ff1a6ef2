import type { Throttled, TotpRequired, WrongCode } from '../../domain/accounts/errors.ts';
import { secondFactorByAccount, secondFactorByDay } from '../../domain/accounts/throttle-rules.ts';
import { isStepFresh, readRecoveryCode, readTotpCode } from '../../domain/accounts/two-factor.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { OneTimeCodes } from '../../ports/accounts/one-time-codes.ts';
import type { SecretBox } from '../../ports/accounts/secret-box.ts';
import type { SessionTokens } from '../../ports/accounts/session-tokens.ts';
import type { TwoFactor, TwoFactorStore } from '../../ports/accounts/two-factor-store.ts';
import type { Transaction, UnitOfWork } from '../../ports/shared/unit-of-work.ts';
import type { TryCounter } from './try-counter.ts';

/** What somebody typed as their second factor, as typed. */
export interface GivenFactor {
  totpCode?: string | undefined;
  recoveryCode?: string | undefined;
}

interface Deps {
  twoFactor: TwoFactorStore;
  codes: OneTimeCodes;
  box: SecretBox;
  sessionTokens: SessionTokens;
  tryCounter: TryCounter;
  unitOfWork: UnitOfWork;
  clock: Clock;
}

export type ProvenBy = 'none' | 'app' | 'recovery';

/** Marks a code as used; false when a parallel call has used it already. */
type Take = (tx: Transaction) => Promise<boolean>;

/** Checks codes of authenticator apps and recovery codes. Each counts once, and guesses are few. */
export class SecondFactor {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /**
   * Does `then` once the account's second factor is proven, by `app` or by `recovery` code, or `none` as it has none. The
   * code is used up in the same transaction, so that of two uses at once one wins.
   */
  async whenProven<T>(
    userId: string,
    given: GivenFactor,
    then: (by: ProvenBy, tx: Transaction) => Promise<T>,
  ): Promise<Result<T, TotpRequired | WrongCode | Throttled>> {
    const factor = await this.deps.twoFactor.find(userId);
    if (!factor?.confirmedAt) return ok(await this.deps.unitOfWork.run((tx) => then('none', tx)));
    const { totpCode, recoveryCode } = given;
    if (recoveryCode !== undefined) {
      return this.counted(userId, this.recoveryTaker(userId, recoveryCode), (tx) => then('recovery', tx));
    }
    if (totpCode === undefined) return err({ code: 'accounts.totp_required' });
    return this.counted(userId, this.stepTaker(userId, factor, totpCode), (tx) => then('app', tx));
  }

  /** Does `then` when this is the code of an app that waits to be confirmed. */
  async whenShown<T>(
    userId: string,
    factor: TwoFactor,
    totpCode: string,
    then: (tx: Transaction) => Promise<T>,
  ): Promise<Result<T, WrongCode | Throttled>> {
    return this.counted(userId, this.stepTaker(userId, factor, totpCode), then);
  }

  /** Counts the try before it is made, and forgets the counting when it succeeds. */
  private async counted<T>(
    userId: string,
    take: Take | null,
    then: (tx: Transaction) => Promise<T>,
  ): Promise<Result<T, WrongCode | Throttled>> {
    const { tryCounter, unitOfWork } = this.deps;
    const soon = { rule: secondFactorByAccount, subject: userId };
    const daily = { rule: secondFactorByDay, subject: userId };
    const counted = await tryCounter.count([soon, daily]);
    if (!counted.ok) return counted;
    if (!take) return err({ code: 'accounts.wrong_code' });
    const done = await unitOfWork.run(async (tx): Promise<Result<T, WrongCode>> =>
      (await take(tx)) ? ok(await then(tx)) : err({ code: 'accounts.wrong_code' }),
    );
    if (done.ok) await Promise.all([tryCounter.clear(soon), tryCounter.giveBack(daily)]);
    return done;
  }

  /** Null when it is not the code of a time step that may still be taken. */
  private stepTaker(userId: string, factor: TwoFactor, text: string): Take | null {
    const { box, codes, clock, twoFactor } = this.deps;
    const secret = box.open(factor.sealedSecret, userId);
    const code = readTotpCode(text);
    if (secret === null || code === null) return null;
    const step = codes.matchingStep(secret, code, clock.now());
    if (step === null || !isStepFresh(factor.lastStep, step)) return null;
    return (tx) => twoFactor.takeStep(userId, step, tx);
  }

  private recoveryTaker(userId: string, text: string): Take {
    const { twoFactor, sessionTokens, clock } = this.deps;
    const hash = sessionTokens.hash(readRecoveryCode(text));
    return (tx) => twoFactor.takeRecoveryCode(userId, hash, clock.now(), tx);
  }
}
