import { UNDO_MS, isPending, type EmailChange } from '../../domain/accounts/email-change.ts';
import type {
  DeadLink,
  EmailTaken,
  PasswordRequired,
  Throttled,
  WrongPassword,
} from '../../domain/accounts/errors.ts';
import { linkUseByAddress } from '../../domain/accounts/throttle-rules.ts';
import type { User } from '../../domain/accounts/user.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { EmailChangeStore } from '../../ports/accounts/email-change-store.ts';
import type { EmailLinkStore } from '../../ports/accounts/email-link-store.ts';
import type { SessionTokens } from '../../ports/accounts/session-tokens.ts';
import type { UserStore } from '../../ports/accounts/user-store.ts';
import type { MailQueue } from '../../ports/platform/mail-queue.ts';
import type { Site } from '../../ports/platform/site.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { Transaction, UnitOfWork } from '../../ports/shared/unit-of-work.ts';
import type { CheckPassword } from './check-password.ts';
import type { EmailConfirmation } from './confirm-email.ts';
import { oldAddressEmail } from './email-change-emails.ts';
import type { MailboxProof } from './mailbox-proof.ts';
import type { TryCounter } from './try-counter.ts';

interface Deps {
  emailChanges: EmailChangeStore;
  users: UserStore;
  links: EmailLinkStore;
  sessionTokens: SessionTokens;
  checkPassword: CheckPassword;
  mailboxProof: MailboxProof;
  tryCounter: TryCounter;
  mail: MailQueue;
  site: Site;
  unitOfWork: UnitOfWork;
  clock: Clock;
}

type Refused = DeadLink | EmailTaken | PasswordRequired | Throttled | WrongPassword;

/**
 * Moves an account to its new address by the link that was mailed there. The link alone is not enough, since whoever reads a
 * mistyped address would get the account: it takes its session or its password.
 */
export class ConfirmEmailChange {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(given: EmailConfirmation): Promise<Result<void, Refused>> {
    const { users, checkPassword, tryCounter, unitOfWork } = this.deps;
    const counted = await tryCounter.count([{ rule: linkUseByAddress, subject: given.address }]);
    if (!counted.ok) return counted;
    const change = await this.pending(given.token);
    const user = change && (await users.find(change.userId));
    if (!change || !user) return err({ code: 'accounts.dead_link' });
    const session = given.caller?.userId === user.id ? given.caller.sessionId : undefined;
    if (session === undefined) {
      if (given.password === undefined) return err({ code: 'accounts.password_required' });
      const known = await checkPassword.run(user, given.password);
      if (!known.ok) return known;
    }
    return unitOfWork.run((tx) => this.move(user.id, given.token, session, tx));
  }

  /** Under the lock of the account: it may have been confirmed, cancelled or deleted meanwhile. */
  private async move(
    userId: string,
    token: string,
    session: string | undefined,
    tx: Transaction,
  ): Promise<Result<void, DeadLink | EmailTaken>> {
    const { emailChanges, users, links, sessionTokens, mailboxProof, mail, site, clock } = this.deps;
    const user = await users.hold(userId, tx);
    const change = await this.pending(token, tx);
    if (!user || user.suspendedAt || !change || change.oldEmail !== user.email)
      return err({ code: 'accounts.dead_link' });
    const at = clock.now();
    if (!(await users.changeEmail(userId, change.newEmail, null, at, tx)))
      return err({ code: 'accounts.email_taken' });
    // A link that lies in the old mailbox opens the account no more.
    await links.endAllOf(userId, at, tx);
    const undo = user.mailboxProvenAt ? sessionTokens.issue() : null;
    const until = new Date(at.getTime() + UNDO_MS);
    await emailChanges.confirm(change.id, at, { hash: undo?.hash ?? null, until }, tx);
    const moved: User = { ...user, email: change.newEmail, mailboxProvenAt: null };
    await mailboxProof.byOwner(moved, session, tx);
    const details = await site.details(tx);
    await mail.post(oldAddressEmail(details, user, change.newEmail, 'moved', undo?.token ?? null), tx);
    return ok(undefined);
  }

  private async pending(token: string, tx?: Transaction): Promise<EmailChange | null> {
    const { emailChanges, sessionTokens, clock } = this.deps;
    const change = await emailChanges.findByConfirmHash(sessionTokens.hash(token), tx);
    return change && isPending(change, clock.now()) ? change : null;
  }
}
