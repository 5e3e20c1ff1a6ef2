import type { OwnTwoFactor, TwoFactorOff, UserNotFound } from '../../domain/accounts/errors.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { AuditLog } from '../../ports/platform/audit-log.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { MailQueue } from '../../ports/platform/mail-queue.ts';
import type { SessionStore } from '../../ports/accounts/session-store.ts';
import type { Site } from '../../ports/platform/site.ts';
import type { TwoFactorStore } from '../../ports/accounts/two-factor-store.ts';
import type { UnitOfWork } from '../../ports/shared/unit-of-work.ts';
import type { UserStore } from '../../ports/accounts/user-store.ts';
import { secondFactorEmail } from './account-emails.ts';

interface Deps {
  users: UserStore;
  twoFactor: TwoFactorStore;
  sessions: SessionStore;
  mail: MailQueue;
  site: Site;
  audit: AuditLog;
  unitOfWork: UnitOfWork;
  clock: Clock;
}

/** Takes the second factor off the account of somebody who has lost it, signs them out everywhere and tells them by email. */
export class ResetUserTwoFactor {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(
    actorId: string,
    userId: string,
  ): Promise<Result<void, UserNotFound | TwoFactorOff | OwnTwoFactor>> {
    if (actorId === userId) return err({ code: 'accounts.two_factor_own' });
    const { users, twoFactor, sessions, mail, site, audit, unitOfWork, clock } = this.deps;
    return unitOfWork.run(async (tx): Promise<Result<void, UserNotFound | TwoFactorOff>> => {
      const user = await users.find(userId, tx);
      if (!user) return err({ code: 'accounts.user_not_found' });
      if (!(await twoFactor.remove(userId, tx))) return err({ code: 'accounts.two_factor_off' });
      const at = clock.now();
      await sessions.revokeAllOf(userId, at, tx);
      const action = 'accounts.two_factor_reset';
      await audit.record(tx, { actorId, action, subject: `user:${userId}`, details: {}, at });
      await mail.post(secondFactorEmail(await site.details(tx), user, 'reset'), tx);
      return ok(undefined);
    });
  }
}
