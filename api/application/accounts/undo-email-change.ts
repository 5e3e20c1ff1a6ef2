import { isUndoable, type EmailChange } from '../../domain/accounts/email-change.ts';
import type { DeadLink, EmailTaken, Throttled } from '../../domain/accounts/errors.ts';
import { linkUseByAddress } from '../../domain/accounts/throttle-rules.ts';
import type { User } from '../../domain/accounts/user.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { EmailChangeStore } from '../../ports/accounts/email-change-store.ts';
import type { EmailLinkStore } from '../../ports/accounts/email-link-store.ts';
import type { SessionStore } from '../../ports/accounts/session-store.ts';
import type { SessionTokens } from '../../ports/accounts/session-tokens.ts';
import type { UserStore } from '../../ports/accounts/user-store.ts';
import type { MailQueue } from '../../ports/platform/mail-queue.ts';
import type { Site } from '../../ports/platform/site.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { Transaction, UnitOfWork } from '../../ports/shared/unit-of-work.ts';
import { movedBackEmail } from './email-change-emails.ts';
import type { LinkSender } from './link-sender.ts';
import type { TryCounter } from './try-counter.ts';

interface Deps {
  emailChanges: EmailChangeStore;
  users: UserStore;
  sessions: SessionStore;
  links: EmailLinkStore;
  linkSender: LinkSender;
  sessionTokens: SessionTokens;
  tryCounter: TryCounter;
  mail: MailQueue;
  site: Site;
  unitOfWork: UnitOfWork;
  clock: Clock;
}

/** Whether the account had moved, and is back. */
type Undone = Result<boolean, DeadLink | EmailTaken>;

/** The old mailbox has its way: a change that waits is cancelled; an account that has moved moves back and opens to nobody else. */
export class UndoEmailChange {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(token: string, address: string): Promise<Result<boolean, DeadLink | EmailTaken | Throttled>> {
    const counted = await this.deps.tryCounter.count([{ rule: linkUseByAddress, subject: address }]);
    if (!counted.ok) return counted;
    const change = await this.undoable(token);
    if (!change) return err({ code: 'accounts.dead_link' });
    return this.deps.unitOfWork.run((tx) => this.undo(change.userId, token, tx));
  }

  /** Under the lock of the account: it may be confirmed at the same moment, or deleted. */
  private async undo(userId: string, token: string, tx: Transaction): Promise<Undone> {
    const { emailChanges, users, clock } = this.deps;
    const user = await users.hold(userId, tx);
    const change = await this.undoable(token, tx);
    if (!user || !change) return err({ code: 'accounts.dead_link' });
    if (change.confirmedAt) {
      const back = await this.moveBack(user, change, tx);
      if (!back.ok) return back;
    }
    // Also what the other side has asked for since.
    await emailChanges.endAll(userId, clock.now(), tx);
    return ok(change.confirmedAt !== null);
  }

  private async moveBack(
    user: User,
    { oldEmail }: EmailChange,
    tx: Transaction,
  ): Promise<Result<void, EmailTaken>> {
    const { users, sessions, links, linkSender, mail, site, clock } = this.deps;
    const at = clock.now();
    // Whoever opens the link reads the old mailbox.
    if (!(await users.changeEmail(user.id, oldEmail, at, at, tx)))
      return err({ code: 'accounts.email_taken' });
    await sessions.revokeAllOf(user.id, at, tx);
    await links.endAllOf(user.id, at, tx);
    await linkSender.send({ ...user, email: oldEmail, mailboxProvenAt: at }, 'reset', tx);
    await mail.post(movedBackEmail(await site.details(tx), user.email), tx);
    return ok(undefined);
  }

  private async undoable(token: string, tx?: Transaction): Promise<EmailChange | null> {
    const { emailChanges, sessionTokens, clock } = this.deps;
    const change = await emailChanges.findByUndoHash(sessionTokens.hash(token), tx);
    return change && isUndoable(change, clock.now()) ? change : null;
  }
}
