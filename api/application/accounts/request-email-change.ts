import { CONFIRM_MS, UNDO_MS, type EmailChange } from '../../domain/accounts/email-change.ts';
import { normaliseEmail } from '../../domain/accounts/email.ts';
import type {
  CodeRequired,
  EmailTaken,
  SameEmail,
  Throttled,
  UserNotFound,
  WrongCode,
  WrongPassword,
} from '../../domain/accounts/errors.ts';
import { linkByAccount } from '../../domain/accounts/throttle-rules.ts';
import type { User } from '../../domain/accounts/user.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { EmailChangeStore } from '../../ports/accounts/email-change-store.ts';
import type { SessionTokens } from '../../ports/accounts/session-tokens.ts';
import type { UserStore } from '../../ports/accounts/user-store.ts';
import type { MailQueue } from '../../ports/platform/mail-queue.ts';
import type { Site } from '../../ports/platform/site.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { IdSource } from '../../ports/shared/id-source.ts';
import type { Transaction } from '../../ports/shared/unit-of-work.ts';
import { secondFactorEmail } from './account-emails.ts';
import type { CheckPassword } from './check-password.ts';
import { newAddressEmail, oldAddressEmail } from './email-change-emails.ts';
import type { ProvenBy, SecondFactor } from './second-factor.ts';
import type { TryCounter } from './try-counter.ts';
import type { GivenProof } from './two-factor-proof.ts';

interface Deps {
  emailChanges: EmailChangeStore;
  users: UserStore;
  sessionTokens: SessionTokens;
  checkPassword: CheckPassword;
  secondFactor: SecondFactor;
  tryCounter: TryCounter;
  mail: MailQueue;
  site: Site;
  ids: IdSource;
  clock: Clock;
}

type Refused = SameEmail | EmailTaken | UserNotFound | Throttled | WrongPassword | WrongCode | CodeRequired;

/** Asks the new mailbox whether it belongs to the owner of the account, and tells the old one. Nothing moves yet. */
export class RequestEmailChange {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(
    user: User,
    wanted: string,
    { password, ...given }: GivenProof,
  ): Promise<Result<EmailChange, Refused>> {
    const { users, checkPassword, secondFactor, tryCounter } = this.deps;
    const newEmail = normaliseEmail(wanted);
    if (newEmail === user.email) return err({ code: 'accounts.same_email' });
    const known = await checkPassword.run(user, password);
    if (!known.ok) return known;
    if (await users.findForLogin(newEmail)) return err({ code: 'accounts.email_taken' });
    // Of both mailboxes neither is flooded.
    const counted = await tryCounter.count([
      { rule: linkByAccount, subject: newEmail },
      { rule: linkByAccount, subject: `change:${user.id}` },
    ]);
    if (!counted.ok) return counted;
    const done = await secondFactor.whenProven(user.id, given, (by, tx) =>
      this.record(user.id, newEmail, by, tx),
    );
    if (!done.ok)
      return err(
        done.error.code === 'accounts.totp_required' ? { code: 'accounts.code_required' } : done.error,
      );
    return done.value ? ok(done.value) : err({ code: 'accounts.user_not_found' });
  }

  /** Null when the account is gone. */
  private async record(
    userId: string,
    newEmail: string,
    by: ProvenBy,
    tx: Transaction,
  ): Promise<EmailChange | null> {
    const { emailChanges, users, sessionTokens, mail, site, ids, clock } = this.deps;
    const user = await users.hold(userId, tx);
    if (!user) return null;
    const at = clock.now();
    const change: EmailChange = {
      id: ids.next(),
      userId,
      oldEmail: user.email,
      newEmail,
      requestedAt: at,
      expiresAt: new Date(at.getTime() + CONFIRM_MS),
      undoUntil: new Date(at.getTime() + UNDO_MS),
      confirmedAt: null,
      endedAt: null,
    };
    const confirm = sessionTokens.issue();
    const undo = user.mailboxProvenAt ? sessionTokens.issue() : null;
    await emailChanges.endOpen(userId, at, tx);
    await emailChanges.add({ ...change, confirmHash: confirm.hash, undoHash: undo?.hash ?? null }, tx);
    const details = await site.details(tx);
    await mail.post(newAddressEmail(details, change, confirm.token), tx);
    await mail.post(oldAddressEmail(details, user, newEmail, 'asked', undo?.token ?? null), tx);
    if (by === 'recovery') await mail.post(secondFactorEmail(details, user, 'recovered'), tx);
    return change;
  }
}
