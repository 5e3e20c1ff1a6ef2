import type { NotSuspended, UserNotFound } from '../../domain/accounts/errors.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { UserStore } from '../../ports/accounts/user-store.ts';
import type { AuditLog } from '../../ports/platform/audit-log.ts';
import type { MailQueue } from '../../ports/platform/mail-queue.ts';
import type { Site } from '../../ports/platform/site.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { UnitOfWork } from '../../ports/shared/unit-of-work.ts';
import { suspensionEmail } from './account-emails.ts';

interface Deps {
  users: UserStore;
  mail: MailQueue;
  site: Site;
  audit: AuditLog;
  unitOfWork: UnitOfWork;
  clock: Clock;
}

/** Lets the owner of a suspended account sign in again. */
export class ReinstateUser {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  run(actorId: string, userId: string, reason: string): Promise<Result<void, UserNotFound | NotSuspended>> {
    const { users, mail, site, audit, unitOfWork, clock } = this.deps;
    return unitOfWork.run(async (tx): Promise<Result<void, UserNotFound | NotSuspended>> => {
      const user = await users.hold(userId, tx);
      if (!user) return err({ code: 'accounts.user_not_found' });
      const at = clock.now();
      if (!(await users.reinstate(userId, at, tx))) return err({ code: 'accounts.not_suspended' });
      const action = 'accounts.reinstated';
      await audit.record(tx, { actorId, action, subject: `user:${userId}`, details: { reason }, at });
      await mail.post(suspensionEmail(await site.details(tx), user, 'reinstated'), tx);
      return ok(undefined);
    });
  }
}
