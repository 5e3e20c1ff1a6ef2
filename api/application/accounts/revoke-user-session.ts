import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { AuditLog } from '../../ports/platform/audit-log.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { SessionStore } from '../../ports/accounts/session-store.ts';
import type { UnitOfWork } from '../../ports/shared/unit-of-work.ts';
import type { SessionNotFound, UserNotFound } from '../../domain/accounts/errors.ts';
import type { ListUserSessions } from './list-user-sessions.ts';

interface Deps {
  listUserSessions: ListUserSessions;
  sessions: SessionStore;
  audit: AuditLog;
  unitOfWork: UnitOfWork;
  clock: Clock;
}

/** Ends one of somebody's sessions; one that is not theirs, or not alive, is not there. */
export class RevokeUserSession {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(
    actorId: string,
    userId: string,
    sessionId: string,
  ): Promise<Result<void, UserNotFound | SessionNotFound>> {
    const { listUserSessions, sessions, audit, unitOfWork, clock } = this.deps;
    const listed = await listUserSessions.run(userId);
    if (!listed.ok) return listed;
    const session = listed.value.find(({ id }) => id === sessionId);
    if (!session) return err({ code: 'accounts.session_not_found' });
    const at = clock.now();
    const details = { device: session.device };
    await unitOfWork.run(async (tx) => {
      await sessions.revoke(sessionId, at, tx);
      const action = 'accounts.session_revoked';
      await audit.record(tx, { actorId, action, subject: `user:${userId}`, details, at });
    });
    return ok(undefined);
  }
}
