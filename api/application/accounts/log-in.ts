import { normaliseEmail } from '../../domain/accounts/email.ts';
import type {
  AccountSuspended,
  Throttled,
  TotpRequired,
  WrongCredentials,
  WrongSecondFactor,
} from '../../domain/accounts/errors.ts';
import {
  loginByAccount,
  loginByAddress,
  loginByDevice,
  loginByPair,
} from '../../domain/accounts/throttle-rules.ts';
import type { User } from '../../domain/accounts/user.ts';
import { err, type Result } from '../../domain/shared/result.ts';
import { isStaff } from '../../domain/shared/role.ts';
import type { AuditLog } from '../../ports/platform/audit-log.ts';
import type { MailQueue } from '../../ports/platform/mail-queue.ts';
import type { PasswordHasher } from '../../ports/accounts/password-hasher.ts';
import type { Site } from '../../ports/platform/site.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { Transaction, UnitOfWork } from '../../ports/shared/unit-of-work.ts';
import type { UserStore } from '../../ports/accounts/user-store.ts';
import { secondFactorEmail } from './account-emails.ts';
import type { KnownDevices } from './known-devices.ts';
import type { SignedIn } from './register-user.ts';
import type { GivenFactor, SecondFactor } from './second-factor.ts';
import type { SessionOpener } from './session-opener.ts';
import type { Counted, TryCounter } from './try-counter.ts';

export interface LogInInput extends GivenFactor {
  email: string;
  password: string;
  /** Network address of the caller. */
  address: string;
  /** What the caller's browser calls itself; null when unknown. */
  device: string | null;
  /** What the browser's cookie of a device that signed in before holds. */
  deviceCookie: string | undefined;
}

interface Deps {
  users: UserStore;
  passwords: PasswordHasher;
  sessionOpener: SessionOpener;
  tryCounter: TryCounter;
  knownDevices: KnownDevices;
  secondFactor: SecondFactor;
  mail: MailQueue;
  site: Site;
  audit: AuditLog;
  unitOfWork: UnitOfWork;
  clock: Clock;
}

type SecondStep = Result<SignedIn, TotpRequired | WrongSecondFactor | Throttled>;

/**
 * Signs in by email and password, and a code where the account has a second factor. An unknown email answers, and works,
 * like a wrong password; of the second factor, and of a suspension, nobody hears who does not know the password. Guesses are counted by account
 * and address; a device that signed in to the account before is counted by itself, so that nobody shuts its owner out.
 */
export class LogIn {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(
    input: LogInInput,
  ): Promise<
    Result<SignedIn, WrongCredentials | AccountSuspended | TotpRequired | WrongSecondFactor | Throttled>
  > {
    const { users, passwords, tryCounter } = this.deps;
    const email = normaliseEmail(input.email);
    const { own, shared } = this.counted(email, input);
    const counted = await tryCounter.count([own, ...shared]);
    if (!counted.ok) return counted;

    const found = await users.findForLogin(email);
    const right = await passwords.verify(found?.passwordHash ?? null, input.password);
    if (!found || !right) {
      if (found) await this.note(found.user, 'accounts.sign_in_failed', input);
      return err({ code: 'accounts.wrong_credentials' });
    }

    await Promise.all([tryCounter.clear(own), ...shared.map((each) => tryCounter.giveBack(each))]);
    if (found.user.suspendedAt) return err({ code: 'accounts.suspended' });
    return this.secondStep(found.user, input);
  }

  /** `own`: forgotten by the right password; `shared` with other people: only the own try is given back. */
  private counted(email: string, { address, deviceCookie }: LogInInput): { own: Counted; shared: Counted[] } {
    const device = this.deps.knownDevices.recognise(deviceCookie, email);
    if (device !== null) return { own: { rule: loginByDevice, subject: device }, shared: [] };
    return {
      own: { rule: loginByPair, subject: `${email} ${address}` },
      shared: [
        { rule: loginByAccount, subject: email },
        { rule: loginByAddress, subject: address },
      ],
    };
  }

  private async secondStep(user: User, input: LogInInput): Promise<SecondStep> {
    const { secondFactor, sessionOpener, mail, site } = this.deps;
    const opened = await secondFactor.whenProven(user.id, input, async (by, tx) => {
      if (by === 'recovery')
        await mail.post(secondFactorEmail(await site.details(tx), user, 'recovered'), tx);
      const token = await sessionOpener.open(user.id, input.device, tx);
      if (isStaff(user.role)) await this.record(user, 'accounts.signed_in', input, tx);
      return { user, token };
    });
    if (opened.ok) return opened;
    const { error } = opened;
    if (error.code === 'accounts.wrong_code') await this.note(user, 'accounts.sign_in_failed', input);
    return err(error.code === 'accounts.wrong_code' ? { code: 'accounts.wrong_second_factor' } : error);
  }

  /** Sign-ins of those who see what belongs to others are in the audit log, and failed ones; nobody else's. */
  private async note(user: User, action: string, input: LogInInput): Promise<void> {
    if (isStaff(user.role)) await this.deps.unitOfWork.run((tx) => this.record(user, action, input, tx));
  }

  private record(user: User, action: string, { device }: LogInInput, tx: Transaction): Promise<void> {
    const { audit, clock } = this.deps;
    // Whoever failed is not known to be the owner.
    const actorId = action === 'accounts.signed_in' ? user.id : null;
    return audit.record(tx, {
      actorId,
      action,
      subject: `user:${user.id}`,
      details: { role: user.role, device },
      at: clock.now(),
    });
  }
}
