import type { EmailNotDue, UserNotFound } from '../../domain/accounts/errors.ts';
import type { LinkPurpose } from '../../domain/accounts/email-link.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { UserStore } from '../../ports/accounts/user-store.ts';
import type { AuditLog } from '../../ports/platform/audit-log.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { UnitOfWork } from '../../ports/shared/unit-of-work.ts';
import type { LinkSender } from './link-sender.ts';

interface Deps {
  users: UserStore;
  linkSender: LinkSender;
  audit: AuditLog;
  unitOfWork: UnitOfWork;
  clock: Clock;
}

/** Posts an email with a fresh link again, by somebody of the staff. Only one that the state of the account asks for. */
export class ResendUserEmail {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  run(
    actorId: string,
    userId: string,
    kind: Extract<LinkPurpose, 'claim' | 'confirm' | 'reset'>,
    reason: string,
  ): Promise<Result<void, UserNotFound | EmailNotDue>> {
    const { users, linkSender, audit, unitOfWork, clock } = this.deps;
    return unitOfWork.run(async (tx): Promise<Result<void, UserNotFound | EmailNotDue>> => {
      const user = await users.hold(userId, tx);
      if (!user) return err({ code: 'accounts.user_not_found' });
      const claimed = (await users.findForLogin(user.email, tx))?.passwordHash !== null;
      const due = { claim: !claimed, confirm: claimed && user.mailboxProvenAt === null, reset: claimed };
      if (!due[kind]) return err({ code: 'accounts.email_not_due' });
      await linkSender.send(user, kind, tx);
      const details = { kind, reason };
      const action = 'accounts.email_resent';
      await audit.record(tx, { actorId, action, subject: `user:${userId}`, details, at: clock.now() });
      return ok(undefined);
    });
  }
}
