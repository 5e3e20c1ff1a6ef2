import type {
  Throttled,
  TwoFactorOff,
  TwoFactorOn,
  WrongCode,
  WrongPassword,
} from '../../domain/accounts/errors.ts';
import { recoveryCodeCount, showRecoveryCode } from '../../domain/accounts/two-factor.ts';
import type { User } from '../../domain/accounts/user.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { AuditLog } from '../../ports/audit-log.ts';
import type { Clock } from '../../ports/clock.ts';
import type { MailQueue } from '../../ports/mail-queue.ts';
import type { OneTimeCodes } from '../../ports/one-time-codes.ts';
import type { PlatformSettingsStore } from '../../ports/platform-settings.ts';
import type { SecretBox } from '../../ports/secret-box.ts';
import type { SessionStore } from '../../ports/session-store.ts';
import type { SessionTokens } from '../../ports/session-tokens.ts';
import type { Site } from '../../ports/site.ts';
import type { TwoFactorStore } from '../../ports/two-factor-store.ts';
import type { Transaction, UnitOfWork } from '../../ports/unit-of-work.ts';
import { secondFactorLetter, type SecondFactorEvent } from './account-letters.ts';
import type { PasswordCheck } from './password-check.ts';
import type { GivenFactor, SecondFactor } from './second-factor.ts';

interface Deps {
  twoFactor: TwoFactorStore;
  secondFactor: SecondFactor;
  passwordCheck: PasswordCheck;
  codes: OneTimeCodes;
  box: SecretBox;
  sessionTokens: SessionTokens;
  sessions: SessionStore;
  settings: Pick<PlatformSettingsStore, 'current'>;
  site: Site;
  mail: MailQueue;
  audit: AuditLog;
  unitOfWork: UnitOfWork;
  clock: Clock;
}

export interface TwoFactorStanding {
  enabledAt: Date | null;
  /** The platform asks it of every admin. */
  required: boolean;
  recoveryCodesLeft: number;
}

/** The password and a code, asked again before the second factor is touched. */
export interface Proof extends GivenFactor {
  password: string;
}

type Refused = Throttled | WrongPassword | WrongCode;

/** The second factor of the one who is signed in. The owner hears of every change by letter. */
export class OwnTwoFactor {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async standing(userId: string): Promise<TwoFactorStanding> {
    const [{ twoFactorRequired }, factor] = await Promise.all([
      this.deps.settings.current(),
      this.deps.twoFactor.find(userId),
    ]);
    const enabledAt = factor?.confirmedAt ?? null;
    return {
      enabledAt,
      required: twoFactorRequired,
      recoveryCodesLeft: enabledAt ? (factor?.recoveryCodesLeft ?? 0) : 0,
    };
  }

  /** A new secret for the app. Until a code confirms it nothing has changed. */
  async start(
    user: User,
    password: string,
  ): Promise<Result<{ secret: string; url: string }, Throttled | WrongPassword | TwoFactorOn>> {
    const { codes, box, twoFactor, clock, unitOfWork, site } = this.deps;
    const known = await this.deps.passwordCheck.run(user, password);
    if (!known.ok) return known;
    const secret = codes.newSecret();
    const sealed = box.seal(secret, user.id);
    const begun = await unitOfWork.run((tx) => twoFactor.begin(user.id, sealed, clock.now(), tx));
    if (!begun) return err({ code: 'accounts.two_factor_on' });
    const { platformName } = await site.details();
    return ok({ secret, url: codes.enrolmentUrl(secret, platformName, user.email) });
  }

  /** Switches the second factor on, signs out everywhere but in `sessionId`; the recovery codes, to be shown once. */
  async confirm(
    user: User,
    sessionId: string,
    code: string,
  ): Promise<Result<string[], Throttled | WrongCode | TwoFactorOn | TwoFactorOff>> {
    const { twoFactor, secondFactor, sessions, clock } = this.deps;
    const waiting = await twoFactor.find(user.id);
    if (!waiting) return err({ code: 'accounts.two_factor_off' });
    if (waiting.confirmedAt) return err({ code: 'accounts.two_factor_on' });
    return secondFactor.whenShown(user.id, waiting, code, async (tx) => {
      const now = clock.now();
      // A second call that confirms the same app at once has had its code refused, so this one is the first.
      await twoFactor.confirm(user.id, now, tx);
      await sessions.revokeAllOf(user.id, now, tx, sessionId);
      await this.tell(user, 'on', tx);
      return this.freshCodes(user.id, tx);
    });
  }

  /** New recovery codes in place of the earlier ones, to be shown once. */
  renewCodes(user: User, proof: Proof): Promise<Result<string[], Refused | TwoFactorOff>> {
    return this.proven(user, proof, async (tx) => {
      await this.tell(user, 'codes', tx);
      return this.freshCodes(user.id, tx);
    });
  }

  /** From now on the password alone signs in. */
  disable(user: User, proof: Proof): Promise<Result<void, Refused | TwoFactorOff>> {
    return this.proven(user, proof, async (tx) => {
      await this.deps.twoFactor.remove(user.id, tx);
      await this.tell(user, 'off', tx);
    });
  }

  private async proven<T>(
    user: User,
    { password, ...given }: Proof,
    then: (tx: Transaction) => Promise<T>,
  ): Promise<Result<T, Refused | TwoFactorOff>> {
    const known = await this.deps.passwordCheck.run(user, password);
    if (!known.ok) return known;
    const standing = await this.deps.twoFactor.find(user.id);
    if (!standing?.confirmedAt) return err({ code: 'accounts.two_factor_off' });
    const done = await this.deps.secondFactor.whenProven(user.id, given, (_by, tx) => then(tx));
    if (done.ok) return done;
    const { error } = done;
    return err(error.code === 'accounts.totp_required' ? { code: 'accounts.wrong_code' } : error);
  }

  private async freshCodes(userId: string, tx: Transaction): Promise<string[]> {
    const { codes, sessionTokens, twoFactor } = this.deps;
    const fresh = Array.from({ length: recoveryCodeCount }, () => codes.newRecoveryCode());
    await twoFactor.replaceRecoveryCodes(userId, fresh.map(sessionTokens.hash), tx);
    return fresh.map(showRecoveryCode);
  }

  private async tell(user: User, event: SecondFactorEvent, tx: Transaction): Promise<void> {
    const { audit, mail, site, clock } = this.deps;
    await audit.record(tx, {
      actorId: user.id,
      action: `accounts.two_factor_${event}`,
      subject: `user:${user.id}`,
      details: {},
      at: clock.now(),
    });
    await mail.post(secondFactorLetter(await site.details(tx), user, event), tx);
  }
}
