import type { AlreadySuspended, LastAdmin, OwnAccount, UserNotFound } from '../../domain/accounts/errors.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { SessionStore } from '../../ports/accounts/session-store.ts';
import type { UserStore } from '../../ports/accounts/user-store.ts';
import type { ApiKeyStore } from '../../ports/integrations/api-key-store.ts';
import type { AuditLog } from '../../ports/platform/audit-log.ts';
import type { MailQueue } from '../../ports/platform/mail-queue.ts';
import type { Site } from '../../ports/platform/site.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { UnitOfWork } from '../../ports/shared/unit-of-work.ts';
import { suspensionEmail } from './account-emails.ts';

interface Deps {
  users: UserStore;
  sessions: SessionStore;
  apiKeys: ApiKeyStore;
  mail: MailQueue;
  site: Site;
  audit: AuditLog;
  unitOfWork: UnitOfWork;
  clock: Clock;
}

type Refused = OwnAccount | UserNotFound | LastAdmin | AlreadySuspended;

/** Shuts somebody out until they are reinstated: sessions and API keys end, nothing else of the account changes. */
export class SuspendUser {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(actorId: string, userId: string, reason: string): Promise<Result<void, Refused>> {
    if (actorId === userId) return err({ code: 'accounts.own_account' });
    const { users, sessions, apiKeys, mail, site, audit, unitOfWork, clock } = this.deps;
    return unitOfWork.run(async (tx): Promise<Result<void, Refused>> => {
      // Two admins who suspend each other at the same time: only the first succeeds.
      const admins = await users.lockAdmins(tx);
      const user = await users.hold(userId, tx);
      if (!user) return err({ code: 'accounts.user_not_found' });
      if (user.suspendedAt) return err({ code: 'accounts.already_suspended' });
      if (user.role === 'admin' && admins < 2) return err({ code: 'accounts.last_admin' });
      const at = clock.now();
      await users.suspend(userId, reason, at, tx);
      await sessions.revokeAllOf(userId, at, tx);
      await apiKeys.revokeAllOf(userId, at, tx);
      const action = 'accounts.suspended';
      await audit.record(tx, { actorId, action, subject: `user:${userId}`, details: { reason }, at });
      await mail.post(suspensionEmail(await site.details(tx), user, 'suspended'), tx);
      return ok(undefined);
    });
  }
}
