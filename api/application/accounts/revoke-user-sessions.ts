import { ok, type Result } from '../../domain/shared/result.ts';
import type { AuditLog } from '../../ports/platform/audit-log.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { SessionStore } from '../../ports/accounts/session-store.ts';
import type { UnitOfWork } from '../../ports/shared/unit-of-work.ts';
import type { UserNotFound } from '../../domain/accounts/errors.ts';
import type { ListUserSessions } from './list-user-sessions.ts';

/** An admin who ends sessions. */
export interface Actor {
  id: string;
  /** The session that they use. */
  sessionId: string;
}

interface Deps {
  listUserSessions: ListUserSessions;
  sessions: SessionStore;
  audit: AuditLog;
  unitOfWork: UnitOfWork;
  clock: Clock;
}

/** Ends all of somebody's sessions, but the one that the admin uses. */
export class RevokeUserSessions {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(actor: Actor, userId: string): Promise<Result<void, UserNotFound>> {
    const { listUserSessions, sessions, audit, unitOfWork, clock } = this.deps;
    const listed = await listUserSessions.run(userId);
    if (!listed.ok) return listed;
    const at = clock.now();
    const details = { sessions: listed.value.filter(({ id }) => id !== actor.sessionId).length };
    await unitOfWork.run(async (tx) => {
      await sessions.revokeAllOf(userId, at, tx, actor.sessionId);
      const action = 'accounts.sessions_revoked';
      await audit.record(tx, { actorId: actor.id, action, subject: `user:${userId}`, details, at });
    });
    return ok(undefined);
  }
}
